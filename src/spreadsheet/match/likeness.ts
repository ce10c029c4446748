/** Similarity of two headers from 0 to 1: by words, or by letters if one is misspelled. */
import { plainHeading } from './plainHeading';

/** Headers are cut to this length, since the comparison is quadratic. */
const compared = 64;

/** Levenshtein distance of two texts. */
const editsBetween = (one: string, other: string): number => {
  let row = Uint16Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = new Uint16Array(other.length + 1);
    next[0] = at;
    for (let to = 1; to <= other.length; to += 1) {
      const change = one[at - 1] === other[to - 1] ? 0 : 1;
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + change);
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

const byLetters = (one: string, other: string): number => {
  const longer = Math.max(one.length, other.length);
  // In short words, one different letter makes another word: 'sku' and 'sgu', 'dept' and 'depth'.
  if (longer < 6 || Math.abs(one.length - other.length) > longer / 4) return 0;
  return 1 - editsBetween(one, other) / longer;
};

/** Treats 'widths' and 'width' as the same word. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && byLetters(one, other) >= 0.8);

const byWords = (one: readonly string[], other: readonly string[]): number => {
  const shared = one.filter((word) => other.some((its) => isSameWord(word, its))).length;
  return (2 * shared) / (one.length + other.length);
};

export const likeness = (one: string, other: string): number => {
  const first = plainHeading(one).slice(0, compared);
  const second = plainHeading(other).slice(0, compared);
  if (first === '' || second === '') return 0;
  return Math.max(
    byLetters(first.replaceAll(' ', ''), second.replaceAll(' ', '')),
    byWords(first.split(' '), second.split(' ')),
  );
};
