import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const rooms =
  'src,resources,dataProvider,authProvider,demo,scripts,tools,tests/contract,tests/support';

const hasPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * Files with a page first, then those without: a worker goes on only to a file of the same environment, and is
 * otherwise thrown away with all the libraries it has loaded.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const withPage = new Set(sorted.filter(hasPage));
    return [...withPage, ...sorted.filter((file) => !withPage.has(file))];
  }
}

/**
 * Two projects: `unit` (unit and contract tests, in node unless a file says
 * `// @vitest-environment jsdom`) and `bundle` (budgets, read from a finished `npm run build`).
 * What only the compiler can say of types is in tests/types, for `npm run typecheck`.
 */
export default defineConfig({
  define: { 'import.meta.env.VITE_DEMO': JSON.stringify('') },
  // The one that Node gives to react-admin: of a package that is loaded twice, each copy has contexts of its own.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: fileURLToPath(import.meta.resolve('react-router')) },
    ],
  },
  test: {
    // One more than the two cores of the house: a test with a page waits for a third of its time.
    maxWorkers: 3,
    // Files share a worker, so that React, MUI and the rest are loaded once; tests/setup.ts resets everything else.
    isolate: false,
    // What fills or remembers globals as it is loaded, and so is loaded by each file that asks for it.
    server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
    sequence: { sequencer: ByEnvironment },
    testTimeout: 60_000,
    // Characters of the page that Testing Library prints at a failure.
    env: { DEBUG_PRINT_LIMIT: '2000' },
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`{${rooms}}/**/*.test.{ts,tsx}`],
          setupFiles: ['tests/setup.ts'],
        },
      },
      { extends: true, test: { name: 'bundle', include: ['tests/bundle/**/*.test.ts'] } },
    ],
  },
});
