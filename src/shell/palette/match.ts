/** How well a text fits what is typed, whatever its case and accents, and which of its letters do. */

/** A text without case and accents, and where each of its letters stands in the text itself. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** From an index up to another one, in the text as it is shown. */
export type Range = readonly [from: number, to: number];

/** Where a typed word is found, the best place first. */
export const tiers = { prefix: 0, wordStart: 1, inside: 2, otherStart: 3, otherInside: 4 } as const;
type Tier = (typeof tiers)[keyof typeof tiers];

export interface Match {
  readonly tier: Tier;
  /** Of the first letter that fits, in the folded text. */
  readonly at: number;
  readonly ranges: readonly Range[];
}

const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

export const folded = (shown: string): Folded => {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of shown) {
    const lower = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    // Lowering may bring marks of its own: 'İ'.
    const plain = (letters[lower] ?? lower).replace(/\p{M}/gu, '');
    text += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(at);
    at += letter.length;
  }
  places.push(shown.length);
  return { text, places };
};

/** The words of what is typed; none when nothing is. */
export const wordsOf = (typed: string): readonly string[] =>
  folded(typed).text.split(/\s+/).filter(Boolean);

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** Index of a word in a text: at the beginning of one of its words if it stands there at all; -1 for none. */
const placeOf = (text: string, word: string): number => {
  const first = text.indexOf(word);
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return at;
  }
  return first;
};

const tierIn = (text: string, at: number): Tier =>
  at === 0 ? tiers.prefix : isWordStart(text, at) ? tiers.wordStart : tiers.inside;

const joined = (ranges: readonly Range[]): readonly Range[] => {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  return sorted.reduce<readonly Range[]>((done, [from, to]) => {
    const last = done.at(-1);
    if (!last || from > last[1]) return [...done, [from, to]];
    return [...done.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
};

/**
 * Null unless every word is found, in the label or in the other words. A label that begins with all that is
 * typed is the best; otherwise a match is as good as its worst word.
 */
export const matchOf = (words: readonly string[], label: Folded, others: string): Match | null => {
  let worst: Tier = tiers.prefix;
  let first = Infinity;
  const ranges: Range[] = [];
  for (const word of words) {
    const at = placeOf(label.text, word);
    if (at !== -1) {
      worst = Math.max(worst, tierIn(label.text, at)) as Tier;
      first = Math.min(first, at);
      const [from = 0, to = from] = [label.places[at], label.places[at + word.length]];
      // Half of 'œ' was typed: the whole letter is shown as found.
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
