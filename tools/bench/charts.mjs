/**
 * `node tools/bench/charts.mjs [--runs 5] [--slowdown 1]`: measures how long the main thread of a real browser is
 * busy drawing a year of daily points with the previous year, 300 bars, and a heat map of 50 × 300, in a built page.
 * The time is the browser's own task count, from setting the figures to the second frame after it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';

/** @typedef {Window & { draw: (name: string | null) => void }} BenchWindow */

const names = { yearLine: 'Year, lines', bars: '300 bars', heatMap: 'Heat map 50 × 300' };
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '1' } },
});
const dir = await mkdtemp(join(tmpdir(), 'facings-charts-'));
await build({
  configFile: false,
  root: join(import.meta.dirname, 'charts'),
  logLevel: 'error',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  define: { 'import.meta.env.VITE_DEMO': '""' },
  build: { outDir: dir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5_000 },
});
const server = await serve({ dir, port: 0, isGuarded: false });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  /** @param {string | null} name */
  const draw = (name) =>
    page.evaluate(async (given) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      /** @type {BenchWindow} */ (/** @type {unknown} */ (window)).draw(given);
      const isDrawn = () => document.querySelector('figure [role] svg') !== null;
      while (isDrawn() === (given === null)) await frame();
      await frame();
      await frame();
    }, name);
  await page.goto(server.url);
  await page.evaluate(async () => {
    while (!('draw' in window)) await new Promise((done) => setTimeout(done, 50));
  });
  for (const [name, label] of Object.entries(names)) {
    /** @type {number[]} */
    const times = [];
    // In the first run the browser has not compiled the code yet: it is measured like the others and reported
    // separately.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      await draw(null);
      const before = await busy();
      await draw(name);
      times.push((await busy()) - before);
    }
    const [first = 0, ...again] = times;
    const median = again.toSorted((one, other) => one - other)[Math.floor(again.length / 2)] ?? 0;
    console.log(`${label}: ${Math.round(median)} ms (first ${Math.round(first)} ms)`);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(dir, { recursive: true });
}
