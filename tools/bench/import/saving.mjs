/**
 * `node tools/bench/import/saving.mjs [--runs 3] [--dir dist]`: saving 10,000 rows on a connection with 150 ms
 * latency, in a real browser with the production build, compared with the minimum time that their calls can take at
 * this concurrency. The calls are answered here after the latency; everything else by the simulated platform over HTTP.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { startPlatform } from '../world.mjs';
import { median, printLines } from './table.mjs';

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    dir: { type: 'string', default: join(root, 'dist') },
  },
});
const [rows, latency, budget] = [10_000, 150, 1.3];
const organization = 'Alder & Vine Markets';

await mkdir(join(root, 'test-results'), { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'facings-'));
const file = join(folder, 'rows.csv');
const lines = Array.from({ length: rows }, (_, at) => `LINE-${at},Row number ${at}`);
await writeFile(file, ['sku,product_description', ...lines, ''].join('\r\n'));
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4279));
const built = await serve({ dir: values.dir, port: 0, platformUrl: platform.url });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
/** @type {{ ms: number, least: number }[]} */
const met = [];
try {
  for (let run = 0; run < Number(values.runs); run += 1) met.push(await save());
} finally {
  await browser.close();
  await built.close();
  platform.stop();
  await rm(folder, { recursive: true });
}
process.exitCode = printLines(`${rows} rows saved over ${latency} ms`, [
  {
    name: 'Save → Saved, against the least for its calls',
    unit: 'ms',
    ours: median(met.map(({ ms }) => ms)),
    other: median(met.map(({ least }) => least)),
    budget,
  },
])
  ? 0
  : 1;

async function save() {
  const page = await browser.newPage();
  let [calls, underWay, most] = [0, 0, 0];
  await page.route('**/api/products/check', (route) => route.fulfill({ json: { products: [] } }));
  await page.route('**/api/products/bulk', async (route) => {
    if (route.request().method() !== 'POST') {
      await route.continue();
      return;
    }
    calls += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    /** @type {{ products: { sku: string }[] }} */
    const { products } = route.request().postDataJSON();
    const json = { products: products.map(({ sku }) => ({ sku, id: `id-${sku}` })) };
    await new Promise((done) => setTimeout(done, latency));
    underWay -= 1;
    await route.fulfill({ json });
  });
  await page.goto(new URL('products/bulk-add', built.url).href);
  await page.getByLabel('Email').fill('admin@facings.example');
  await page.getByLabel('Password', { exact: true }).fill('Facings-1!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('combobox', { name: /Organization/ }).waitFor();
  // The dialog would discard text typed while it still takes the focus.
  await page.waitForTimeout(1000);
  await page.getByRole('combobox', { name: /Organization/ }).fill(organization);
  await page.getByRole('option', { name: organization, exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const press = (/** @type {string} */ name) =>
    page.getByRole('button', { name, exact: true }).click({ timeout: 60_000 });
  await press('Import');
  await press('Review');
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .and(page.locator(':enabled'))
    .waitFor();
  const ms = await page.evaluate(
    ({ title, longest }) =>
      new Promise((done, fail) => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.textContent.trim() === 'Save',
        );
        const start = performance.now();
        const look = () => {
          const isSaved = [...document.querySelectorAll('h1,h2,h3,p')].some(
            (one) => one.textContent === title,
          );
          const ms = performance.now() - start;
          if (isSaved) done(ms);
          else if (ms > longest) fail(new Error(`No '${title}' after ${ms.toFixed(0)} ms.`));
          else requestAnimationFrame(look);
        };
        button?.click();
        look();
      }),
    { title: `Saved ${rows.toLocaleString('en-US')} results`, longest: 120_000 },
  );
  await page.close();
  const least = Math.ceil(calls / most) * latency;
  console.log(`${calls} calls, ${most} at a time: ${Number(ms).toFixed(0)} ms, at least ${least}`);
  return { ms: Number(ms), least };
}
