/**
 * `npm run test:browsers`: the main workflows in Chromium, Firefox and WebKit, with the demo build and over HTTP: `node
 * scripts/browsers.mjs [--browser firefox]… [--world demo]… [--job matrix]… [--allow-missing]`.
 *
 * Uses Playwright's own browsers if they are installed or can be downloaded, else Debian's: Firefox through Marionette,
 * WebKitGTK through its WebKitWebDriver. A missing browser is reported as "not run", which fails unless
 * `--allow-missing` is given.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { browsers } from '../tests/browsers/browsers.mjs';
import { jobs } from '../tests/browsers/jobs.mjs';
import { createScreen } from '../tests/browsers/screen.mjs';
import { openWorld, worlds } from '../tests/browsers/worlds.mjs';

const root = join(import.meta.dirname, '..');
const shots = join(root, 'test-results/browsers');

const { values } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true, default: Object.keys(browsers) },
    world: { type: 'string', multiple: true, default: [...worlds] },
    job: { type: 'string', multiple: true, default: Object.keys(jobs) },
    port: { type: 'string', default: '4290' },
    'allow-missing': { type: 'boolean', default: false },
  },
});

/** @typedef {{ browser: string, world: string, job: string, result: 'passed' | 'FAILED' | 'not run', seconds: string, why: string }} Outcome */

/** @type {Outcome[]} */
const outcomes = [];

for (const [given, known] of /** @type {const} */ ([
  [values.browser, Object.keys(browsers)],
  [values.world, worlds],
  [values.job, Object.keys(jobs)],
])) {
  const unknown = given.filter((name) => !known.some((one) => one === name));
  if (unknown.length === 0) continue;
  console.error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(2);
}

// On an interrupt, ends the browsers, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

buildsAreThere();
const library = await inPageLibrary();
for (const name of values.browser) {
  /** @type {import('../tests/browsers/browsers.mjs').Found} */
  const found = browsers[/** @type {keyof typeof browsers} */ (name)]();
  if ('missing' in found) {
    for (const world of values.world) {
      for (const job of values.job)
        tell({ browser: name, world, job, result: 'not run', seconds: '', why: found.missing });
    }
    continue;
  }
  for (const world of values.world) await runAll(name, world, found.open);
}
summary();

/** @param {string} browser @param {string} world @param {() => Promise<import('../tests/browsers/drivers/driver').Driver>} open */
async function runAll(browser, world, open) {
  const served = await openWorld(world, Number(values.port));
  try {
    const driver = await open();
    console.log(
      `\n${driver.name}, ${world}${driver.hasTouch ? '' : ' (taps are sent by a script)'}, phone ${driver.narrowest} px wide`,
    );
    try {
      const screen = createScreen({ driver, url: served.url, library });
      // A single job also needs a signed-in session.
      const chosen = ['signIn', ...values.job.filter((job) => job !== 'signIn')];
      for (const [at, job] of chosen.entries()) {
        const isDone = await runOne({ browser, world, job, screen });
        if (at > 0 || isDone) continue;
        const why = 'nobody is signed in';
        for (const left of chosen.slice(1)) {
          tell({ browser, world, job: left, result: 'FAILED', seconds: '', why });
        }
        break;
      }
    } finally {
      await driver.close();
    }
  } finally {
    await served.close();
  }
}

/** @param {{ browser: string, world: string, job: string, screen: import('../tests/browsers/screen.mjs').Screen }} options */
async function runOne({ browser, world, job, screen }) {
  const since = Date.now();
  const seconds = () => ((Date.now() - since) / 1000).toFixed(1);
  try {
    await jobs[/** @type {keyof typeof jobs} */ (job)](screen);
    tell({ browser, world, job, result: 'passed', seconds: seconds(), why: '' });
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell({ browser, world, job, result: 'FAILED', seconds: seconds(), why });
    mkdirSync(shots, { recursive: true });
    const file = join(shots, `${browser}-${world}-${job}.png`);
    const picture = await screen.driver.screenshot().catch(() => undefined);
    if (picture) writeFileSync(file, picture);
    return false;
  }
}

/** @param {Outcome} outcome */
function tell(outcome) {
  outcomes.push(outcome);
  const { browser, world, job, result, seconds, why } = outcome;
  const line = [
    browser.padEnd(9),
    world.padEnd(5),
    job.padEnd(17),
    result.padEnd(7),
    seconds.padStart(6),
  ];
  console.log(`${line.join(' ')}${why ? `  ${why}` : ''}`);
}

function summary() {
  const columns = values.browser.flatMap((browser) =>
    values.world.map((world) => ({ browser, world })),
  );
  console.log(
    `\n| Job | ${columns.map(({ browser, world }) => `${browser} ${world}`).join(' | ')} |`,
  );
  console.log(`|---|${columns.map(() => '---:|').join('')}`);
  for (const job of new Set(outcomes.map((outcome) => outcome.job))) {
    const cells = columns.map(({ browser, world }) => {
      const one = outcomes.find(
        (outcome) => outcome.browser === browser && outcome.world === world && outcome.job === job,
      );
      return one?.result === 'passed' ? `${one.seconds} s` : (one?.result ?? '');
    });
    console.log(`| ${job} | ${cells.join(' | ')} |`);
  }
  const count = (/** @type {Outcome['result']} */ result) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const reasons = new Set(
    outcomes.flatMap(({ result, browser, why }) =>
      result === 'not run' ? [`not run: ${browser}: ${why}`] : [],
    ),
  );
  for (const reason of reasons) console.log(reason);
  console.log(`${count('passed')} passed, ${count('FAILED')} failed, ${count('not run')} not run`);
  const isBad = count('FAILED') > 0 || (count('not run') > 0 && !values['allow-missing']);
  process.exit(isBad ? 1 : 0);
}

function buildsAreThere() {
  const missing = [
    ['dist', 'console'],
    ['dist-demo', 'demo'],
  ].flatMap(([dir, target]) =>
    existsSync(join(root, dir ?? '', 'index.html')) ? [] : [target ?? ''],
  );
  if (missing.length === 0) return;
  console.log(`Building: ${missing.join(', ')}.`);
  const made = spawnSync(process.execPath, ['scripts/build.mjs', ...missing], {
    cwd: root,
    stdio: 'inherit',
  });
  if (made.status !== 0) process.exit(1);
}

/** tests/browsers/inPage.ts as one script for any page. @returns {Promise<string>} */
async function inPageLibrary() {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(root, 'tests/browsers/inPage.ts'),
        formats: ['iife'],
        name: 'facingsSmokeLibrary',
      },
    },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('The script for the pages was not built.');
  return output.output[0].code;
}
