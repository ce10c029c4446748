/**
 * `node tools/bench/toggles.mjs [--runs 5]`: 300 switches of an availability list on a connection with 150 ms
 * latency, through the console's queue, data provider and transport, to the simulated platform over HTTP. Compared with
 * the minimum: the required batches, sent at once by plain `fetch`, from the time of the last switch.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { credentialFrom, startPlatform } from './world.mjs';

const root = join(import.meta.dirname, '../..');
const budget = 1.2;
const count = 300;
const latencyMs = 150;
/** Milliseconds between two switches: all at once, faster than by hand, and by hand. */
const gaps = [0, 2, 10];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

await mkdir(join(root, 'test-results'), { recursive: true });
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4274));
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { measureToggles } = /** @type {typeof import('./toggles.ts')} */ (
    await vite.ssrLoadModule('/tools/bench/toggles.ts')
  );
  const credential = await credentialFrom(platform.url, {
    email: 'admin@facings.example',
    password: 'Facings-1!',
  });
  const measure = await measureToggles({ platformUrl: platform.url, credential, latencyMs, count });
  // The first run is not counted: it opens connections and compiles.
  await measure(0);
  for (const gap of gaps) {
    const timings = [];
    for (let run = 0; run < Number(values.runs); run += 1) timings.push(await measure(gap));
    report(gap, median(timings.map(({ ours }) => ours)), median(timings.map((one) => one.least)));
  }
} finally {
  await vite.close();
  platform.stop();
}

/** @param {number} gap @param {number} ours @param {number} least */
function report(gap, ours, least) {
  const ratio = ours / least;
  const holds = ratio <= budget;
  console.log(
    `${count} switches, one each ${gap} ms: ${ours.toFixed(0)} ms, least ${least.toFixed(0)} ms, ` +
      `ratio ${ratio.toFixed(2)} (≤ ${budget.toFixed(2)}) ${holds ? 'pass' : 'FAIL'}`,
  );
  if (!holds) process.exitCode = 1;
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
