import fc from 'fast-check';
import { afterEach } from 'vitest';

/**
 * Properties are tried with the same values in every run, so that a red run is the fault of what was changed since
 * the last green one. `FACINGS_SEED=random` looks further; a number repeats what it found.
 */
const seed = process.env.FACINGS_SEED ?? '20261122';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

// Most tests need no document; only those that have one pay for Testing Library.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // What a quiet machine shows at once, a busy one shows later: a wait ends when it is there.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
