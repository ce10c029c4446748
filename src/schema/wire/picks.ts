/** Picked values leave as they are, or each as an object of its own: count_techniques[{count_technique_value}]. */
import type { PicksField } from '../field';
import { valueAt } from '../template';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const picksWire = {
  toPlatform: (value: unknown, { as }: PicksField): unknown =>
    as === undefined ? value : listOf(value).map((each) => ({ [as]: each })),
  fromPlatform: (value: unknown, { as }: PicksField): unknown =>
    as === undefined
      ? value
      : listOf(value).map((each) => (typeof each === 'object' ? valueAt(each, as) : each)),
};
