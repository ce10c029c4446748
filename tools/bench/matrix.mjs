/**
 * `node tools/bench/matrix.mjs [--dir dist]`: the availability grid of 1,000 products × 300 zones in a real browser,
 * with the production build. Compares its heap with that of its data as parsed JSON, its frames while scrolling with
 * those of an empty page, and counts what one switch re-renders. The two lists are answered here, everything else by
 * the simulated platform over HTTP.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startPlatform } from './world.mjs';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: join(root, 'dist') },
    // Accepted by all parts of the bench; this one measures by time, not by runs.
    runs: { type: 'string' },
  },
});

const [productCount, zoneCount, regionCount] = [1000, 300, 20];
const account = 'acc00000-0000-4000-8000-000000000001';
/** Heap ratio; share of late frames beyond the empty page's own; re-rendered cells. */
const budgets = { heap: 1.5, lateFrames: 0.05, drawnCells: 16 };
/** Frames of one scroll, and px per frame. */
const [frames, step] = [240, 24];

/** @param {string} kind @param {number} at */
const idOf = (kind, at) => `${kind}0000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const zones = Array.from({ length: zoneCount }, (_, at) => ({
  id: idOf('2e000000', at),
  account_id: account,
  name: `Store ${at} Market Street`,
  region_id: idOf('4e000000', at % regionCount),
  region: { id: idOf('4e000000', at % regionCount), name: `Region ${at % regionCount}` },
  external_store_id: `S${at}`,
  timeZoneName: 'America/New_York',
  reporting_status: 'PRODUCTION',
}));
const products = Array.from({ length: productCount }, (_, at) => ({
  id: idOf('90000000', at),
  account_id: account,
  sku: `SKU-${100_000 + at}`,
  product_description: `Product number ${at} of the big chain`,
  primary_category: 'Produce',
  category: 'Fruit',
  is_archived: at % 50 === 0,
  zones: zones.filter((_zone, zone) => (at * 7 + zone * 13) % 10 < 4).map(({ id }) => id),
}));

await mkdir(join(root, 'test-results'), { recursive: true });
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4275));
const built = await serve({ dir: values.dir, port: 0, platformUrl: platform.url });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await answerLists(page);
  const late = await lateFramesOfEmptyPage();
  await page.goto(new URL('products/availability', built.url).href);
  await page.getByLabel('Email').fill('admin@facings.example');
  await page.getByLabel('Password', { exact: true }).fill('Facings-1!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Choose an organization').waitFor();

  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };
  const before = await heap();
  const asked = performance.now();
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Alder & Vine Markets' }).click();
  await page.getByRole('grid').waitFor();
  const opened = performance.now() - asked;
  const held = (await heap()) - before;

  const drawn = await drawnByOneSwitch(page);
  const down = await scroll(page, '[role=grid]', 0, step);
  const across = await scroll(page, '[role=grid]', step, 0);

  // The same data as JSON, in the same page.
  const bare = await heap();
  await page.evaluate(
    (text) => Object.assign(globalThis, { kept: JSON.parse(text) }),
    JSON.stringify({ products, zones }),
  );
  const json = (await heap()) - bare;

  console.log(
    `${productCount} × ${zoneCount}: shown ${opened.toFixed(0)} ms after it was asked for`,
  );
  report('heap held, MiB', held, json, held / json, budgets.heap);
  report('late frames, scrolled down', down.late, late, down.late - late, budgets.lateFrames);
  report('late frames, scrolled across', across.late, late, across.late - late, budgets.lateFrames);
  report('elements drawn anew by one switch', drawn, 1, drawn, budgets.drawnCells);
} finally {
  await browser.close();
  await built.close();
  platform.stop();
}

/** @param {string} what @param {number} ours @param {number} floor @param {number} figure @param {number} budget */
function report(what, ours, floor, figure, budget) {
  const holds = figure <= budget;
  console.log(
    `${what}: ${ours.toFixed(2)}, floor ${floor.toFixed(2)}, ${figure.toFixed(2)} (≤ ${budget}) ${holds ? 'pass' : 'FAIL'}`,
  );
  if (!holds) process.exitCode = 1;
}

/** @param {import('@playwright/test').Page} page */
async function answerLists(page) {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  /** @param {string} pattern @param {(offset: number) => unknown} bodyAt */
  const answer = (pattern, bodyAt) =>
    page.route(pattern, (route) => {
      const { searchParams } = new URL(route.request().url());
      if (route.request().method() !== 'GET') return route.continue();
      return route.fulfill({ json: bodyAt(Number(searchParams.get('offset'))), headers });
    });
  await answer('**/api/products/bulk?*', (offset) => ({
    products: products.slice(offset, offset + 500),
    total: productCount,
  }));
  await answer('**/api/zones?*', (offset) => ({
    zones: zones.slice(offset, offset + 25),
    total: zoneCount,
  }));
}

/** The share of late frames caused by the machine: the same scroll on an empty page. */
async function lateFramesOfEmptyPage() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    '<div id="box" style="height:600px;overflow:auto"><div style="height:40000px;width:12000px"></div></div>',
  );
  const { late } = await scroll(page, '#box', 0, step);
  await page.close();
  return late;
}

/**
 * Scrolls a little in each frame. A frame is late if it takes more than one and a half times the usual time.
 * @param {import('@playwright/test').Page} page @param {string} selector @param {number} x @param {number} y
 */
function scroll(page, selector, x, y) {
  return page.evaluate(
    async ([at, across, down, count]) => {
      const box = document.querySelector(at);
      if (!box) throw new Error(`Nothing to scroll at ${at}`);
      const frame = () =>
        new Promise((/** @type {(at: number) => void} */ done) => requestAnimationFrame(done));
      const times = [];
      let last = await frame();
      for (let done = 0; done < count; done += 1) {
        box.scrollBy(across, down);
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      const usual = 1000 / 60;
      return { late: times.filter((time) => time > usual * 1.5).length / times.length };
    },
    /** @type {const} */ ([selector, x, y, frames]),
  );
}

/**
 * Number of the grid's elements that change when one cell is switched by key.
 * @param {import('@playwright/test').Page} page
 */
async function drawnByOneSwitch(page) {
  await page.locator('[aria-rowindex="5"] [aria-colindex="4"]').click();
  // The grid draws the rows beyond those in sight a moment after the first ones; the switch must not count them.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const changed = new Set();
    new MutationObserver((records) => {
      for (const { target } of records) changed.add(target);
    }).observe(/** @type {Element} */ (grid), {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { changed });
  });
  await page.keyboard.press(' ');
  await page.waitForTimeout(200);
  return page.evaluate(
    () => /** @type {typeof globalThis & { changed: Set<Node> }} */ (globalThis).changed.size,
  );
}
