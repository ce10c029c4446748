/** The palette's current content by group: known entries and search results. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { failureMessageOf } from '../../lib/failures/failures';
import { knownGroups, type PaletteEntry, type KnownEntry, type KnownGroup } from './entry';
import { maxPins } from '../../views/keys/usePins';
import { rangesIn, ranked, type Ranked } from './match';
import type { FoundGroup } from './useFound';

/** Maximum number of entries per group, without and with typed text. */
const maxUntyped = 14;
const maxTyped = 8;

export interface Group<Key extends string = string> {
  readonly key: Key;
  readonly items: readonly Ranked<KnownEntry>[];
}

export interface Grouped {
  readonly groups: readonly Group<KnownGroup>[];
  /** Number of matching entries that are not shown. */
  readonly hidden: number;
}

/** Groups in their fixed order while nothing is typed; otherwise sorted by their best match. */
export const grouped = (entries: readonly KnownEntry[], typed: string): Grouped => {
  const isTyped = typed.trim() !== '';
  // Create commands of other pages are only offered after typing.
  const offered = isTyped ? entries : entries.filter(({ group }) => group !== 'add');
  const all = ranked(offered, typed);
  const inOrder = isTyped
    ? [...new Set(all.map(({ entry }) => entry.group))]
    : knownGroups.filter((key) => all.some(({ entry }) => entry.group === key));
  let hidden = 0;
  const groups = inOrder.map((key) => {
    const items = all.filter(({ entry }) => entry.group === key);
    const maxShown = isTyped ? maxTyped : key === 'pinned' ? maxPins : maxUntyped;
    hidden += Math.max(0, items.length - maxShown);
    return { key, items: items.slice(0, maxShown) };
  });
  return { groups, hidden };
};

export interface RowGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Ranked<PaletteEntry>[];
  /** Error message of a group without records. */
  readonly failure?: string | undefined;
}

export interface PaletteRows {
  readonly groups: readonly RowGroup[];
  /** All entries in the order of the arrow keys. */
  readonly entries: readonly PaletteEntry[];
  readonly hidden: number;
  /** Plural names of the entities that are being searched. */
  readonly searching: readonly string[];
}

type Translate = ReturnType<typeof useTranslate>;

const foundGroup = (
  { name, title, records, all, error, retry }: FoundGroup,
  text: string,
  translate: Translate,
): RowGroup => {
  const many = title ?? translate(`resources.${name}.name`);
  const again: readonly Ranked<PaletteEntry>[] = error
    ? [
        {
          entry: {
            id: `again ${name}`,
            label: translate('facings.palette.again', { many }),
            run: retry,
            staysOpen: true,
          },
          ranges: [],
        },
      ]
    : [];
  const further: readonly Ranked<PaletteEntry>[] = all
    ? [
        {
          entry: {
            id: `all ${name}`,
            label:
              all.count === null
                ? translate('facings.palette.allFound', { many })
                : translate('facings.palette.allCounted', { many, count: all.count }),
            to: all.to,
          },
          ranges: [],
        },
      ]
    : [];
  return {
    key: name,
    title: many,
    items: [
      ...records.map(({ id, label, detail, to }) => ({
        entry: { id: `${name} ${id}`, label, detail, to },
        ranges: rangesIn(label, text),
      })),
      ...further,
      ...again,
    ],
    failure: error
      ? translate('facings.palette.searchFailed', {
          many,
          reason: failureMessageOf(error, translate).message,
        })
      : undefined,
  };
};

export const usePaletteRows = ({
  entries,
  found,
  text,
  areCommandsLast = false,
}: {
  readonly entries: readonly KnownEntry[];
  readonly found: readonly FoundGroup[];
  readonly text: string;
  /** Puts commands below search results, if the palette was opened for those. */
  readonly areCommandsLast?: boolean;
}): PaletteRows => {
  const translate = useTranslate();
  const entryGroups = useMemo(() => grouped(entries, text), [entries, text]);
  const isLast = (key: string) => areCommandsLast && key === 'commands';
  const ownGroups = entryGroups.groups.map(({ key, items }) => ({
    key,
    title: translate(`facings.palette.groups.${key}`),
    items,
  }));
  const groups: readonly RowGroup[] = [
    ...ownGroups.filter(({ key }) => !isLast(key)),
    ...found
      .filter(({ records, error }) => records.length > 0 || error)
      .map((group) => foundGroup(group, text, translate)),
    ...ownGroups.filter(({ key }) => isLast(key)),
  ];
  return {
    groups,
    entries: groups.flatMap(({ items }) => items.map(({ entry }) => entry)),
    hidden: entryGroups.hidden,
    searching: found
      .filter(({ isAsking }) => isAsking)
      .map(({ name }) => translate(`resources.${name}.name`)),
  };
};
