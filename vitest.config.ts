import { defineConfig } from 'vitest/config';

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
