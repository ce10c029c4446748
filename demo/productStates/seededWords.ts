/** Words of a seeded state: what is read on the package, what the models call it, its bar code. */
import { digest } from '../auth/digest';
import type { KeyPhrases } from './productState';

const wordsOf = (description: string): string[] =>
  description.toLowerCase().match(/[\p{L}\d%/.]+/gu) ?? [];

/** 'meadowlark_extra_sharp_cheddar_8_oz'. */
export const labelOf = (description: string): string =>
  wordsOf(description)
    .join('_')
    .replaceAll(/[^\p{L}\d]+/gu, '_');

/** The first size that is written in a description begins with a digit. */
const sizeAt = (words: readonly string[]): number => {
  const at = words.findLastIndex((word) => /^\d/.test(word));
  return at <= 0 ? words.length : at;
};

export const phrasesOf = (description: string): KeyPhrases => {
  const words = wordsOf(description);
  const at = sizeAt(words);
  const size = words.slice(at).join(' ');
  return {
    primary_phrases: [words.slice(0, at).join(' ')],
    common_phrases: words.slice(at - 1, at),
    phrases: [...new Set(words.slice(0, at).filter((word) => word.length > 3)), size].filter(
      (phrase) => phrase !== '',
    ),
  };
};

/** A UPC-A of twelve digits; the last one checks the others. */
export const numberedCode = (id: string): string => {
  const eleven = `0${(Number.parseInt(digest(id, 'upc').slice(0, 12), 16) % 1e10).toString().padStart(10, '0')}`;
  const sum = Array.from(eleven).reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return `${eleven}${(10 - (sum % 10)) % 10}`;
};
