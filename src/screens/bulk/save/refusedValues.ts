/**
 * Values that the platform rejected in this run. Items with such a value fail without a call: otherwise a column of two
 * hundred equal texts would cost two hundred rejected requests.
 */
export interface Refused {
  readonly reason: string;
  readonly field: string | null;
}

/** The compared value of an item, for one key or, with null, for all of it; null if it cannot be compared. */
export type ValueOf<Thing> = (thing: Thing, field: string | null) => string | null;

export interface RefusedValues<Thing> {
  readonly learn: (thing: Thing, refused: Refused) => void;
  /** The item was accepted, so its values are not the reason for a rejection. */
  readonly taken: (thing: Thing) => void;
  readonly find: (thing: Thing) => Refused | null;
}

/** One rejection may concern only its record; a value counts as rejected after two. */
const minRefusals = 2;

interface Known extends Refused {
  count: number;
}

export const createRefusedValues = <Thing>(valueOf: ValueOf<Thing>): RefusedValues<Thing> => {
  /** By key and value. */
  const known = new Map<string | null, Map<string, Known>>();
  const taken = new Map<string | null, Set<string>>();
  /** Kept to compare earlier accepted items with a later rejection. */
  const accepted: Thing[] = [];

  const learnTaken = (field: string | null, thing: Thing) => {
    const value = valueOf(thing, field);
    if (value === null) return;
    const values = taken.get(field) ?? new Set<string>();
    taken.set(field, values.add(value));
    known.get(field)?.delete(value);
  };
  return {
    learn: (thing, refused) => {
      const { field, reason } = refused;
      const value = valueOf(thing, field);
      if (value === null) return;
      if (!known.has(field)) {
        known.set(field, new Map());
        for (const one of accepted) learnTaken(field, one);
      }
      if (taken.get(field)?.has(value)) return;
      const own = known.get(field);
      const before = own?.get(value);
      if (before?.reason === reason || (before && field !== null)) before.count += 1;
      else own?.set(value, { ...refused, count: 1 });
    },
    taken: (thing) => {
      accepted.push(thing);
      for (const field of known.keys()) learnTaken(field, thing);
    },
    find: (thing) => {
      for (const [field, values] of known) {
        const value = valueOf(thing, field);
        const refused = value === null ? undefined : values.get(value);
        if (refused && refused.count >= minRefusals) return refused;
      }
      return null;
    },
  };
};
