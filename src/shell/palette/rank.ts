/** Which entries fit what is typed, the best first; each in its group. */
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

/** Folding is most of the work, and an entry stays the same from key to key. */
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
  // Infinity less Infinity is no number.
  (one.at === other.at ? 0 : one.at - other.at) ||
  one.length - other.length;

interface Size {
  readonly length: number;
}

/** Everything in its own order while nothing is typed. */
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

/** The letters of a record's name that were typed; none where it was found by something else. */
export const rangesIn = (label: string, typed: string): readonly Range[] =>
  matchOf(wordsOf(typed), folded(label), '')?.ranges ?? [];
