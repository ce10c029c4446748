/** The storage type that each kind of storage has by default. */
import type { ComposedEntries } from '../../src/schema/field';
import { isObject } from '../../src/lib/util/isObject';

/** Reads the defaults from a value of any shape (rules R25); null: none is assigned. */
export const defaultsIn = (value: unknown): Readonly<Record<string, string | null>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, own]: [string, unknown]) => [
          key,
          typeof own === 'string' && own !== '' ? own : null,
        ]),
      )
    : {};

export const defaultEntries: ComposedEntries = {
  of: (value) =>
    Object.entries(defaultsIn(value)).map(([key, own]) => ({ key, name: key, value: own })),
  with: (value, changes) => ({ ...defaultsIn(value), ...Object.fromEntries(changes) }),
};
