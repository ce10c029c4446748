/**
 * Picked values are sent unchanged, or each as an object: count_techniques[{count_technique_value}]. A form holds the
 * value, or the platform's object if that has further keys.
 */
import { joined, listed, type Kind } from '../kind';
import { isObject } from '../../lib/util/isObject';
import type { PicksField } from '../../schema/field';

/** A picked value, with the platform's further keys. */
export type Picked = string | Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the value of an entry of any shape (rules R25). */
const valueOfPicked = (entry: unknown, as: string | undefined): string | undefined => {
  const value = isObject(entry) && as !== undefined ? entry[as] : entry;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns what is picked, by value, in order and without duplicates. */
export const pickedIn = (value: unknown, as?: string): ReadonlyMap<string, Picked> => {
  const found = new Map<string, Picked>();
  for (const entry of listOf(value)) {
    const id = valueOfPicked(entry, as);
    if (id !== undefined && !found.has(id)) found.set(id, isObject(entry) ? entry : id);
  }
  return found;
};

export const picksWire = {
  toPlatform: (value: unknown, { as }: PicksField): unknown =>
    as === undefined
      ? value
      : listOf(value).map((each) => (isObject(each) ? each : { [as]: each })),
  fromPlatform: (value: unknown, { as }: PicksField): unknown =>
    as === undefined
      ? value
      : listOf(value).flatMap((each): readonly Picked[] => {
          const id = valueOfPicked(each, as);
          if (id === undefined) return [];
          return isObject(each) && Object.keys(each).length > 1 ? [each] : [id];
        }),
};

export const kind: Kind<PicksField> = {
  wire: picksWire,
  sortKey: (value, { as }) => joined(listed(value).map((entry) => valueOfPicked(entry, as))),
};

// Reads and changes the selection of a checklist.

/** Reads the picked values from a value of any shape (rules R25). */
export const pickedOf = (value: unknown, as?: string): readonly string[] => [
  ...pickedIn(value, as).keys(),
];

/**
 * Returns entries for the given values, with their known further keys: from the form, from what was removed in this
 * form, or from the stored record.
 */
export const pickedAs = (
  values: readonly string[],
  {
    form,
    left = new Map(),
    stored,
    field,
  }: {
    readonly form: unknown;
    /** Entries that were removed in this form, by value. */
    readonly left?: ReadonlyMap<string, Picked>;
    readonly stored: unknown;
    readonly field: Pick<PicksField, 'as'>;
  },
): readonly Picked[] => {
  const now = pickedIn(form, field.as);
  const before = pickedIn(stored, field.as);
  return values.map((value) => now.get(value) ?? left.get(value) ?? before.get(value) ?? value);
};
