/**
 * Screenshots of the demo build, in a real browser. Without arguments: those of the documents, to docs/images/. `node
 * scripts/screenshots.mjs /products /login …` captures these paths at three widths, light and dark, to
 * test-results/screens/, for review.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const root = join(import.meta.dirname, '..');
const account = { email: 'admin@facings.example', password: 'Facings-1!' };

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   path: string, width: number, colorScheme: 'light' | 'dark', file: string,
 *   act?: (page: Page) => Promise<void>,
 * }} Shot `act`: actions before the screenshot
 */

const asked = process.argv.slice(2);
const shots = asked.length > 0 ? asked.flatMap(everyWay) : ofTheDocuments();

const { url, close } = await serve({ dir: join(root, 'dist-demo'), port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  await close();
}

/** @returns {Shot[]} */
function ofTheDocuments() {
  const folder = 'docs/images';
  return [
    { path: '/', width: 1440, colorScheme: 'light', file: `${folder}/dashboard.png` },
    {
      path: '/products',
      width: 1440,
      colorScheme: 'dark',
      file: `${folder}/palette-dark.png`,
      act: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('mi');
        // Results of the platform's search arrive after local ones.
        await page.waitForTimeout(2000);
      },
    },
    {
      path: '/products',
      width: 1440,
      colorScheme: 'light',
      file: `${folder}/testers.png`,
      act: async (page) => {
        await page.getByRole('button', { name: 'Testers' }).click();
        await page.getByRole('tab', { name: 'Log' }).click();
        await page.waitForTimeout(1000);
      },
    },
  ];
}

/** @param {string} path @returns {Shot[]} */
function everyWay(path) {
  const name = path.replaceAll(/[^a-z0-9-]+/gi, '_').replace(/^_/, '') || 'home';
  return [1440, 1024, 390].flatMap((width) =>
    /** @type {const} */ (['light', 'dark']).map((colorScheme) => ({
      path,
      width,
      colorScheme,
      file: `test-results/screens/${name}-${width}-${colorScheme}.png`,
    })),
  );
}

/** @param {Shot} shot */
async function take({ path, width, colorScheme, file, act }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url + path.slice(1));
  const email = page.getByLabel('Email');
  if (!path.startsWith('/login')) {
    await email.fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    // The console is then drawn in its own text face.
    await page.waitForFunction(() => localStorage.getItem('facings-text-face') !== null);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await email.waitFor({ state: 'detached' });
    // The pointer would highlight what appears where the button was.
    await page.mouse.move(0, 0);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A service worker keeps the network busy, so the page itself shows when it is loaded. A chart outside the viewport
  // has not loaded.
  await page.waitForFunction(
    () =>
      !document.querySelector(
        '.MuiSkeleton-root:not(figure *), [aria-busy="true"]:not(figure), [role=progressbar]:not(figure *)',
      ),
    undefined,
    { timeout: 120_000 },
  );
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations !== Infinity,
        ),
  );
  await act?.(page);
  await mkdir(join(root, file, '..'), { recursive: true });
  await page.screenshot({ path: join(root, file) });
  await context.close();
  console.log(file);
}
