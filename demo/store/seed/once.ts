/** Rows are never mutated, so they are created once per seed and shared. */
import { currentSeed } from './random';

/** Maximum number of cached seeds. */
const maxCachedSeeds = 3;

export const once = <T>(make: () => T): (() => T) => {
  const made = new Map<number, { readonly value: T }>();
  return () => {
    const seed = currentSeed();
    const known = made.get(seed) ?? { value: make() };
    // The most recently used is dropped last.
    made.delete(seed);
    made.set(seed, known);
    for (const old of [...made.keys()].slice(0, -maxCachedSeeds)) made.delete(old);
    return known.value;
  };
};
