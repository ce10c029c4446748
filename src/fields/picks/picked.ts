/** Reads and changes the selection of a checklist. */
import type { PicksField } from '../../schema/field';
import { pickedIn, type Picked } from '.';

type Given = Pick<PicksField, 'as' | 'slot'>;

/** Reads the picked values from a value of any shape (rules R25). */
export const pickedOf = (value: unknown, as?: string): readonly string[] => [
  ...pickedIn(value, as).keys(),
];

/** Returns the id of the value that takes one; null if there is none. */
export const slotOf = (value: unknown, { as, slot }: Given): string | null => {
  const entry = slot && pickedIn(value, as).get(slot.value);
  const id = typeof entry === 'object' ? entry[slot?.key ?? ''] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
};

/** Reduces an entry without further keys to its value. */
const plain = (entry: Picked, as: string | undefined): Picked => {
  if (typeof entry === 'string' || as === undefined) return entry;
  const own = entry[as];
  return typeof own === 'string' && Object.keys(entry).length === 1 ? own : entry;
};

/** Returns the selection with another id, or none, in the slot; the order is unchanged. */
export const withSlot = (value: unknown, field: Given, id: string | null): readonly Picked[] => {
  const { as, slot } = field;
  return [...pickedIn(value, as)].map(([own, entry]) => {
    if (!slot || as === undefined || own !== slot.value) return entry;
    const { [slot.key]: _, ...rest } = typeof entry === 'string' ? { [as]: own } : entry;
    return plain(id === null ? rest : { ...rest, [slot.key]: id }, as);
  });
};

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
    readonly field: Given;
  },
): readonly Picked[] => {
  const now = pickedIn(form, field.as);
  const before = pickedIn(stored, field.as);
  return values.map((value) => now.get(value) ?? left.get(value) ?? before.get(value) ?? value);
};
