/**
 * Picked values are sent unchanged, or each as an object: count_techniques[{count_technique_value}]. A form holds the
 * value, or the platform's object if that has further keys.
 */
import { isObject } from '../../schema/isObject';
import type { Kind } from '../kind';
import { joined, listed } from '../sorting';
import type { PicksField } from '../../schema/field';

/** A picked value, with the platform's further keys. */
export type Picked = string | Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the value of an entry of any shape (rules R25). */
export const valueOfPicked = (entry: unknown, as: string | undefined): string | undefined => {
  const value = isObject(entry) && as !== undefined ? entry[as] : entry;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns what is picked, by value, in order and without duplicates. */
export const pickedIn = (value: unknown, as?: string): ReadonlyMap<string, Picked> => {
  const found = new Map<string, Picked>();
  for (const entry of listOf(value)) {
    const own = valueOfPicked(entry, as);
    if (own !== undefined && !found.has(own)) found.set(own, isObject(entry) ? entry : own);
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
          const own = valueOfPicked(each, as);
          if (own === undefined) return [];
          return isObject(each) && Object.keys(each).length > 1 ? [each] : [own];
        }),
};

export const kind: Kind<PicksField> = {
  wire: picksWire,
  sortKey: (value, { as }) => joined(listed(value).map((entry) => valueOfPicked(entry, as))),
};
