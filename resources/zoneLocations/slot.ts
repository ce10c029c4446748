/** The pick list slot of a counting technique: PICKLIST also has an id (rules 3, PICKLIST). */
import { pickedIn, type Picked } from '../../src/fields/picks';
import type { MentionedParts } from '../../src/schema/duplicate';

const slotKey = 'pick_list_slot_id';
export const slotted = 'PICKLIST';

/** Returns the id in the slot; null if there is none. */
export const slotOf = (value: unknown, as: string): string | null => {
  const entry = pickedIn(value, as).get(slotted);
  const id = typeof entry === 'object' ? entry[slotKey] : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
};

/** Returns the selection with another id, or none, in the slot; the order is unchanged. */
export const withSlot = (value: unknown, as: string, id: string | null): readonly Picked[] =>
  [...pickedIn(value, as)].map(([slotName, entry]) => {
    if (slotName !== slotted) return entry;
    const { [slotKey]: _, ...rest } = typeof entry === 'string' ? { [as]: slotName } : entry;
    if (id !== null) return { ...rest, [slotKey]: id };
    return Object.keys(rest).length === 1 ? slotName : rest;
  });

/** The pick list that a location's techniques name by its label. */
export const namedSlot = (as: string): MentionedParts => ({
  parts: (value) => [slotOf(value, as)].filter((label) => label !== null),
  with: (value, valueOf) => {
    const label = slotOf(value, as);
    return label === null ? value : withSlot(value, as, valueOf(label) ?? null);
  },
});
