/** What is picked of a checklist, and how that changes. */
import type { PicksField } from '../../schema/field';
import { pickedIn, type Picked } from '.';

type Given = Pick<PicksField, 'as' | 'slot'>;

/** The values that are picked, of a value that may be anything (rules R25). */
export const pickedOf = (value: unknown, as?: string): readonly string[] => [
  ...pickedIn(value, as).keys(),
];

/** The id beside the one value that takes one; null where there is none. */
export const slotOf = (value: unknown, { as, slot }: Given): string | null => {
  const entry = slot && pickedIn(value, as).get(slot.value);
  const id = typeof entry === 'object' ? entry[slot?.key ?? ''] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
};

/** An entry that says nothing beside its value is the value. */
const plain = (entry: Picked, as: string | undefined): Picked => {
  if (typeof entry === 'string' || as === undefined) return entry;
  const own = entry[as];
  return typeof own === 'string' && Object.keys(entry).length === 1 ? own : entry;
};

/** The value with another id beside it, or with none; it stays where it is in the list. */
export const withSlot = (value: unknown, field: Given, id: string | null): readonly Picked[] => {
  const { as, slot } = field;
  return [...pickedIn(value, as)].map(([own, entry]) => {
    if (!slot || as === undefined || own !== slot.value) return entry;
    const { [slot.key]: _, ...rest } = typeof entry === 'string' ? { [as]: own } : entry;
    return plain(id === null ? rest : { ...rest, [slot.key]: id }, as);
  });
};

/**
 * The values given, with what is known of each: as the form has it, else as the form had it before it was taken away,
 * else as it is stored.
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
    /** What was taken away in this form, by its value. */
    readonly left?: ReadonlyMap<string, Picked>;
    readonly stored: unknown;
    readonly field: Given;
  },
): readonly Picked[] => {
  const now = pickedIn(form, field.as);
  const before = pickedIn(stored, field.as);
  return values.map((value) => now.get(value) ?? left.get(value) ?? before.get(value) ?? value);
};
