/** The palette's current content by group: known entries and search results. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { failureMessageOf } from '../../views/failures';
import { useNumberText } from '../../views/useWords';
import type { Entry, KnownEntry } from './entry';
import { grouped } from './grouped';
import { rangesIn, type Ranked } from './rank';
import type { FoundGroup } from './useFound';

export interface RowGroup {
  readonly key: string;
  readonly title: string;
  readonly items: readonly Ranked<Entry>[];
  /** Error message of a group without records. */
  readonly failure?: string | undefined;
}

export interface PaletteRows {
  readonly groups: readonly RowGroup[];
  /** All entries in the order of the arrow keys. */
  readonly entries: readonly Entry[];
  readonly hidden: number;
  /** Plural names of the entities that are being searched. */
  readonly searching: readonly string[];
}

type Translate = ReturnType<typeof useTranslate>;
type NumberText = ReturnType<typeof useNumberText>;

const foundGroup = (
  { name, title, records, all, error, retry }: FoundGroup,
  text: string,
  translate: Translate,
  numberText: NumberText,
): RowGroup => {
  const many = title ?? translate(`resources.${name}.name`);
  const again: readonly Ranked<Entry>[] = error
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
  const further: readonly Ranked<Entry>[] = all
    ? [
        {
          entry: {
            id: `all ${name}`,
            label:
              all.count === null
                ? translate('facings.palette.allFound', { many })
                : translate('facings.palette.allCounted', { many, count: numberText(all.count) }),
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
  known,
  found,
  text,
  areCommandsLast = false,
}: {
  readonly known: readonly KnownEntry[];
  readonly found: readonly FoundGroup[];
  readonly text: string;
  /** Puts commands below search results, if the palette was opened for those. */
  readonly areCommandsLast?: boolean;
}): PaletteRows => {
  const translate = useTranslate();
  const numberText = useNumberText();
  const own = useMemo(() => grouped(known, text), [known, text]);
  const isLast = (key: string) => areCommandsLast && key === 'commands';
  const ownGroups = own.groups.map(({ key, items }) => ({
    key,
    title: translate(`facings.palette.groups.${key}`),
    items,
  }));
  const groups: readonly RowGroup[] = [
    ...ownGroups.filter(({ key }) => !isLast(key)),
    ...found
      .filter(({ records, error }) => records.length > 0 || error)
      .map((group) => foundGroup(group, text, translate, numberText)),
    ...ownGroups.filter(({ key }) => isLast(key)),
  ];
  return {
    groups,
    entries: groups.flatMap(({ items }) => items.map(({ entry }) => entry)),
    hidden: own.hidden,
    searching: found
      .filter(({ isAsking }) => isAsking)
      .map(({ name }) => translate(`resources.${name}.name`)),
  };
};
