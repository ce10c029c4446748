/**
 * `node tools/bench/import/update.mjs [--runs 3] [--dir dist]`: time from picking a file of 10,000 rows to the review
 * of the changes to 10,000 existing products, compared with the review of the same file when all its rows are new. The
 * update is chosen before the import (`chosen`), or offered in the sheet of new rows (`offered`), which has to find out
 * first that the rows exist; the review of new rows does not wait for that. In one run, in a real browser with the
 * production build, over HTTP. The products and the check of SKUs are answered by a
 * server of this script, everything else by the simulated platform. (Answers of an intercepted request pass through the
 * browser's debugger, which takes longer than the network.)
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { quiet } from '../measure.mjs';
import { startPlatform } from '../world.mjs';
import { drive } from './drive.mjs';
import { median, printLines } from './table.mjs';

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    dir: { type: 'string', default: join(root, 'dist') },
  },
});
const [rows, budget] = [10_000, 1.5];
const count = rows.toLocaleString('en-US');
const organization = 'Alder & Vine Markets';
const idOf = (/** @type {string} */ sku) => `id-${sku}`;
const skuAt = (/** @type {number} */ at) => `LINE-${at}`;

const matched = { selector: '[role=dialog]', text: 'product_description' };
const changed = { selector: 'section[aria-label="Review"]', text: 'Row number 0, changed' };
const names = /** @type {const} */ (['new', 'chosen', 'offered']);

/** @type {Record<(typeof names)[number], Pick<Parameters<typeof drive>[1], 'steps' | 'end'>>} */
const walks = {
  new: {
    steps: [
      { button: 'Import', when: matched },
      { button: 'Review', when: { selector: '[role=gridcell]', text: 'LINE-0' } },
    ],
    end: { selector: '[role=dialog]', text: `${count} products will be created.` },
  },
  chosen: {
    steps: [
      { choose: 'Update existing records', when: matched },
      { button: 'Import', when: matched },
    ],
    end: changed,
  },
  offered: {
    steps: [
      { button: 'Import', when: matched },
      { button: `Update these ${count}…`, when: { selector: '[role=gridcell]', text: 'LINE-0' } },
    ],
    end: changed,
  },
};

await mkdir(join(root, 'test-results'), { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'facings-'));
const file = join(folder, 'rows.csv');
const lines = Array.from({ length: rows }, (_, at) => `${skuAt(at)},"Row number ${at}, changed"`);
await writeFile(file, ['sku,product_description', ...lines, ''].join('\r\n'));
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4280));
/** @type {(typeof names)[number]} */
let walking = 'new';
const front = await startFront(platform.url);
const built = await serve({ dir: values.dir, port: 0, platformUrl: front.url });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
/** @type {Record<(typeof names)[number], number[]>} */
const met = { new: [], chosen: [], offered: [] };
try {
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const name of names) met[name].push(await walk(name));
    console.log(names.map((name) => `${name} ${met[name].at(-1)?.toFixed(0)} ms`).join(', '));
  }
} finally {
  await browser.close();
  await built.close();
  front.close();
  platform.stop();
  await rm(folder, { recursive: true });
}
process.exitCode = printLines(
  `File of ${count} rows → review`,
  /** @type {const} */ (['chosen', 'offered']).map((name) => ({
    name: `Existing products, ${name}, against new ones`,
    unit: 'ms',
    ours: median(met[name]),
    other: median(met.new),
    budget,
  })),
)
  ? 0
  : 1;

/** @param {(typeof names)[number]} name @returns {Promise<number>} milliseconds */
async function walk(name) {
  walking = name;
  const page = await browser.newPage();
  await page.goto(new URL('products/bulk-add', built.url).href);
  await page.getByLabel('Email').fill('admin@facings.example');
  await page.getByLabel('Password', { exact: true }).fill('Facings-1!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('combobox', { name: /Organization/ }).waitFor();
  // The dialog would discard text typed while it still takes the focus.
  await page.waitForTimeout(1000);
  await page.getByRole('combobox', { name: /Organization/ }).fill(organization);
  await page.getByRole('option', { name: organization, exact: true }).click();
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await quiet(page);
  try {
    return (await drive(page, { ...walks[name], input: 'input[type=file]', file })).ms;
  } finally {
    await page.close();
  }
}

/**
 * Answers for the products, and passes everything else on to the platform.
 * @param {string} platformUrl
 * @returns {Promise<{ url: string, close: () => void }>}
 */
async function startFront(platformUrl) {
  const server = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '/' } = asked;
    const { pathname, searchParams } = new URL(url, platformUrl);
    const isCheck = method === 'POST' && pathname === '/api/products/check';
    const isPage = method === 'GET' && pathname === '/api/products/bulk';
    if (!isCheck && !isPage) {
      const passed = forward(new URL(url, platformUrl), { method, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
      return;
    }
    /** @type {Buffer[]} */
    const chunks = [];
    asked.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    asked.on('end', () => {
      const body = isCheck
        ? {
            products: checked(
              /** @type {{ skus: string[] }} */ (JSON.parse(Buffer.concat(chunks).toString())),
            ),
          }
        : { products: pageAt(Number(searchParams.get('offset') ?? 0)), total: rows };
      answer.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': headers.origin ?? '*',
        'access-control-allow-credentials': 'true',
      });
      answer.end(JSON.stringify(body));
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {{ skus: string[] }} asked */
function checked({ skus }) {
  return walking === 'new' ? [] : skus.map((sku) => ({ id: idOf(sku), sku }));
}

/** @param {number} offset */
function pageAt(offset) {
  return Array.from({ length: Math.max(0, Math.min(500, rows - offset)) }, (_, at) =>
    productAt(at + offset),
  );
}

/** @param {number} at */
function productAt(at) {
  const sku = skuAt(at);
  return {
    id: idOf(sku),
    account_id: 'acc00000-0000-4000-8000-000000000001',
    sku,
    product_description: `Row number ${at}`,
    primary_category: null,
    category: null,
    item_app_eligible: 'NONE',
    item_app_status: 'NEW',
    is_archived: false,
    zones: [],
  };
}
