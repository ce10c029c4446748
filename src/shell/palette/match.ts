/** How well a text matches what is typed, ignoring case and accents, and which characters match. */
import type { PaletteEntry } from './entry';
import { plainText } from '../../lib/text/plainText';

/** A text without case and accents, and the original position of each character. */
interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Start and end index in the displayed text. */
export type MatchRange = readonly [from: number, to: number];

/** Where a typed word is found, from best to worst. */
export const tiers = { prefix: 0, wordStart: 1, inside: 2, otherStart: 3, otherInside: 4 } as const;
type Tier = (typeof tiers)[keyof typeof tiers];

interface Match {
  readonly tier: Tier;
  /** Index of the first matching character in the folded text. */
  readonly at: number;
  readonly ranges: readonly MatchRange[];
}

const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

export const folded = (shown: string): Folded => {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of shown) {
    const lower = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // Lowercasing may add combining marks: 'İ'.
    const plain = (letters[lower] ?? lower).replace(/\p{M}/gu, '');
    text += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(at);
    at += letter.length;
  }
  places.push(shown.length);
  return { text, places };
};

/** Returns the typed words; empty if there are none. */
export const wordsOf = (typed: string): readonly string[] =>
  folded(plainText(typed)).text.split(/\s+/).filter(Boolean);

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** Returns the index of a word in a text, preferably at the start of a word; -1 if it does not occur. */
const placeOf = (text: string, word: string): number => {
  const first = text.indexOf(word);
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
  }
  return first;
};

const tierIn = (text: string, at: number): Tier =>
  at === 0 ? tiers.prefix : isWordStart(text, at) ? tiers.wordStart : tiers.inside;

const joined = (ranges: readonly MatchRange[]): readonly MatchRange[] => {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  return sorted.reduce<readonly MatchRange[]>((done, [from, to]) => {
    const last = done.at(-1);
    if (!last || from > last[1]) return [...done, [from, to]];
    return [...done.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
};

/**
 * Returns null unless every word is found, in the label or in the synonyms. A label that starts with the complete
 * text is the best match; otherwise a match is as good as its worst word.
 */
export const matchOf = (words: readonly string[], label: Folded, others: string): Match | null => {
  let worst: Tier = tiers.prefix;
  let first = Infinity;
  const ranges: MatchRange[] = [];
  for (const word of words) {
    const at = placeOf(label.text, word);
    if (at !== -1) {
      worst = Math.max(worst, tierIn(label.text, at)) as Tier;
      first = Math.min(first, at);
      const [from = 0, to = from] = [label.places[at], label.places[at + word.length]];
      // Half of 'œ' was typed: highlight the whole character.
      ranges.push([from, to > from ? to : from + 1]);
      continue;
    }
    const beside = placeOf(others, word);
    if (beside === -1) return null;
    const tier = isWordStart(others, beside) ? tiers.otherStart : tiers.otherInside;
    worst = Math.max(worst, tier) as Tier;
  }
  const isPrefix = words.length > 1 && label.text.startsWith(words.join(' '));
  return { tier: isPrefix ? tiers.prefix : worst, at: first, ranges: joined(ranges) };
};

export interface Ranked<Own extends PaletteEntry> {
  readonly entry: Own;
  readonly ranges: readonly MatchRange[];
}

interface Prepared {
  readonly label: Folded;
  readonly others: string;
}

/** Cached, because folding is most of the work and entries stay the same between keys. */
const prepared = new WeakMap<PaletteEntry, Prepared>();

const prepare = (entry: PaletteEntry): Prepared => {
  const cached = prepared.get(entry);
  if (cached) return cached;
  const preparedEntry = {
    label: folded(entry.label),
    others: folded([entry.detail, entry.synonyms].filter(Boolean).join(', ')).text,
  };
  prepared.set(entry, preparedEntry);
  return preparedEntry;
};

const compare = (one: Match & Size, other: Match & Size): number =>
  one.tier - other.tier ||
  // Infinity - Infinity is NaN.
  (one.at === other.at ? 0 : one.at - other.at) ||
  one.length - other.length;

interface Size {
  readonly length: number;
}

/** The entries that match, best first; all in their own order while nothing is typed. */
export const ranked = <Own extends PaletteEntry>(
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
export const rangesIn = (label: string, typed: string): readonly MatchRange[] =>
  matchOf(wordsOf(typed), folded(label), '')?.ranges ?? [];
