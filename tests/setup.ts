import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { restoreGlobals } from './support/globals';

declare global {
  /** Vitest's own: what `vi.mock` fills and, in a worker of one file, nobody need empty. */
  const __vitest_mocker__: { reset(): void };
}

/**
 * Properties are tried with the same values in every run, so that a red run is the fault of what was changed since
 * the last green one. `FACINGS_SEED=random` looks further; a number repeats what it found.
 */
const seed = process.env.FACINGS_SEED ?? '20261122';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

// Files share a worker, for what it has loaded of React, MUI and the rest. Each still finds our own modules new, none
// of them replaced by another file, and the globals, the clock and the page as the first one found them.
__vitest_mocker__.reset();
vi.resetModules();
vi.useRealTimers();
restoreGlobals();

/** A text that a component asks for and the catalogue lacks (src/app/i18nProvider.ts) is a failed test. */
const missingText = /^The message catalogue has no '(.+)'$/;
const missing: string[] = [];
const { error: reportError } = console;
// eslint-disable-next-line no-console -- Nothing is written here: what is written is listened to.
console.error = (...parts: unknown[]) => {
  const [, key] = missingText.exec(String(parts[0])) ?? [];
  if (key !== undefined) missing.push(key);
  reportError(...parts);
};
afterEach(() => {
  const keys = missing.splice(0);
  if (keys.length > 0) throw new Error(`The message catalogue has no ${keys.join(', ')}`);
});
// The next file of this worker would listen to this one's listener.
afterAll(() => {
  // eslint-disable-next-line no-console -- The one it was.
  console.error = reportError;
});

// Most tests need no document; only those that have one pay for Testing Library.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  const { forgetStyles } = await import('./support/styles');
  // What a quiet machine shows at once, a busy one shows later: a wait ends when it is there.
  configure({ asyncUtilTimeout: 15_000, defaultHidden: false });
  history.replaceState(null, '', '/');
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    forgetStyles();
    document.title = '';
    document.body.replaceChildren();
    const { documentElement: page } = document;
    page.getAttributeNames().forEach((name) => {
      page.removeAttribute(name);
    });
  });
}
