/**
 * `npm run bench [-- --runs 5] [-- --no-build]`: compares the console with the smallest react-admin application
 * (tools/bench/fixtures/floor, "the floor") in one run, in a real browser, with the same simulated platform and page of
 * products. Prints ratios and whether they are within budget, and writes tools/bench/fixtures/results.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inFreshPage, quiet, recordRounds, scriptsUntil, timeUntil } from './bench/measure.mjs';
import { credentialFrom, startWorld } from './bench/world.mjs';

/** Maximum ratio of the console's value to the floor's. */
const budgets = {
  signInScripts: 0.5,
  firstListScripts: 0.95,
  firstRow: 0.9,
  warmRound: 0.6,
  firstRecord: 1,
};
/** Milliseconds on a slow connection (1.6 Mbit/s, 150 ms) with the throttled CPU; not compared with the floor. */
const slowLimits = { signIn: 2000, firstRow: 3000 };
const slowdown = 4;
const account = { email: 'admin@facings.example', password: 'Facings-1!' };

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    'no-build': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

if (!values['no-build']) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'console', 'floor'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
await mkdir(join(root, 'test-results'), { recursive: true });

const world = await startWorld();
try {
  const results = await measure();
  await writeFile(
    join(root, 'tools/bench/fixtures/results.json'),
    `${JSON.stringify({ runs, slowdown, results }, null, 2)}\n`,
  );
  print(results);
  process.exitCode = results.every(({ ratio, budget }) => ratio <= budget) ? 0 : 1;
} finally {
  await world.close();
}
// Parts with their own setup and baseline.
for (const part of [
  'tools/bench/toggles.mjs',
  'tools/bench/stateForm.mjs',
  'tools/bench/matrix.mjs',
  'tools/bench/vitals.mjs',
]) {
  const { status } = spawnSync(process.execPath, [part, '--runs', String(runs)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

async function measure() {
  const { browser, platformUrl, consoleUrl, floorUrl } = world;
  const credential = await credentialFrom(platformUrl, account);
  const product = await firstProduct(credential);

  /** @type {import('./bench/measure.mjs').App} */
  const signedOut = { url: `${consoleUrl}login` };
  const ours = { url: `${consoleUrl}products`, storageState: await signInToConsole() };
  const floor = {
    url: `${floorUrl}#/products`,
    globals: { floor: { platformUrl, ...credential } },
  };
  const firstRow = { text: product.sku };
  const formSign = { selector: 'input[type="password"]:not(:disabled)' };

  const rowLink = `tbody a[href$="/products/view/${product.id}"]`;
  const rounds = {
    ours: {
      open: rowLink,
      list: { selector: rowLink, text: product.sku },
      // Tables on the record's page have links that begin with its address, so only this one belongs to the list.
      detail: { text: product.product_description, gone: rowLink },
    },
    floor: {
      open: 'tbody tr:first-child td:nth-child(3)',
      list: { selector: 'tbody tr', text: product.sku },
      detail: { text: product.product_description, gone: 'tbody tr' },
    },
  };

  const scripts = {
    signIn: await inFreshPage({ browser, app: signedOut }, (page) =>
      scriptsUntil(page, signedOut, formSign),
    ),
    ours: await inFreshPage({ browser, app: ours }, (page) => scriptsUntil(page, ours, firstRow)),
    floor: await inFreshPage({ browser, app: floor }, (page) =>
      scriptsUntil(page, floor, firstRow),
    ),
  };

  /** @typedef {{ firstRow: number[], firstRecord: number[], warmRound: number[] }} Times */
  /** @type {Record<'ours' | 'floor', Times>} */
  const times = {
    floor: { firstRow: [], firstRecord: [], warmRound: [] },
    ours: { firstRow: [], firstRecord: [], warmRound: [] },
  };
  /** @type {Record<keyof typeof slowLimits, number[]>} */
  const slow = { signIn: [], firstRow: [] };
  // Alternating, so that other load on the machine affects both equally.
  for (let run = 0; run < runs; run += 1) {
    for (const name of /** @type {const} */ (['floor', 'ours'])) {
      const app = name === 'ours' ? ours : floor;
      await inFreshPage({ browser, app, slowdown }, async (page) => {
        times[name].firstRow.push(await timeUntil(page, app, firstRow));
        await quiet(page);
        const { firstRecord, warm } = await recordRounds(page, rounds[name]);
        times[name].firstRecord.push(firstRecord);
        times[name].warmRound.push(...warm);
      });
    }
    const slowly = { browser, slowdown, isSlowLine: true };
    await inFreshPage({ ...slowly, app: signedOut }, async (page) => {
      slow.signIn.push(await timeUntil(page, signedOut, formSign));
    });
    await inFreshPage({ ...slowly, app: ours }, async (page) => {
      slow.firstRow.push(await timeUntil(page, ours, firstRow));
    });
  }

  return [
    result('JavaScript until sign-in', 'KiB', budgets.signInScripts, scripts.signIn, scripts.floor),
    result(
      'JavaScript until first list',
      'KiB',
      budgets.firstListScripts,
      scripts.ours,
      scripts.floor,
    ),
    result(
      'First row, 4x slower CPU',
      'ms',
      budgets.firstRow,
      times.ours.firstRow,
      times.floor.firstRow,
    ),
    result(
      'First record',
      'ms',
      budgets.firstRecord,
      times.ours.firstRecord,
      times.floor.firstRecord,
    ),
    result('Sign-in, slow line', 'ms', 1, slow.signIn, slowLimits.signIn),
    result('First row, slow line', 'ms', 1, slow.firstRow, slowLimits.firstRow),
    result(
      'List, detail, list (warm)',
      'ms',
      budgets.warmRound,
      times.ours.warmRound,
      times.floor.warmRound,
    ),
  ];
}

/** @param {{ token: string, userId: string }} credential */
async function firstProduct({ token, userId }) {
  const response = await fetch(`${world.platformUrl}/api/products?page=1&limit=25`, {
    headers: { Authorization: `Bearer ${token}`, 'X-User-Id': userId },
  });
  const { products } =
    /** @type {{ products: { id: string, sku: string, product_description: string }[] }} */ (
      await response.json()
    );
  const [first] = products;
  if (!first) throw new Error('The stand-in has no products.');
  return first;
}

/** Signs in through the form, and keeps the cookie for the runs. */
async function signInToConsole() {
  const context = await world.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${world.consoleUrl}login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * @param {string} name @param {'KiB' | 'ms'} unit @param {number} budget
 * @param {number | number[]} ours @param {number | number[]} floor several values: uses their median
 */
function result(name, unit, budget, ours, floor) {
  const [one, other] = [median(ours), median(floor)];
  const ratio = Math.round((one / other) * 1000) / 1000;
  return {
    name,
    unit,
    console: rounded(one),
    floor: rounded(other),
    ratio,
    budget,
    samples: { console: ours, floor },
  };
}

/** @param {number | number[]} values */
function median(values) {
  const sorted = [values].flat().sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** @param {number} value */
function rounded(value) {
  return Math.round(value * 10) / 10;
}

/** @param {ReturnType<typeof result>[]} results */
function print(results) {
  const rows = results.map((one) => [
    one.name,
    `${one.console.toFixed(1)} ${one.unit}`,
    `${one.floor.toFixed(1)} ${one.unit}`,
    one.ratio.toFixed(2),
    `≤ ${one.budget.toFixed(2)}`,
    one.ratio <= one.budget ? 'pass' : 'FAIL',
  ]);
  const table = [['', 'console', 'floor', 'ratio', 'budget', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
