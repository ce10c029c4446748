/** Letters, digits and signs that look like those of a keyboard, and make two codes differ. */
import { plainText } from './plainText';

/** Cyrillic and Greek letters, in the order of those that they look like. */
const letters = {
  АВСЕНІЈКМОРЅТУХасеіјорѕух: 'ABCEHIJKMOPSTYXaceijopsyx',
  ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο: 'ABEZHIKMNOPTYXo',
} as const;

const plain: ReadonlyMap<string, string> = new Map(
  Object.entries(letters).flatMap(([all, latin]) =>
    Array.from(all, (letter, at) => [letter, latin[at] ?? letter] as const),
  ),
);

const otherScripts = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Of full width, and dashes. */
const signs = '\\uff01-\\uff5e\\u2010-\\u2015\\u2212';
const otherSigns = new RegExp(`[${signs}]`, 'gu');
const lookAlikes = new RegExp(`[${[...plain.keys()].join('')}${signs}]`, 'gu');

const onKeyboard = (sign: string): string => {
  const point = sign.codePointAt(0) ?? 0;
  // Letters and digits of full width are in the order of ASCII.
  return plain.get(sign) ?? (point >= 0xff01 ? String.fromCodePoint(point - 0xfee0) : '-');
};

/**
 * The code as a keyboard writes it: also with plain blanks, and a hyphen for each dash. A code in another alphabet keeps
 * its letters.
 */
export const withoutLookAlikes = (code: string): string => {
  const text = plainText(code);
  const written = text.replace(lookAlikes, onKeyboard);
  return otherScripts.test(written) ? text.replace(otherSigns, onKeyboard) : written;
};

/** Whether a code is written in another alphabet, where its letters look like nothing else. */
export const isOfOtherScript = (code: string): boolean =>
  otherScripts.test(withoutLookAlikes(code));
