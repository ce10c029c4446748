/**
 * `npm test`: every check, one after the other, up to the first that fails. `node scripts/test.mjs
 * <step>…` runs only those, in this order.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';

const root = join(import.meta.dirname, '..');

/**
 * `env` is set for the step; `isExtra`: run only when it is asked for.
 * @type {Record<string, { what: string, run: string[][], browser?: boolean, env?: NodeJS.ProcessEnv, isExtra?: boolean }>}
 */
const steps = {
  types: { what: 'TypeScript', run: [['tsc']] },
  lint: { what: 'ESLint', run: [['eslint', '.', '--max-warnings', '0']] },
  format: { what: 'Prettier', run: [['prettier', '--check', '--log-level', 'warn', '.']] },
  arrows: {
    what: 'Arrows between rooms, and their picture',
    run: [['node', 'scripts/arrows.mjs', '--check']],
  },
  reference: {
    what: 'The reference in docs/ is what the declarations say',
    run: [['node', 'scripts/reference.mjs', '--check']],
  },
  openapi: {
    what: 'docs/openapi.json is what the contract says',
    run: [['node', 'scripts/openapi.mjs', '--check']],
  },
  wasm: {
    what: 'The scanner of CSV files is what its source says',
    run: [['node', 'scripts/wasm.mjs', '--check']],
  },
  unit: { what: 'Unit and contract tests', run: [['vitest', 'run', '--project', 'unit']] },
  builds: {
    what: 'Production and demo builds',
    run: [['node', 'scripts/build.mjs', 'console', 'demo']],
  },
  budgets: { what: 'Bundle budgets', run: [['vitest', 'run', '--project', 'bundle']] },
  e2e: {
    what: 'End-to-end tests in a browser, each file in one world or both',
    run: [['playwright', 'test']],
    browser: true,
    env: { FACINGS_WORLDS: 'one' },
  },
  worlds: {
    what: 'The same, all of it over the service worker and over HTTP',
    run: [['playwright', 'test']],
    browser: true,
    isExtra: true,
  },
  chaos: {
    what: 'The same over a bad line: 300 ms, and every tenth call fails',
    run: [['playwright', 'test']],
    browser: true,
    env: { FACINGS_CHAOS: '1' },
    isExtra: true,
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}

const started = Date.now();
const chosen = Object.entries(steps).filter(([name, { isExtra }]) =>
  asked.length === 0 ? !isExtra : asked.includes(name),
);
let passed = 0;
/** @type {string | undefined} */
let failed;

for (const [name, step] of chosen) {
  console.log(`\n── ${name}: ${step.what}`);
  const since = Date.now();
  const env = environmentOf(step);
  const good = env !== undefined && step.run.every((command) => runs(command, env));
  console.log(`── ${name}: ${good ? 'passed' : 'FAILED'} in ${seconds(since)}`);
  if (!good) {
    failed = name;
    break;
  }
  passed += 1;
}

const left = chosen.length - passed - (failed === undefined ? 0 : 1);
console.log(`\n${chosen.length} steps, ${seconds(started)}${left > 0 ? `, ${left} not run` : ''}`);
console.log(
  `${passed} passed, ${failed === undefined ? 0 : 1} failed${failed ? ` (${failed})` : ''}`,
);
process.exit(failed === undefined ? 0 : 1);

/** @param {{ browser?: boolean, env?: NodeJS.ProcessEnv }} step @returns {NodeJS.ProcessEnv | undefined} undefined: no browser */
function environmentOf(step) {
  const env = {
    ...process.env,
    ...step.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
  if (!step.browser) return env;
  try {
    return { ...env, FACINGS_CHROMIUM: ensureBrowser() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** @param {string[]} command @param {NodeJS.ProcessEnv} env */
function runs([program = '', ...parameters], env) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(program, parameters, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell,
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
