/**
 * The palette, single-key shortcuts and their list: everything works without the mouse, and shortcuts do not interfere
 * with typing.
 *
 * @worlds demo: keys work within the page.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import { admin, expect, test } from './support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search or go to' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rowLinks = (page: Page) => page.locator('[data-row-link]');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
/** The option that Enter runs. */
const meant = (page: Page) => page.getByRole('option', { selected: true });

/** Shortcuts work once the page's rows are loaded. */
const openList = async (page: Page, open: (path: string) => Promise<void>, path: string) => {
  await open(path);
  await expect(rowLinks(page).first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
};
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
};
const run = async (page: Page, typed: string, name: string | RegExp) => {
  await openPalette(page);
  await page.keyboard.type(typed);
  await expect(meant(page)).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
};

test.describe('the palette', () => {
  test(
    'opens while typing and over a page, leads to a screen, and to a tab of its own',
    { tag: '@main' },
    async ({ page, open, go, context }) => {
      await test.step('opens while something is typed, and changes nothing of it', async () => {
        await openList(page, open, '/products');
        const search = page.getByRole('searchbox', { name: 'Search Products' });
        await search.fill('ab');
        await openPalette(page);
        await page.keyboard.type('no such thing at all');
        await expect(page.getByRole('status').filter({ hasText: 'No results for' })).toBeAttached();
        await page.keyboard.press('Escape');
        await expect(search).toBeFocused();
        await expect(search).toHaveValue('ab');
      });

      await test.step('opens an address in a tab of its own with Ctrl Enter', async () => {
        await openList(page, go, '/products');
        await openPalette(page);
        await page.keyboard.type('webhook');
        await page.keyboard.press('Control+a');
        await page.keyboard.type('users');
        await expect(meant(page)).toHaveText(/^Users/);
        const opened = context.waitForEvent('page');
        await page.keyboard.press('Control+Enter');
        const other = await opened;
        await expect(other).toHaveURL(/\/users$/, { timeout: 20_000 });
        await expect(box(page)).toBeVisible();
        await expect(page).toHaveURL(/\/products$/);
        await other.close();
        await page.keyboard.press('Escape');
        await expect(box(page)).toBeHidden();
      });

      await test.step('leads to a screen, and gives the focus back when it is closed', async () => {
        await openList(page, go, '/products');
        const button = page.getByRole('button', { name: 'Search or go to…' });
        await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
        await button.click();
        await expect(box(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(box(page)).toBeHidden();
        await expect(button).toBeFocused();

        await openPalette(page);
        await page.keyboard.type('reg');
        await expect(meant(page)).toHaveText(/^Regions/);
        await page.keyboard.press('ArrowUp');
        await expect(meant(page)).not.toHaveText(/^Regions/);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/zones\/regions$/);
        await expect(heading(page)).toHaveText('Regions');
      });
    },
  );

  test('finds by the platform’s search, and reports the one that failed', async ({
    page,
    open,
    standIn,
    go,
  }) => {
    await test.step('finds a product by the platform’s search, and recently viewed ones', async () => {
      await openList(page, open, '/zones/regions');
      await standIn.forget();
      await openPalette(page);
      await page.keyboard.type('C');
      await page.keyboard.type('heddar', { delay: 20 });
      const found = page.getByRole('group', { name: 'Products', exact: true }).getByRole('option');
      await expect(found.first()).toContainText('Cheddar', { timeout: 15_000 });
      // Five of them, and a link to all.
      await expect(found).toHaveCount(6);
      await expect(found.last()).toHaveText(/^Show all \d+ in Products$/);
      await expect(found.first().locator('mark')).toHaveText('Cheddar');
      const asked = (await standIn.calls()).filter(({ path }) => path === '/api/products');
      const texts = asked.map(({ query }) => query.search);
      expect(texts.at(-1)).toBe('Cheddar');
      expect(texts).not.toContain('C');
      expect(asked.at(-1)?.query.limit).toBe('5');
      // Results appear as they arrive.
      await expect
        .poll(async () => (await standIn.calls()).map(({ path }) => path))
        .toEqual(
          expect.arrayContaining(['/api/organizations/search', '/api/zones/search', '/api/users']),
        );
      const name = (await found.first().locator('.label').innerText()).trim();
      await found.first().click();
      await expect(page).toHaveURL(/\/products\/view\/[^/]+$/);
      await expect(heading(page)).toHaveText(name);

      await page.getByRole('link', { name: 'Dashboard' }).click();
      await openPalette(page);
      const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
      await expect(recent).toHaveText([new RegExp(`^${name.replace(/[^\w ]/g, '.')}`)]);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
    });

    await test.step('reports the one search that failed, keeps the text, and retries', async () => {
      await openList(page, go, '/products');
      await standIn.fault({ path: '/api/zones/search', status: 403, body: {}, times: 100 });
      await openPalette(page);
      await page.keyboard.type('al', { delay: 20 });
      await expect(page.getByText('Zones could not be searched')).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('group', { name: 'Organizations' })).toContainText(
        'Alder & Vine',
      );
      await expect(box(page)).toHaveValue('al');
      await standIn.noFaults();
      await option(page, 'Try again: Zones').click();
      const zones = page.getByRole('group', { name: 'Zones', exact: true });
      await expect(zones.getByRole('option').first()).not.toHaveText(/Try again/, {
        timeout: 15_000,
      });
      await expect(page.getByText('Zones could not be searched')).toBeHidden();
      await expect(box(page)).toHaveValue('al');
    });
  });

  test('runs the commands of the page', async ({ page, open }) => {
    await openList(page, open, '/zones/regions');
    await run(page, 'add reg', /^Add Region/);
    await expect(dialog(page, 'Add Region')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Add Region')).toBeHidden();
    await page.goto('/products?q=cheddar');
    await expect(rowLinks(page).first()).toBeVisible({ timeout: 30_000 });
    await run(page, 'clear', 'Clear search and filters');
    await expect(page).toHaveURL(/\/products$/);
    await run(page, 'columns', 'Columns');
    await expect(dialog(page, 'Columns')).toBeVisible();
    await page.goto('/?compare=off');
    await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
    await run(page, 'compare', 'Compare with previous period');
    await expect(page.getByRole('switch', { name: 'Compare with previous period' })).toBeChecked();
    await expect(page).not.toHaveURL(/compare=off/);
  });

  test('switches to another organization, in the current list and section', async ({
    page,
    open,
  }) => {
    await openList(page, open, '/products');
    await openPalette(page);
    await page.keyboard.type('switch');
    await expect(meant(page)).toHaveText('Switch organization…');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('bright');
    await expect(meant(page)).toHaveText(/Brightwater GrocersShows only its products/, {
      timeout: 15_000,
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?account_id=[^&]+$/);

    await page.goto('/organizations');
    await rowLinks(page).first().click();
    await expect(page).toHaveURL(/\/organizations\/view\/[^/]+$/);
    await run(page, 'units', /^Units of Measure/);
    await expect(page).toHaveURL(/\/organizations\/view\/[^/]+\/uom$/);
    const before = page.url();
    await openPalette(page);
    await page.keyboard.type('switch');
    await page.keyboard.press('Enter');
    await page.keyboard.type('bright');
    await expect(meant(page)).toContainText('Stays in Units of Measure', { timeout: 15_000 });
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/\/organizations\/view\/[^/]+\/uom$/);
  });

  test('changes appearance, density and language, and speaks French', async ({ page, open }) => {
    await openList(page, open, '/products');
    const root = page.locator('html');
    await run(page, 'dark', /^Appearance: dark/);
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    await run(page, 'dense', /^Density: compact/);
    await expect(root).toHaveAttribute('data-density', 'compact');
    await run(page, 'francais', /^Language: Français/);
    await expect(heading(page)).toHaveText('Produits');
    await page.keyboard.press('Control+k');
    const french = page.getByRole('combobox', { name: 'Chercher ou aller à' });
    await expect(french).toBeFocused();
    await page.keyboard.type('regi');
    await expect(meant(page)).toHaveText(/^Régions/);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Régions');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quitter');
    await expect(meant(page)).toHaveText('Se déconnecter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
  });
});

test.describe('single keys', () => {
  test(
    'are listed by ?, and search, create, move, open and edit',
    { tag: '@main' },
    async ({ page, open, go }) => {
      await test.step('are listed by ?, for the page at hand and everywhere', async () => {
        await openList(page, open, '/zones/regions');
        await page.keyboard.press('?');
        const sheet = dialog(page, 'Keyboard shortcuts');
        await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
          'On this page',
          'More on this page',
          'Everywhere',
          'Go to a screen',
        ]);
        for (const text of ['Add Region', 'Search Regions', 'Next row', 'Notional Products']) {
          await expect(sheet.getByText(text, { exact: true })).toBeVisible();
        }
        await expectNoFinding(page, 'the list of keys');
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      });

      await test.step('search, create, move, open and edit', async () => {
        await openList(page, go, '/zones/regions');
        const search = page.getByRole('searchbox', { name: 'Search Regions' });
        await expect(search).toHaveAttribute('aria-keyshortcuts', '/');
        await page.keyboard.press('/');
        await expect(search).toBeFocused();
        await expect(search).toHaveValue('');
        await search.blur();

        await page.keyboard.press('j');
        await expect(rowLinks(page).nth(0)).toBeFocused();
        await page.keyboard.press('j');
        await expect(rowLinks(page).nth(1)).toBeFocused();
        await page.keyboard.press('k');
        await expect(rowLinks(page).nth(0)).toBeFocused();
        await page.keyboard.press('e');
        await expect(dialog(page, 'Edit Region')).toBeVisible({ timeout: 20_000 });
        await expect(page).toHaveURL(/\/view\/[^/]+\/edit$/);
        await page.keyboard.press('Escape');
        await expect(dialog(page, 'Edit Region')).toBeHidden();
        await page.keyboard.press('e');
        await expect(dialog(page, 'Edit Region')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page, 'Edit Region')).toBeHidden();

        await page.goto('/zones/regions');
        await expect(rowLinks(page).first()).toBeVisible({ timeout: 30_000 });
        const name = await rowLinks(page).first().innerText();
        await page.keyboard.press('j');
        await expect(rowLinks(page).first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(heading(page)).toHaveText(name);

        await page.goto('/zones/regions');
        const add = page.getByRole('link', { name: 'Add Region' });
        await expect(add).toHaveAttribute('aria-keyshortcuts', 'c');
        await expect(add).toHaveAttribute('title', 'Key: C');
        await page.keyboard.press('c');
        await expect(dialog(page, 'Add Region')).toBeVisible();
      });
    },
  );

  test('go to a screen, and can be turned off', async ({ page, open, go }) => {
    await test.step('go to a screen after g, with a visible hint, which times out', async () => {
      await openList(page, open, '/products');
      await page.keyboard.press('g');
      await expect(page.getByText('G, then a letter:')).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: 'Press the letter of a screen.' }),
      ).toBeAttached();
      await page.keyboard.press('z');
      await expect(page).toHaveURL(/\/zones$/);
      await expect(page.getByText('G, then a letter:')).toBeHidden();
      for (const [letter, path] of [
        // The dashboard adds its organization to the address as soon as it knows it.
        ['d', /\/(\?account_id=[\w-]+)?$/],
        ['o', /\/organizations$/],
        ['r', /\/zones\/regions$/],
        ['j', /\/zones\/jobs$/],
        ['p', /\/products$/],
        ['n', /\/products\/notionals$/],
        ['i', /\/products\/items$/],
        ['u', /\/users$/],
        ['m', /\/models$/],
        ['s', /\/settings$/],
      ] as const) {
        await page.keyboard.press('g');
        await page.keyboard.press(letter);
        await expect(page).toHaveURL(path);
      }
      await page.keyboard.press('g');
      await expect(page.getByText('G, then a letter:')).toBeVisible();
      await page.keyboard.press('x');
      await expect(page.getByText('G, then a letter:')).toBeHidden();
      await page.keyboard.press('g');
      await expect(page.getByText('G, then a letter:')).toBeHidden({ timeout: 10_000 });
      await page.keyboard.press('z');
      await expect(page).toHaveURL(/\/settings$/);
    });

    await test.step('can be turned off for good, and Ctrl K stays', async () => {
      await openList(page, go, '/zones/regions');
      await page.getByRole('button', { name: admin.email }).click();
      const item = page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' });
      await expect(item).toBeChecked();
      await item.click();
      await expect(item).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(item).toBeHidden();
      await page.reload();
      await expect(rowLinks(page).first()).toBeVisible({ timeout: 30_000 });
      const add = page.getByRole('link', { name: 'Add Region' });
      await expect(add).not.toHaveAttribute('aria-keyshortcuts');
      for (const key of ['c', '/', 'j', '?', 'g', 'z']) await page.keyboard.press(key);
      await run(page, 'single', 'Turn single-key shortcuts on');
      await expect(page).toHaveURL(/\/zones\/regions$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(add).toHaveAttribute('aria-keyshortcuts', 'c');
      await page.keyboard.press('c');
      await expect(dialog(page, 'Add Region')).toBeVisible();
    });
  });
});

