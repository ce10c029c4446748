/** Lists of phrases, by the keys that a field declares. */
import type { PhrasesField } from '../../schema/field';
import { isObject } from '../../schema/isObject';

export type PhraseLists = Readonly<Record<string, readonly string[]>>;

type Keys = Pick<PhrasesField, 'lists' | 'first'>;

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((text: unknown) => {
        const own = typeof text === 'number' ? String(text) : text;
        return typeof own === 'string' && own.trim() !== '' ? [own] : [];
      })
    : [];

/** Reads every declared list, in order, from a value of any shape; a plain list is the first one. */
export const phraseLists = ({ lists, first }: Keys, value: unknown): PhraseLists => {
  const given: Readonly<Record<string, unknown>> = Array.isArray(value)
    ? { [first]: value }
    : isObject(value)
      ? value
      : {};
  return Object.fromEntries(Object.keys(lists).map((key) => [key, texts(given[key])]));
};
