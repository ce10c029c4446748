/** The storage type that each kind of storage has by default. */
import type { ComposedEntries } from '../../src/schema/field';
import { isObject } from '../../src/lib/util/isObject';

/** Reads the defaults from a value of any shape (rules R25); null: none is assigned. */
export const defaultsIn = (value: unknown): Readonly<Record<string, string | null>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, text]: [string, unknown]) => [
          key,
          typeof text === 'string' && text !== '' ? text : null,
        ]),
      )
    : {};

export const defaultEntries: ComposedEntries = {
  of: (value) =>
    Object.entries(defaultsIn(value)).map(([key, text]) => ({ key, name: key, value: text })),
  with: (value, changes) => ({ ...defaultsIn(value), ...Object.fromEntries(changes) }),
};
