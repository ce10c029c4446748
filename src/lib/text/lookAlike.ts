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
const lookAlikes = new RegExp(
  `[${[...plain.keys()].join('')}\\uff01-\\uff5e\\u2010-\\u2015\\u2212]`,
  'gu',
);

/** The code as a keyboard writes it: also with plain blanks, and a hyphen for each dash. */
export const withoutLookAlikes = (code: string): string =>
  plainText(code).replace(lookAlikes, (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    // Letters and digits of full width are in the order of ASCII.
    return plain.get(sign) ?? (point >= 0xff01 ? String.fromCodePoint(point - 0xfee0) : '-');
  });

/** Whether a code is written in another alphabet, where its letters look like nothing else. */
export const isOfOtherScript = (code: string): boolean =>
  otherScripts.test(withoutLookAlikes(code));
