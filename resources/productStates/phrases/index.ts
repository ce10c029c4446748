/**
 * Key phrases of a state: lists of phrases by key. A create request sends one list without a key (rules 3, Product
 * state; rules R56).
 */
import type { ComposedEntries } from '../../../src/schema/field';
import { plainKey } from '../../../src/lib/text/plainText';
import { isObject } from '../../../src/lib/util/isObject';
import { readJson } from '../../../src/lib/rules/readJson';

/** In order of appearance. */
export const phraseKeys = ['primary_phrases', 'common_phrases', 'phrases'] as const;

export type PhraseKey = (typeof phraseKeys)[number];

/** The list that a create request sends. */
export const firstKey: PhraseKey = 'phrases';

type PhraseLists = Readonly<Record<PhraseKey, readonly string[]>>;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((text: unknown) => {
        const own = typeof text === 'number' ? String(text) : text;
        return typeof own === 'string' && own.trim() !== '' ? [own] : [];
      })
    : [];

/** Reads every list from a value of any shape (rules R25); a plain list is the first one. */
export const phraseLists = (value: unknown): PhraseLists => {
  const given: Readonly<Record<string, unknown>> = Array.isArray(value)
    ? { [firstKey]: value }
    : isObject(value)
      ? value
      : {};
  return {
    primary_phrases: texts(given.primary_phrases),
    common_phrases: texts(given.common_phrases),
    phrases: texts(given.phrases),
  };
};

const unknownKeys = (value: unknown) =>
  Object.entries(isObject(value) ? value : {}).filter(
    ([key]) => !phraseKeys.some((known) => known === key),
  );

/** Every list, with further keys of the platform unchanged. JSON may arrive as text (rules R15). */
export const readPhrases = (value: unknown): unknown => {
  const own = typeof value === 'string' ? readJson(value)?.value : value;
  return { ...phraseLists(own), ...Object.fromEntries(unknownKeys(own)) };
};

/** Every list, even if the form has none; a new record's single list is sent as it is. */
export const sentPhrases = (value: unknown): unknown => {
  if (value === undefined) return null;
  return Array.isArray(value) ? value : readPhrases(value);
};

/** All phrases in the one list of a create request, each once. */
export const copiedPhrases = (value: unknown): readonly string[] => {
  const all = phraseKeys.flatMap((list) => phraseLists(value)[list]);
  return [...new Map(all.map((one) => [plainKey(one), one])).values()];
};

/** Each phrase of each list; phrases that look alike are one. */
const phrasesIn = (value: unknown): ReadonlyMap<string, string> => {
  const lists = phraseLists(value);
  return new Map(
    phraseKeys.flatMap((list) => lists[list].map((one) => [`${list} ${plainKey(one)}`, one])),
  );
};

export const phraseEntries: ComposedEntries = {
  isOrdered: true,
  of: (value) => [...phrasesIn(value)].map(([key, one]) => ({ key, name: one, value: one })),
  with: (value, changes) => {
    const lists = phraseLists(value);
    const changedList = (list: PhraseKey): readonly string[] => {
      const own = new Map(lists[list].map((one) => [plainKey(one), one]));
      for (const [key, one] of changes) {
        if (!key.startsWith(`${list} `)) continue;
        const phrase = key.slice(list.length + 1);
        if (typeof one === 'string') own.set(phrase, one);
        else own.delete(phrase);
      }
      return [...own.values()];
    };
    return {
      ...Object.fromEntries(unknownKeys(value)),
      ...Object.fromEntries(phraseKeys.map((list) => [list, changedList(list)])),
    };
  },
};
