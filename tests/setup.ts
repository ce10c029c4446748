import { afterEach } from 'vitest';

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
