/** JSON may arrive as a value or as text (rules R15). A record holds the value, or JSON text for a string value. */
import type { JsonField } from '../../schema/field';
import { readJson } from '../../lib/rules/readJson';
import type { Kind } from '../kind';

// JSON text of a form or record value, in which a string is already JSON text (index.ts).

const valueOf = (value: unknown): unknown =>
  typeof value === 'string' ? (readJson(value)?.value ?? value) : value;

/** On one line, for a table row. */
export const jsonLine = (value: unknown): string | null =>
  value == null || value === '' ? null : JSON.stringify(valueOf(value));

/** Indented, for reading and editing. */
export const jsonBlock = (value: unknown): string =>
  value == null || value === '' ? '' : JSON.stringify(valueOf(value), null, 2);

const jsonWire = {
  fromPlatform: (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const read = readJson(value)?.value;
    return typeof read === 'object' && read !== null ? read : JSON.stringify(value);
  },
};

export const kind: Kind<JsonField> = { wire: jsonWire, sortKey: null };
