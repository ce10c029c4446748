/**
 * The steps of `npm test` and `npm run test:nightly`.
 *
 * @typedef {{
 *   what: string,
 *   run: string[],
 *   browser?: boolean,
 *   env?: NodeJS.ProcessEnv,
 * }} Step
 *   `run`: the program and its arguments. `browser`: it needs a Chromium. `env`: set for this step.
 */

/** @satisfies {Record<string, Step>} */
export const steps = {
  // The linter has to know the types; the errors of the compiler cost little more.
  lint: {
    what: 'oxlint, with the compiler',
    run: ['oxlint', '--type-check'],
    // Fewer garbage collections: a quarter less processor time for a tenth more memory.
    env: { GOGC: '400' },
  },
  format: { what: 'oxfmt', run: ['oxfmt', '--list-different'] },
  arrows: {
    what: 'Arrows between rooms, and their picture',
    run: ['node', 'scripts/arrows.mjs', '--check'],
  },
  reference: {
    what: 'docs/reference matches the declarations',
    run: ['node', 'scripts/reference.mjs', '--check'],
  },
  openapi: {
    what: 'docs/openapi.json matches the contract',
    run: ['node', 'scripts/openapi.mjs', '--check'],
  },
  openapiLint: {
    what: 'docs/openapi.json by Redocly and Spectral, and as TypeScript',
    run: ['node', 'scripts/openapiLint.mjs'],
  },
  citations: {
    what: 'Rules and documents that are cited exist',
    run: ['node', 'scripts/citations.mjs'],
  },
  unused: {
    what: 'Unused files, exports and packages, and imports that package.json does not name',
    // Not installed with the project: its parser names packages that not every registry mirror has.
    run: ['npx', '--yes', 'knip@6.44.2'],
  },
  builds: {
    what: 'Builds: console, demo, and the floor of the bench',
    run: ['node', 'scripts/build.mjs', 'console', 'demo', 'floor'],
  },
  budgets: { what: 'Bundle budgets', run: ['vitest', 'run', '--project', 'bundle'] },
  unit: {
    what: 'Unit and contract tests',
    run: [
      'vitest',
      'run',
      '--project',
      'unit',
      '--retry=1',
      '--reporter=default',
      '--reporter=./tests/unitReporter.ts',
      '--reporter=json',
      '--outputFile.json=test-results/unit.json',
    ],
  },
  e2e: {
    what: 'End-to-end tests in Chromium: the main journeys, each file in the worlds it names',
    run: ['playwright', 'test'],
    browser: true,
    env: { FACINGS_WORLDS: 'named' },
  },
  dev: {
    what: '`npm run demo`, and `npm run dev` with `npm run platform`: what is around every screen',
    run: ['playwright', 'test', '--project=dev-demo', '--project=dev-http'],
    browser: true,
    env: { FACINGS_WORLDS: 'named' },
  },
  walk: {
    what: 'The same servers: every screen, dialog and menu',
    run: ['playwright', 'test', '--project=dev-demo', '--project=dev-http'],
    browser: true,
  },
  worlds: {
    what: 'End-to-end tests, every file in every world it can run in',
    run: ['playwright', 'test'],
    browser: true,
  },
  chaos: {
    what: 'The same with 300 ms of latency and every tenth call failing',
    run: ['playwright', 'test'],
    browser: true,
    env: { FACINGS_CHAOS: '1', FACINGS_FLAKY: '20' },
  },
  faults: {
    what: 'A thousand random saves of each kind, with failing calls, closed pages and second tabs',
    run: ['node', 'scripts/faultRuns.mjs', '--seed', 'random'],
  },
  seeds: {
    what: 'Unit tests with every generated case, and random seeds',
    run: ['vitest', 'run', '--project', 'unit'],
    env: { FACINGS_SEED: 'random', FACINGS_CASES: 'all', FACINGS_FAULT_RUNS: '5000' },
  },
  newEntities: {
    what: 'A new entity of every sample shape, added to a copy by the documented steps',
    run: ['vitest', 'run', '--project', 'unit', 'tests/contract/newEntityCopy.test.ts'],
    env: { FACINGS_NEW_ENTITIES: 'all' },
  },
  browsers: {
    what: 'The main jobs in Firefox and WebKit beside Chromium',
    run: ['node', 'scripts/browsers.mjs'],
    browser: true,
  },
  bench: { what: 'Size and speed', run: ['node', 'tools/bench.mjs'], browser: true },
  benchImport: {
    what: 'Speed of the import',
    run: ['node', 'tools/bench/import.mjs'],
    browser: true,
  },
  benchCharts: { what: 'Speed of charts', run: ['node', 'tools/bench/charts.mjs'], browser: true },
  soak: {
    what: 'An hour of work in one page',
    run: ['node', 'tools/bench/soak.mjs'],
    browser: true,
  },
};

/** @typedef {keyof typeof steps} StepName */

/**
 * What runs if no step is named: stages one after the other, the lanes of a stage concurrently, the steps of a lane one
 * after the other. A stage starts only if the previous one passed.
 * @type {readonly (readonly (readonly StepName[])[])[]}
 */
export const stages = [
  [
    ['lint', 'format', 'arrows', 'reference', 'citations'],
    ['builds', 'budgets', 'unit'],
  ],
  [['dev']],
  [['e2e']],
];
