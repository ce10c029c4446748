import type { Grammar } from '../grammar';

export const frenchGrammar: Grammar = {
  /** "de" and "que" lose their e before a vowel: d’Indianapolis. */
  beforeValue: (word, value) =>
    /^(?:d|qu)e $/i.test(word) && /^[aeiouàâäéèêëîïôöùûüæœ]/i.test(value)
      ? word.replace(/e $/, '’')
      : word,
  /** The first of a month is "1er", which Intl does not write: dim. 1er nov., 1er–7 nov. 2026. */
  date: (text) => text.replace(/(?<!\S)1(?=\s\p{L}|–\d)/u, '1er'),
};
