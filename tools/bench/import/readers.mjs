/**
 * `node tools/bench/import/readers.mjs [--runs 3]`: our readers compared with papaparse and SheetJS, each in a worker
 * of a fresh browser, on the same files. Each reads a few rows first, as the console's reader does before a file is
 * picked; in a fresh worker it does not, as if the file were dropped at once. Measures the time from the file to its
 * rows, and the renderer's peak memory above its memory with the reader started.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { benchFile } from './files.mjs';
import { rendererOf } from './memory.mjs';
import { median, printLines } from './table.mjs';

const root = join(import.meta.dirname, '../../..');
const outDir = join(root, 'test-results/bench/readers');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

/** @typedef {'ours' | 'papaparse' | 'xlsx'} Reader */

/**
 * @typedef {{
 *   kind: 'csv' | 'xlsx', rows: number, other: Reader, time: number, memory?: number, isFresh?: boolean,
 * }} Case `time` and `memory` are budgets; small files take too little memory to compare
 */

/** @type {Case[]} */
const cases = [
  { kind: 'csv', rows: 10_000, other: 'papaparse', time: 1 },
  { kind: 'csv', rows: 10_000, other: 'papaparse', time: 1, isFresh: true },
  { kind: 'csv', rows: 100_000, other: 'papaparse', time: 1 / 3, memory: 0.5 },
  { kind: 'csv', rows: 500_000, other: 'papaparse', time: 1 / 4, memory: 0.5 },
  { kind: 'xlsx', rows: 100_000, other: 'xlsx', time: 1 / 5, memory: 0.35 },
];

await build({
  configFile: false,
  root: join(root, 'tools/bench/fixtures/import/readers'),
  logLevel: 'warn',
  worker: { format: 'es' },
  build: { outDir, emptyOutDir: true, target: 'baseline-widely-available' },
});
const files = await serve({ dir: outDir, port: 0, isGuarded: false });

/** @type {import('./table.mjs').Line[]} */
const lines = [];
try {
  for (const { kind, rows, other, time, memory, isFresh = false } of cases) {
    const file = await benchFile(kind, rows);
    /** @type {Record<'ours' | 'other', { ms: number[], mib: number[] }>} */
    const met = { ours: { ms: [], mib: [] }, other: { ms: [], mib: [] } };
    for (let run = 0; run < Number(values.runs); run += 1) {
      // Alternating, so that other load on the machine affects both equally.
      for (const [name, reader] of /** @type {const} */ ([
        ['other', other],
        ['ours', 'ours'],
      ])) {
        const told = await measure({ reader, kind, file, rows, isFresh });
        met[name].ms.push(told.ms);
        if (told.mib !== null) met[name].mib.push(told.mib);
      }
    }
    const name = `${kind.toUpperCase()}, ${rows.toLocaleString('en')} rows, against ${other}${isFresh ? ', fresh worker' : ''}`;
    lines.push({
      name,
      unit: 'ms',
      ours: median(met.ours.ms),
      other: median(met.other.ms),
      budget: time,
    });
    if (memory !== undefined && met.ours.mib.length > 0)
      lines.push({
        name: `${name}: memory`,
        unit: 'MiB',
        ours: median(met.ours.mib),
        other: median(met.other.mib),
        budget: memory,
      });
  }
} finally {
  await files.close();
}
process.exitCode = printLines('Readers, in a worker', lines) ? 0 : 1;

/**
 * @param {{ reader: Reader, kind: 'csv' | 'xlsx', file: string, rows: number, isFresh: boolean }} asked
 * @returns {Promise<{ ms: number, mib: number | null }>}
 */
async function measure({ reader, kind, file, rows, isFresh }) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ isWhole: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(files.url);
    await page.locator('input').setInputFiles(file);
    // A freshly started browser is busy.
    await page.waitForTimeout(1500);
    await page.evaluate((asked) => window.startReader?.(asked), { reader, isFresh });
    await page.waitForTimeout(500);
    const renderer = await rendererOf(browser);
    const before = await renderer.now();
    const told = await page.evaluate((ofKind) => {
      if (!window.readFile) throw new Error('The page has not started.');
      return window.readFile({ kind: ofKind });
    }, kind);
    const peak = await renderer.peak();
    if (told.rows !== rows + 1 || told.columns !== 11 || !told.lastSku.endsWith(String(rows - 1)))
      throw new Error(`${reader} read ${told.rows} rows, the last being ${told.lastSku}.`);
    return { ms: told.ms, mib: before === null || peak === null ? null : peak - before };
  } finally {
    await browser.close();
  }
}
