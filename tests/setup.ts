import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { restoreGlobals } from './support/globals';

declare global {
  /** Vitest's mock registry, filled by `vi.mock`; Vitest does not clear it in a shared worker. */
  const __vitest_mocker__: { reset(): void };
}

/**
 * Property tests use the same values in every run, so that a failure comes from a change. `FACINGS_SEED=random`
 * explores other values; a number repeats a run.
 */
const seed = process.env.FACINGS_SEED ?? '20261122';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

// Test files share a worker, to load React, MUI and other libraries once. Each file still gets fresh modules of ours
// without mocks of other files, and the original globals, clock and page.
__vitest_mocker__.reset();
vi.resetModules();
vi.useRealTimers();
restoreGlobals();

/** A text that a component uses and the catalogue lacks (src/app/i18nProvider.ts) fails the test. */
const missingText = /^The message catalogue has no '(.+)'$/;
const missing: string[] = [];
const { error: reportError } = console;
// oxlint-disable-next-line no-console -- listens to the console and writes nothing
console.error = (...parts: unknown[]) => {
  const [, key] = missingText.exec(String(parts[0])) ?? [];
  if (key !== undefined) missing.push(key);
  reportError(...parts);
};
afterEach(() => {
  const keys = missing.splice(0);
  if (keys.length > 0) throw new Error(`The message catalogue has no ${keys.join(', ')}`);
});
// Removed, because the next file of this worker would still have this listener.
afterAll(() => {
  // oxlint-disable-next-line no-console -- restores the original
  console.error = reportError;
});

// Most tests need no document; only those with one load Testing Library.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const { hastenComputedStyle } = await import('./support/computedStyle');
  const { hastenLabels } = await import('./support/labels');
  const { forgetStyles } = await import('./support/styles');
  const { forgetOwners } = await import('./support/owners');
  hastenComputedStyle();
  hastenLabels();
  forgetOwners();
  // Generous for busy machines; a wait ends as soon as its condition holds.
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 15_000,
    defaultHidden: false,
    // Each try of a wait would print the page, and only the end of a wait is shown, which prints it again.
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isTry } = getConfig() as object as {
        readonly [key: string]: unknown;
      };
      if (isTry !== true) return getElementError(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
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
