import { inBlocks } from '../../util/yieldToMain';
import type { Converting } from '../convertTable';
import { cellText, type Table } from '../table';
import { plainHeading } from './headings';
import { plainKey } from '../../text/plainText';

// Similarity of two headers from 0 to 1: by words, or by letters if one is misspelled.

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

/** A typo in this many letters is one; more make another word. */
const lettersForTypo = 8;

const byLetters = (one: string, other: string): number => {
  const longer = Math.max(one.length, other.length);
  // In short words, one different letter makes another word: 'sku' and 'sgu', 'dept' and 'depth'.
  if (longer < 6 || Math.abs(one.length - other.length) > longer / 4) return 0;
  // 'Kartonpreise' is no misspelled 'Kartonbreite', nor 'Artikelgewicht' an 'Artikel height'.
  const edits = editsBetween(one, other);
  return edits > Math.max(1, longer / lettersForTypo) ? 0 : 1 - edits / longer;
};

/** Treats 'widths' and 'width' as the same word. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && byLetters(one, other) >= 0.8);

const byWords = (one: readonly string[], other: readonly string[]): number => {
  const shared = one.filter((word) => other.some((its) => isSameWord(word, its))).length;
  return (2 * shared) / (one.length + other.length);
};

/** 'Item cost' is no misspelled 'item code', and 'Carton' no 'carton w': short words that differ are other words. */
const isSpelledLike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.length > 1
    ? one.every((word, at) => word === other[at] || byLetters(word, other[at] ?? '') > 0)
    : one.length === other.length || [...one, ...other].every(({ length }) => length > 1);

export const likeness = (one: string, other: string): number => {
  const first = plainHeading(one).slice(0, compared);
  const second = plainHeading(other).slice(0, compared);
  if (first === '' || second === '') return 0;
  const [words, others] = [first.split(' '), second.split(' ')];
  return Math.max(
    isSpelledLike(words, others) ? byLetters(words.join(''), others.join('')) : 0,
    byWords(words, others),
  );
};

/** The distinct values of a column, and their matches with the offered values. */
export interface ColumnValue {
  /** As first written in the file. */
  readonly text: string;
  readonly count: number;
}

/** A possible match of a value: the text for the sheet, and its label. */
export interface ValueOption {
  readonly value: string;
  readonly label: string;
  readonly synonyms?: readonly string[] | undefined;
}

/** A column with more distinct values is free text, if the caller says no other number. */
const mostValues = 500;
/** Minimum similarity of a value and an option to match. */
const minSimilarity = 0.8;

/**
 * Distinct values, most frequent first; null if there are more than `most`.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const columnValues = async (
  table: Table,
  column: number,
  from: number,
  signal?: AbortSignal,
  most: number = mostValues,
): Promise<readonly ColumnValue[] | null> => {
  const found = new Map<string, { readonly text: string; count: number }>();
  await inBlocks({ from, to: table.rowCount, signal }, (first, next) => {
    for (let row = first; row < next && found.size <= most; row += 1) {
      const text = cellText(table, row, column).trim();
      const key = plainKey(text);
      if (key === '') continue;
      const value = found.get(key);
      if (value) value.count += 1;
      else found.set(key, { text, count: 1 });
    }
  });
  if (found.size > most) return null;
  return [...found.values()].sort((one, other) => other.count - one.count);
};

/** The option that a value matches by name, synonym or similar spelling; null if none or several match. */
export const proposedValue = (text: string, options: readonly ValueOption[]): string | null => {
  const plain = plainHeading(text);
  if (plain === '') return null;
  const isMeant = (names: readonly string[] = []) =>
    names.some((name) => plainHeading(name) === plain);
  // An organization's own value precedes a synonym of another one.
  const named = options.filter(({ value, label }) => isMeant([value, label]));
  const meant = named.length > 0 ? named : options.filter(({ synonyms }) => isMeant(synonyms));
  if (meant.length > 0) return meant.length === 1 ? (meant[0]?.value ?? null) : null;
  const like = options.filter(({ label }) => likeness(text, label) >= minSimilarity);
  return like.length === 1 ? (like[0]?.value ?? null) : null;
};

/** @param chosen the chosen option by plain value */
export const convertValues =
  (chosen: ReadonlyMap<string, string>): Converting =>
  (text) =>
    chosen.get(plainKey(text)) ?? text;
