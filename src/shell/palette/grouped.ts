/** The palette's known entries in groups of limited size. */
import { knownGroups, type KnownEntry, type KnownGroup } from './entry';
import { ranked, type Ranked } from './rank';

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
  const maxShown = isTyped ? maxTyped : maxUntyped;
  let hidden = 0;
  const groups = inOrder.map((key) => {
    const items = all.filter(({ entry }) => entry.group === key);
    hidden += Math.max(0, items.length - maxShown);
    return { key, items: items.slice(0, maxShown) };
  });
  return { groups, hidden };
};
