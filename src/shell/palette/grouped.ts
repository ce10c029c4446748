/** What the palette shows of the entries it knows: groups, none of them endless. */
import { knownGroups, type KnownEntry, type KnownGroup } from './entry';
import { ranked, type Ranked } from './rank';

/** Entries of a group that are shown at most, while nothing is typed and afterwards. */
const mostBefore = 14;
const mostFound = 8;

export interface Group<Key extends string = string> {
  readonly key: Key;
  readonly items: readonly Ranked<KnownEntry>[];
}

export interface Grouped {
  readonly groups: readonly Group<KnownGroup>[];
  /** Entries that fit as well, and have no room. */
  readonly hidden: number;
}

/** Groups in their own order while nothing is typed; then the one with the best entry first. */
export const grouped = (entries: readonly KnownEntry[], typed: string): Grouped => {
  const isTyped = typed.trim() !== '';
  // What can be added from elsewhere is too much to be offered unasked.
  const offered = isTyped ? entries : entries.filter(({ group }) => group !== 'add');
  const all = ranked(offered, typed);
  const inOrder = isTyped
    ? [...new Set(all.map(({ entry }) => entry.group))]
    : knownGroups.filter((key) => all.some(({ entry }) => entry.group === key));
  const most = isTyped ? mostFound : mostBefore;
  let hidden = 0;
  const groups = inOrder.map((key) => {
    const items = all.filter(({ entry }) => entry.group === key);
    hidden += Math.max(0, items.length - most);
    return { key, items: items.slice(0, most) };
  });
  return { groups, hidden };
};
