/**
 * Replaces the build under an open page and removes its old files, like a deploy: the page reloads if nothing would be
 * lost, and otherwise keeps the input.
 *
 * @worlds http: replaces a build on a real server.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { expect, test as base } from './support/test';

interface Deployed {
  readonly url: string;
  /** Deploys another build of the same sources: every file has a new name, and the old ones are gone. */
  readonly deploy: (options?: { readonly without?: RegExp }) => Promise<void>;
}

const deployAnew = async (folder: string, without?: RegExp): Promise<void> => {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of ['../index.html', ...names]) {
    texts.set(name, await readFile(join(assets, name), 'utf8'));
  }
  // `Manage-Ab12.js` → `Manage-Ab12.n.js`, in the file name and in all references.
  const known = new Set(names);
  const renamed = (name: string) => name.replace(/\.js$/, '.n.js');
  // As a careful deploy: the new files are there before the page names them, and the old ones go last.
  for (const [name, text] of [...texts].toReversed()) {
    if (without?.test(name)) continue;
    const changed = text
      .replace(/[\w.-]+\.js(?!\.map)/g, (found) => (known.has(found) ? renamed(found) : found))
      .replace(/(facings-build" content="\S+ )/, '$1new');
    await writeFile(join(assets, renamed(name)), changed);
  }
  for (const name of names) await rm(join(assets, name));
  const file = join(folder, 'version.json');
  const said = JSON.parse(await readFile(file, 'utf8')) as { build: string };
  await writeFile(file, JSON.stringify({ ...said, build: `new${said.build}` }));
};

const test = base.extend<{ readonly site: Deployed }>({
  // A session started by a deployed build.
  signsInBy: 'form',
  site: async ({ standInUrl }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'facings-deploy-'));
    await cp('dist', folder, { recursive: true });
    const { url, close } = await serve({ dir: folder, port: 0, platformUrl: standInUrl });
    await use({ url, deploy: ({ without } = {}) => deployAnew(folder, without) });
    await close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const news = (page: Page) => page.getByRole('region', { name: 'Notices' });
const toSettings = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings', exact: true })
    .click();

/** Counts page loads from now on. */
const countStarts = (page: Page): (() => number) => {
  let starts = 0;
  page.on('domcontentloaded', () => {
    starts += 1;
  });
  return () => starts;
};

test(
  'a missing part: the page reloads once, at the address of the navigation',
  { tag: '@main' },
  async ({ page, open, site, expected }) => {
    expected.push(/dynamically imported module/);
    await open('/products');
    await expect(heading(page)).toHaveText('Products');
    await site.deploy();
    const starts = countStarts(page);
    await toSettings(page);
    await expect(heading(page)).toHaveText(/Settings|General/, { timeout: 30_000 });
    expect(new URL(page.url()).pathname).toBe('/settings');
    expect(starts()).toBe(1);
  },
);

test('a part that is not in the new build either: said, and not tried for ever', async ({
  page,
  open,
  site,
  expected,
}) => {
  expected.push(/dynamically imported module/);
  await open('/products');
  await expect(heading(page)).toHaveText('Products');
  await site.deploy({ without: /^General-/ });
  const starts = countStarts(page);
  await toSettings(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Its code could not be loaded.',
    { timeout: 30_000 },
  );
  expect(starts()).toBe(1);
  // Pages whose code is loaded keep working.
  await page.getByRole('link', { name: 'Zones', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Zones');
  expect(starts()).toBe(1);
});

test('with a form that is half typed: it stays, says so, and warns before it lets go', async ({
  page,
  open,
  site,
}) => {
  await open('/products');
  await page.getByRole('main').locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const sku = form.getByRole('textbox', { name: /^SKU/ });
  await sku.fill('HALF-TYPED-1');
  await site.deploy();
  const starts = countStarts(page);

  // The dialog of a nested record has code of its own.
  await form.getByRole('button', { name: /^Add / }).first().click();
  const told = news(page).getByText('Your typed values are still here.');
  await expect(told).toBeVisible({ timeout: 30_000 });
  await expect(sku).toHaveValue('HALF-TYPED-1');
  expect(starts()).toBe(0);

  await news(page).getByRole('button', { name: 'Reload' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(sku).toHaveValue('HALF-TYPED-1');
  expect(starts()).toBe(0);

  await news(page).getByRole('button', { name: 'Reload' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(starts).toBe(1);
  await expect(heading(page)).not.toBeEmpty();
  await expect(news(page)).toBeEmpty();
});

test('a newer build shows a quiet banner, and not again after it is dismissed', async ({
  page,
  open,
  site,
  expected,
}) => {
  // A part that the page would have preloaded.
  expected.push(/dynamically imported module/);
  await page.clock.install();
  await open('/products');
  await expect(heading(page)).toHaveText('Products');
  // Once the rows are here, the rest of the code is preloaded when the browser is idle.
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await page.clock.fastForward('06:00');
  await expect(news(page)).toBeEmpty();

  let asked = 0;
  let requests = 0;
  let before = -1;
  page.on('request', (request) => {
    requests += 1;
    if (request.url().endsWith('/version.json')) asked += 1;
  });
  // What is preloaded has to be here before the deploy takes it away.
  await expect
    .poll(
      () => {
        const isQuiet = requests === before;
        before = requests;
        return isQuiet;
      },
      { intervals: [2000] },
    )
    .toBe(true);
  await site.deploy();
  await page.clock.fastForward('06:00');
  await expect(news(page)).toContainText('A new version of Facings is available.');
  expect(asked).toBe(1);
  await news(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(news(page)).toBeEmpty();
  await page.clock.fastForward('06:00');
  await expect(news(page)).toBeEmpty();
});
