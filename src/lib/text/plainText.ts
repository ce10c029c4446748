/** What is one line of text, and the normal form in which keys and names are compared. */
import { isPrintableAscii, withoutInvisible } from './invisible';

/** What a value of one line must not contain: line breaks of every kind, and tabs. */
const breaks = /[\t\n\v\f\r\x85\u2028\u2029]/;

export const hasBreak = (text: string): boolean => breaks.test(text);

/** On one line: each run of breaks is one space; none at the ends. */
export const onOneLine = (text: string): string =>
  text.replace(new RegExp(`\\s*${breaks.source}\\s*`, 'g'), ' ').trim();

const blankRuns = /\s+/gu;

/** Without invisible characters, composed (NFC), with single plain spaces, and trimmed: texts that look alike are equal. */
export const plainText = (text: string): string =>
  (isPrintableAscii(text) ? text : withoutInvisible(text.normalize('NFC')).normalize('NFC'))
    .replace(blankRuns, ' ')
    .trim();

/** The form in which keys and names are compared: two that look alike are the same, whatever their case. */
export const plainKey = (text: string): string => plainText(text).toLowerCase().normalize('NFC');

export const sameKey = (one: string, other: string): boolean => plainKey(one) === plainKey(other);

/** Plain keys without accents, ligatures and full-width letters and digits (NFKC), as people type them. */
export const foldedText = (text: string): string =>
  plainKey(plainText(text).normalize('NFKC')).normalize('NFD').replace(/\p{M}/gu, '');

/** Returns the items whose text contains every word of the sought one, ignoring accents and case. */
export const withWords = <T>(
  items: readonly T[],
  sought: string,
  textOf: (item: T) => string,
): readonly T[] => {
  const words = foldedText(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const folded = foldedText(textOf(item));
    return words.every((word) => folded.includes(word));
  });
};
