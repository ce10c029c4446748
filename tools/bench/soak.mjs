/**
 * `npm run soak [-- --navigations 2000 --edits 500 --dir dist]`: an hour of work in one page without reloading: opens
 * every sidebar entry in turn, searches, opens and closes dialogs, changes and saves records. Fails if the page uses
 * much more memory than after the first round, if the browser console has messages, or if a promise rejection is
 * unhandled. Needs `npm run build`.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startPlatform } from './world.mjs';

/** Maximum memory at the end, as a multiple of the memory after every screen was visited once. */
const budget = 1.2;

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    navigations: { type: 'string', default: '2000' },
    edits: { type: 'string', default: '500' },
    dir: { type: 'string', default: 'dist' },
  },
});
const wanted = { navigations: Number(values.navigations), edits: Number(values.edits) };

const organization = 'acc00000-0000-4000-8000-000000000001';
const sidebar = [
  '/',
  '/organizations',
  '/zones',
  '/zones/regions',
  '/zones/jobs',
  '/products',
  '/products/notionals',
  '/products/items',
  '/users',
  '/models',
  '/settings',
];
/** Pages below an organization and below the settings, whose links are in a second sidebar. */
const secondary = [
  '',
  '/models',
  '/pick-lists',
  '/product-categories',
  '/features',
  '/job-templates',
  '/storage-types',
  '/uom',
  '/apps',
  '/keys',
  '/webhooks',
].map((below) => `/organizations/view/${organization}${below}`);
const settings = ['/environments', '/features', '/storage-types', '/uom'].map(
  (below) => `/settings${below}`,
);

await mkdir(join(root, 'test-results'), { recursive: true });
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4289));
const built = await serve({ dir: resolve(root, values.dir), port: 0, platformUrl: platform.url });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // The browser keeps compiling frequently used code, megabytes of it, which is not the page's memory.
    '--js-flags=--jitless',
  ],
});
let isKept = false;
try {
  isKept = await soak();
} finally {
  await browser.close();
  await built.close();
  platform.stop();
}
process.exitCode = isKept ? 0 : 1;

async function soak() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  /** @type {string[]} */
  const heard = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const session = await page.context().newCDPSession(page);
  const done = { navigations: 0, edits: 0 };

  await page.goto(`${built.url}products/items`);
  await page.getByLabel('Email').fill('admin@facings.example');
  await page.getByLabel('Password', { exact: true }).fill('Facings-1!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').locator('[data-row-link]').first().waitFor();

  /** Memory of the page in bytes after garbage collection. */
  async function held() {
    await settled();
    for (let round = 0; round < 3; round += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.waitForTimeout(200);
    }
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  }

  async function settled() {
    await page.waitForFunction(
      () =>
        document.querySelector('h1')?.textContent !== '' &&
        !document.querySelector(
          'main [aria-busy="true"]:not(figure), main .MuiSkeleton-root:not(figure *)',
        ),
    );
  }

  /** Follows a link of the page. @param {string} address of a link that the page shows */
  async function goTo(address) {
    await page.evaluate((to) => {
      /** @type {HTMLAnchorElement | null} */
      const link = document.querySelector(`nav a[href="${to}"]`);
      if (!link) throw new Error(`No link leads to ${to}.`);
      link.click();
    }, address);
    await page.waitForFunction((to) => location.pathname === to, address);
    await settled();
    done.navigations += 1;
  }

  /** Searches, and opens and closes a dialog. */
  async function lookAround() {
    await goTo('/products');
    const search = page.getByRole('main').getByRole('searchbox').first();
    await search.fill(`milk ${done.navigations}`);
    await page.waitForFunction(() => location.search.includes('q='));
    await settled();
    await search.fill('');
    await page.waitForFunction(() => !location.search.includes('q='));
    await settled();
    await goTo('/products/items');
    await page.getByRole('link', { name: 'Add Item' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Half typed');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    // The dialog asks about unsaved input.
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Opens an item, changes its name, and saves. */
  async function edit() {
    await goTo('/products/items');
    const rows = page.getByRole('main').locator('[data-row-link]');
    await rows.nth(done.edits % (await rows.count())).click();
    await settled();
    done.navigations += 1;
    await page.getByRole('button', { name: 'Edit Item' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Item' });
    const name = `Soaked ${done.edits}`;
    await panel.getByLabel('Name').fill(name);
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    done.edits += 1;
  }

  async function round() {
    for (const address of sidebar) await goTo(address);
    for (const address of settings) await goTo(address);
    await goTo('/organizations');
    await page
      .getByRole('main')
      .locator(`a[href="/organizations/view/${organization}"]`)
      .first()
      .click();
    await page.locator(`nav a[href="${secondary[1]}"]`).first().waitFor({ state: 'attached' });
    for (const address of secondary) await goTo(address);
    await lookAround();
  }

  await round();
  await edit();
  const before = await held();
  const started = Date.now();
  while (done.navigations < wanted.navigations || done.edits < wanted.edits) {
    if (done.navigations < wanted.navigations) await round();
    const due = Math.min(
      wanted.edits,
      Math.ceil((wanted.edits * done.navigations) / wanted.navigations),
    );
    while (done.edits < due) await edit();
    if (process.stdout.isTTY)
      process.stdout.write(`\r${done.navigations} navigations, ${done.edits} edits `);
  }
  await goTo('/products/items');
  const after = await held();
  const ratio = after / before;
  const mib = (/** @type {number} */ bytes) => (bytes / 1024 / 1024).toFixed(1);
  const isGood = ratio <= budget && heard.length === 0 && loads === 1;
  console.log(
    `\n${done.navigations} navigations and ${done.edits} edits in ${Math.round((Date.now() - started) / 1000)} s: ` +
      `the page holds ${mib(after)} MiB, ${mib(before)} after the first round, ratio ${ratio.toFixed(2)} ` +
      `(≤ ${budget.toFixed(2)}); ${heard.length} errors in the console; loaded ${loads} time(s) ${isGood ? 'pass' : 'FAIL'}`,
  );
  for (const text of new Set(heard)) console.log(`  ${text}`);
  return isGood;
}
