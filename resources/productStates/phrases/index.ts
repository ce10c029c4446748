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
        const phrase = typeof text === 'number' ? String(text) : text;
        return typeof phrase === 'string' && phrase.trim() !== '' ? [phrase] : [];
      })
    : [];

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};

/** Reads every list from a value of any shape (rules R25); a plain list is the first one. */
export const phraseLists = (value: unknown): PhraseLists => {
  const phrases = Array.isArray(value) ? { [firstKey]: value as unknown } : objectOf(value);
  return {
    primary_phrases: texts(phrases.primary_phrases),
    common_phrases: texts(phrases.common_phrases),
    phrases: texts(phrases.phrases),
  };
};

/** Every list, with further keys of the platform unchanged. JSON may arrive as text (rules R15). */
export const readPhrases = (value: unknown): unknown => {
  const parsed = typeof value === 'string' ? readJson(value)?.value : value;
  return { ...objectOf(parsed), ...phraseLists(parsed) };
};

/** Every list, even if the form has none; a new record's single list is sent as it is. */
export const sentPhrases = (value: unknown): unknown => {
  if (value === undefined) return null;
  return Array.isArray(value) ? value : readPhrases(value);
};

/** All phrases in the one list of a create request, each once. */
export const copiedPhrases = (value: unknown): readonly string[] => {
  const all = phraseKeys.flatMap((list) => phraseLists(value)[list]);
  return [...new Map(all.map((phrase) => [plainKey(phrase), phrase])).values()];
};

/** Each phrase of each list; phrases that look alike are one. */
const phrasesIn = (value: unknown): ReadonlyMap<string, string> => {
  const lists = phraseLists(value);
  return new Map(
    phraseKeys.flatMap((list) =>
      lists[list].map((phrase) => [`${list} ${plainKey(phrase)}`, phrase]),
    ),
  );
};

export const phraseEntries: ComposedEntries = {
  isOrdered: true,
  of: (value) =>
    [...phrasesIn(value)].map(([key, phrase]) => ({ key, name: phrase, value: phrase })),
  with: (value, changes) => {
    const lists = phraseLists(value);
    const changedList = (list: PhraseKey): readonly string[] => {
      const phrases = new Map(lists[list].map((phrase) => [plainKey(phrase), phrase]));
      for (const [key, phraseText] of changes) {
        if (!key.startsWith(`${list} `)) continue;
        const phrase = key.slice(list.length + 1);
        if (typeof phraseText === 'string') phrases.set(phrase, phraseText);
        else phrases.delete(phrase);
      }
      return [...phrases.values()];
    };
    return {
      ...objectOf(value),
      ...Object.fromEntries(phraseKeys.map((list) => [list, changedList(list)])),
    };
  },
};