test.describe('keys that are typed', () => {
  const typed = 'cegjk/?';

  test('do nothing but what they are typed for', async ({ page, open, go }) => {
    await test.step('stay in the search box and in a form', async () => {
      await openList(page, open, '/zones/regions');
      const search = page.getByRole('searchbox', { name: 'Search Regions' });
      await search.click();
      await page.keyboard.type(typed);
      await expect(search).toHaveValue(typed);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await search.fill('');
      await page.getByRole('link', { name: 'Add Region' }).click();
      const form = dialog(page, 'Add Region');
      await expect(form).toBeVisible();
      const organization = form.getByRole('combobox', { name: 'Organization' });
      await organization.click();
      await page.keyboard.type(typed);
      await expect(organization).toHaveValue(typed);
      await expect(page).toHaveURL(/\/zones\/regions\/create$/);
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });

    await test.step('do nothing while a dialog or a menu is open, nor does Ctrl K', async () => {
      await openList(page, open, '/zones/regions');
      await page.keyboard.press('c');
      const form = dialog(page, 'Add Region');
      await expect(form).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).focus();
      for (const key of ['j', 'k', 'e', 'g', '?', 'z', '/', 'Control+k'])
        await page.keyboard.press(key);
      await expect(page).toHaveURL(/\/zones\/regions\/create$/);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: admin.email }).click();
      const menu = page.getByRole('menu', { name: 'Account menu' });
      await expect(menu).toBeVisible();
      for (const key of ['g', '?', 'z', '/', 'Control+k']) await page.keyboard.press(key);
      await expect(menu).toBeVisible();
      await expect(page).toHaveURL(/\/zones\/regions$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    await test.step('belong to the matrix while it has the focus', async () => {
      await go('/products/availability');
      const grid = page.getByRole('grid');
      const organization = page.getByRole('combobox', { name: 'Organization' });
      await expect(organization).toBeVisible({ timeout: 30_000 });
      await organization.fill('Brightwater');
      await page.getByRole('option', { name: 'Brightwater Grocers' }).click({ timeout: 20_000 });
      await expect(grid).toBeVisible({ timeout: 30_000 });
      await grid.getByRole('gridcell').first().click();
      for (const key of ['g', 'z', '/', 'Control+k']) await page.keyboard.press(key);
      await expect(page).toHaveURL(/\/products\/availability/);
      await expect(box(page)).toBeHidden();
    });
  });
});

for (const width of [1440, 390]) {
  test(`axe finds nothing in the palette at ${String(width)} pixels`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, open, '/products');
    await expectNoFinding(page, 'the list with its keys');
    await openPalette(page);
    await expectNoFinding(page, 'what is offered');
    await page.keyboard.type('al', { delay: 20 });
    await expect(page.getByRole('group', { name: 'Organizations' })).toBeVisible({
      timeout: 15_000,
    });
    await expectNoFinding(page, 'what is found');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('no such thing at all');
    await expect(page.getByText('No results for').first()).toBeVisible({ timeout: 15_000 });
    await expectNoFinding(page, 'nothing');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await expectNoFinding(page, 'a first key');
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
  });
}
