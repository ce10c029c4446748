/** Reads and changes the selection of a checklist. */
import type { PicksField } from '../../schema/field';
import { pickedIn, type Picked } from '.';

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
