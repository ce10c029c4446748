/** JSON may come as a value or as text (rules R15); a record holds the value, or JSON's text of one. */
import type { JsonField } from '../../schema/field';
import type { Kind } from '../kind';
import { readJson } from '../../schema/rules/readJson';

export const jsonWire = {
  fromPlatform: (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const read = readJson(value)?.value;
    return typeof read === 'object' && read !== null ? read : JSON.stringify(value);
  },
};

export const kind: Kind<JsonField> = { wire: jsonWire, sortKey: null };
