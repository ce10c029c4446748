/**
 * Pictures of the demo build, in a real browser. Without arguments: those of the documents, to docs/images/.
 * `node scripts/screenshots.mjs /products /login …` takes these addresses at three widths, light and dark,
 * to test-results/screens/, to be looked at.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const root = join(import.meta.dirname, '..');
const account = { email: 'admin@facings.example', password: 'Facings-1!' };

/** @typedef {{ path: string, width: number, colorScheme: 'light' | 'dark', file: string }} Shot */

const asked = process.argv.slice(2);
const shots = asked.length > 0 ? asked.flatMap(everyWay) : ofTheDocuments();

const { url, close } = await serve({ dir: join(root, 'dist-demo'), port: 0 });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
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
    { path: '/products', width: 1440, colorScheme: 'light', file: `${folder}/products.png` },
    { path: '/products', width: 1440, colorScheme: 'dark', file: `${folder}/products-dark.png` },
    { path: '/login', width: 1440, colorScheme: 'light', file: `${folder}/sign-in.png` },
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
async function take({ path, width, colorScheme, file }) {
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
    await page.getByRole('button', { name: 'Sign in' }).click();
    await email.waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A service worker keeps the line busy, so it is the page that says when it is whole.
  await page
    .locator('.MuiSkeleton-root, [aria-busy="true"], [role=progressbar]')
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForFunction(
    () => !document.getAnimations().some(({ playState }) => playState === 'running'),
  );
  await mkdir(join(root, file, '..'), { recursive: true });
  await page.screenshot({ path: join(root, file) });
  await context.close();
  console.log(file);
}
