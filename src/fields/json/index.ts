/** JSON may arrive as a value or as text (rules R15). A record holds the value, or JSON text for a string value. */
import type { ComposedEntries, JsonField } from '../../schema/field';
import { readJson } from '../../lib/rules/readJson';
import { isObject } from '../../lib/util/isObject';
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

const keysOf = (value: unknown): Readonly<Record<string, unknown>> => {
  const parsed = valueOf(value);
  return isObject(parsed) ? parsed : {};
};

/** The keys of an object. Their values are JSON text, because null is one of them. */
export const jsonEntries: ComposedEntries = {
  of: (value) =>
    Object.entries(keysOf(value)).map(([key, entryValue]) => ({
      key,
      name: key,
      value: JSON.stringify(entryValue),
      ...(typeof entryValue === 'string' ? { shown: entryValue } : {}),
    })),
  with: (value, changes) => {
    const keys = new Map(Object.entries(keysOf(value)));
    for (const [key, entryValue] of changes) {
      if (typeof entryValue === 'string') keys.set(key, JSON.parse(entryValue) as unknown);
      else keys.delete(key);
    }
    return Object.fromEntries(keys);
  },
};

const jsonWire = {
  fromPlatform: (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const read = readJson(value)?.value;
    return typeof read === 'object' && read !== null ? read : JSON.stringify(value);
  },
};

export const kind: Kind<JsonField> = { wire: jsonWire, sortKey: null };
