/**
 * `node tools/bench/stateForm.mjs [--runs 9] [--dir dist]`: main-thread work of opening the form of a product state
 * from its product's page, compared with the simplest form, an item's with one field. Both are opened once before, so
 * that code and options are loaded.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startPlatform } from './world.mjs';

/** Milliseconds at full speed, and the ratio to the simplest dialog. */
const budgets = { work: 100, ratio: 3 };

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, dir: { type: 'string', default: 'dist' } },
});

await mkdir(join(root, 'test-results'), { recursive: true });
const platform = await startPlatform(Number(process.env.FACINGS_BENCH_PORT ?? 4276));
const built = await serve({ dir: resolve(root, values.dir), port: 0, platformUrl: platform.url });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${built.url}products`);
  await page.getByLabel('Email').fill('admin@facings.example');
  await page.getByLabel('Password', { exact: true }).fill('Facings-1!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').locator('[data-row-link]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const work = {
    empty: await opened(toItems, 'Add Item'),
    state: await opened(toProduct, 'Add Product State'),
  };
  const [state, empty] = [median(work.state), median(work.empty)];
  const ratio = state / empty;
  const isKept = state <= budgets.work && ratio <= budgets.ratio;
  console.log(
    `Form of a product state: ${state.toFixed(0)} ms of main-thread work (≤ ${budgets.work}), the emptiest form ` +
      `${empty.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (≤ ${budgets.ratio.toFixed(2)}) ${isKept ? 'pass' : 'FAIL'}`,
  );
  process.exitCode = isKept ? 0 : 1;

  async function toItems() {
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.getByRole('main').locator('[data-row-link]').first().waitFor();
  }

  async function toProduct() {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('main').locator('[data-row-link]').first().click();
    await page.getByRole('switch').nth(5).waitFor();
  }

  /**
   * Milliseconds of work of each opening of a dialog.
   * @param {() => Promise<void>} go to the page that has it @param {string} title
   */
  async function opened(go, title) {
    await go();
    const times = [];
    for (let run = -1; run < Number(values.runs); run += 1) {
      const opener = page.getByRole('link', { name: title }).first();
      await opener.waitFor();
      const handle = await opener.elementHandle();
      const before = await taskTime();
      await handle.evaluate(async (element) => {
        /** @type {HTMLElement} */ (element).click();
        const input = '[role=dialog] input';
        while (!document.querySelector(input)) await new Promise(requestAnimationFrame);
        // Includes the rendering and its effects.
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      });
      if (run >= 0) times.push((await taskTime()) - before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.waitForTimeout(300);
    }
    return times;
  }

  /** Milliseconds of main-thread work so far. */
  async function taskTime() {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  }
} finally {
  await browser.close();
  await built.close();
  platform.stop();
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
