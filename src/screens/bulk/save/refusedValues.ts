/**
 * Values that the platform has refused in this run. Whatever has one of them is set aside without a call: a column of
 * two hundred equal texts would otherwise cost two hundred refusals.
 */
export interface Refused {
  readonly reason: string;
  readonly field: string | null;
}

/** What of a thing is compared, under one key or, for null, in all; null where nothing can be. */
export type ValueOf<Thing> = (thing: Thing, field: string | null) => string | null;

export interface RefusedValues<Thing> {
  readonly learn: (thing: Thing, refused: Refused) => void;
  /** It was taken: what is equal in it is not what the platform minds. */
  readonly taken: (thing: Thing) => void;
  readonly find: (thing: Thing) => Refused | null;
}

/** One refusal may be meant for its record alone: only after two is the value believed to be what is wrong. */
const enough = 2;

interface Known extends Refused {
  count: number;
}

export const createRefusedValues = <Thing>(valueOf: ValueOf<Thing>): RefusedValues<Thing> => {
  /** By key and value. */
  const known = new Map<string | null, Map<string, Known>>();
  const taken = new Map<string | null, Set<string>>();
  /** Kept, so that what was taken before a refusal is known when that comes. */
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
        if (refused && refused.count >= enough) return refused;
      }
      return null;
    },
  };
};
