/** Rows are never changed in place, so what was made once serves everyone who asks, for each seed. */
import { currentSeed } from './random';

/** Testers try a seed or two besides the first; more than these are made anew. */
const most = 3;

export const once = <T>(make: () => T): (() => T) => {
  const made = new Map<number, { readonly value: T }>();
  return () => {
    const seed = currentSeed();
    const known = made.get(seed) ?? { value: make() };
    // The one asked for last goes last.
    made.delete(seed);
    made.set(seed, known);
    for (const old of [...made.keys()].slice(0, -most)) made.delete(old);
    return known.value;
  };
};
