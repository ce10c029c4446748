/** Ranks the entries that match the typed text, best first, within their groups. */
import type { Entry } from './entry';
import { folded, matchOf, wordsOf, type Folded, type Match, type Range } from './match';

export interface Ranked<Own extends Entry> {
  readonly entry: Own;
  readonly ranges: readonly Range[];
}

interface Prepared {
  readonly label: Folded;
  readonly others: string;
}

/** Cached, because folding is most of the work and entries stay the same between keys. */
const prepared = new WeakMap<Entry, Prepared>();

const prepare = (entry: Entry): Prepared => {
  const known = prepared.get(entry);
  if (known) return known;
  const made = {
    label: folded(entry.label),
    others: folded([entry.detail, entry.synonyms].filter(Boolean).join(', ')).text,
  };
  prepared.set(entry, made);
  return made;
};

const compare = (one: Match & Size, other: Match & Size): number =>
  one.tier - other.tier ||
  // Infinity - Infinity is NaN.
  (one.at === other.at ? 0 : one.at - other.at) ||
  one.length - other.length;

interface Size {
  readonly length: number;
}

/** Returns all entries in their own order while nothing is typed. */
export const ranked = <Own extends Entry>(
  entries: readonly Own[],
  typed: string,
): readonly Ranked<Own>[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return entries.map((entry) => ({ entry, ranges: [] }));
  return entries
    .flatMap((entry) => {
      const { label, others } = prepare(entry);
      const match = matchOf(words, label, others);
      return match ? [{ ...match, entry, length: label.text.length }] : [];
    })
    .sort(compare)
    .map(({ entry, ranges }) => ({ entry, ranges }));
};

/** Returns the matching ranges of a record's name; empty if something else matched. */
export const rangesIn = (label: string, typed: string): readonly Range[] =>
  matchOf(wordsOf(typed), folded(label), '')?.ranges ?? [];
