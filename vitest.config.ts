import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/support/byEnvironment.ts';

const rooms = 'src,resources,dataProvider,authProvider,demo,scripts,tests/contract,tests/types';

/**
 * Two projects: `unit` (unit and contract tests, in node unless a file says
 * `// @vitest-environment jsdom`) and `bundle` (budgets, read from a finished `npm run build`).
 */
export default defineConfig({
  define: { 'import.meta.env.VITE_DEMO': JSON.stringify('') },
  test: {
    // The house shares two cores between the tests and the browser they start.
    maxWorkers: 2,
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    expect: { requireAssertions: true },
    // What a file loads of the libraries, the next one has; tests/setup.ts keeps the rest apart.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`{${rooms}}/**/*.test.{ts,tsx}`],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'bundle', include: ['tests/bundle/**/*.test.ts'] },
      },
    ],
  },
});
