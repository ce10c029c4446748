/**
 * Phrases are sent as an object of lists, or as a plain list in a create request (rules R56). Keys of the object that
 * the field does not know are sent back unchanged.
 */
import { isObject } from '../../schema/isObject';
import type { PhrasesField } from '../../schema/field';
import { readJson } from '../../schema/rules/readJson';
import type { Kind } from '../kind';

// Lists of phrases, by the keys that a field declares.

type PhraseLists = Readonly<Record<string, readonly string[]>>;

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

const whole = (value: unknown, field: PhrasesField): unknown => ({
  ...phraseLists(field, value),
  ...(isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(field.lists, key)))
    : {}),
});

const phrasesWire = {
  toPlatform: (value: unknown, field: PhrasesField): unknown =>
    Array.isArray(value) ? value : whole(value, field),
  fromPlatform: (value: unknown, field: PhrasesField): unknown =>
    // JSON may arrive as text (rules R15).
    whole(typeof value === 'string' ? readJson(value)?.value : value, field),
  fromNull: (field: PhrasesField): unknown => phraseLists(field, null),
};

export const kind: Kind<PhrasesField> = { wire: phrasesWire };
