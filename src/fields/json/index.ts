/** JSON may arrive as a value or as text (rules R15). A record holds the value, or JSON text for a string value. */
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
