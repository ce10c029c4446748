/** Reproducible random numbers: the same start always gives the same sequence (a 32-bit mixing generator). */
export interface Chance {
  /** At least 0, less than 1. */
  readonly number: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** One of the entries, with probability by weight. */
  readonly weighted: <T>(
    choices: readonly [readonly [T, number], ...(readonly [T, number])[]],
  ) => T;
  readonly shuffled: <T>(values: readonly T[]) => T[];
}

/** Number of the seed being created: tests and links rely on 1. */
let variation = 1;

export const currentSeed = (): number => variation;

/**
 * Everything created by `make` belongs to this seed: the same for the same number, other names and amounts for another.
 */
export const seededBy = <T>(seed: number, make: () => T): T => {
  const before = variation;
  variation = seed;
  try {
    return make();
  } finally {
    variation = before;
  }
};

/** The first seed has the largest amounts, because the source data is limited. */
export const amountOf = (amount: number, start: number): number =>
  variation === 1 ? amount : Math.ceil(amount * (0.7 + 0.3 * chanceFrom(start).number()));

/** The number at an index of the sequence, from 0, without computing the earlier ones. */
export const chanceAt = (start: number, place: number): number => {
  let mixed = (start + Math.imul(place + 1, 0x9e3779b9)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
};

export const chanceFrom = (start: number): Chance => {
  let place = -1;
  const number = (): number => {
    place += 1;
    return chanceAt(start, place);
  };
  const below = (limit: number): number => Math.floor(number() * limit);
  return {
    number,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    weighted: (choices) => {
      const whole = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = number() * whole;
      for (const [value, weight] of choices) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return choices[0][0];
    },
    shuffled: (values) => {
      const tickets = values.map((value) => ({ value, ticket: number() }));
      return tickets.sort((a, b) => a.ticket - b.ticket).map(({ value }) => value);
    },
  };
};

/** Maximum number of cached seeds. */
const maxCachedSeeds = 3;

/** Rows are never mutated, so they are created once per seed and shared. */
export const once = <T>(make: () => T): (() => T) => {
  const made = new Map<number, { readonly value: T }>();
  return () => {
    const seed = variation;
    const known = made.get(seed) ?? { value: make() };
    // The most recently used is dropped last.
    made.delete(seed);
    made.set(seed, known);
    for (const old of [...made.keys()].slice(0, -maxCachedSeeds)) made.delete(old);
    return known.value;
  };
};
