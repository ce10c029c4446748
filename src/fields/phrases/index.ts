/**
 * Phrases are sent as an object of lists, or as a plain list in a create request (rules R56). Keys of the object that
 * the field does not know are sent back unchanged.
 */
import { isObject } from '../../schema/isObject';
import type { Kind } from '../kind';
import type { PhrasesField } from '../../schema/field';
import { readJson } from '../../schema/rules/readJson';
import { phraseLists } from './phraseLists';

const whole = (value: unknown, field: PhrasesField): unknown => ({
  ...phraseLists(field, value),
  ...(isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(field.lists, key)))
    : {}),
});

export const phrasesWire = {
  toPlatform: (value: unknown, field: PhrasesField): unknown =>
    Array.isArray(value) ? value : whole(value, field),
  fromPlatform: (value: unknown, field: PhrasesField): unknown =>
    // JSON may arrive as text (rules R15).
    whole(typeof value === 'string' ? readJson(value)?.value : value, field),
  fromNull: (field: PhrasesField): unknown => phraseLists(field, null),
};

export const kind: Kind<PhrasesField> = { wire: phrasesWire };
