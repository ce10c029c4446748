/**
 * The shared list controls of rules 2, and invalid addresses.
 *
 * @worlds demo: controls and addresses work within the page.
 */
import { expect, test } from './support/test';

const rows = 'tbody tr:has([data-row-link])';

test(
  'search, pages, and the organization picker',
  { tag: '@main' },
  async ({ page, open, standIn, go }) => {
    await test.step('search begins at three characters, 300 ms after the last key, with one call', async () => {
      await open('/products?page=3');
      await expect(page.locator(rows)).toHaveCount(25);
      await standIn.forget();
      const box = page.getByRole('searchbox', { name: 'Search Products' });
      await box.pressSequentially('mi', { delay: 30 });
      await page.waitForTimeout(500);
      expect(await standIn.calls()).toEqual([]);
      // Without a pause, which is longer on a busy machine: it must stay below 300 ms.
      await box.pressSequentially('lk');
      await expect(page).toHaveURL(/q=milk/);
      await expect(page).not.toHaveURL(/page=/);
      await expect
        .poll(async () => (await standIn.calls()).map(({ query }) => query.search))
        .toEqual(['milk']);
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(page.getByText(/^Showing 1-25 of [\d,]+$/)).toBeVisible();
    });

    await test.step('pages are links with the current path, two either side, first and last', async () => {
      await go('/products?page=6');
      const nav = page.getByRole('navigation', { name: /^Pagination: / });
      await expect(nav.locator('[aria-current=page]')).toHaveText('6');
      for (const number of ['1', '4', '5', '7', '8']) {
        await expect(nav.getByRole('link', { name: `Page ${number}`, exact: true })).toBeVisible();
      }
      await expect(nav.getByText('…')).toHaveCount(2);
      await expect(nav.getByRole('link', { name: 'Page 7', exact: true })).toHaveAttribute(
        'href',
        /\/products\?page=7$/,
      );
      await expect(page.getByText(/^Showing 126-150 of [\d,]+$/)).toBeVisible();
      await nav.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/page=7/);
      await page.goBack();
      await expect(page).toHaveURL(/page=6/);
    });

    await test.step('the organization picker narrows the list', async () => {
      await go('/products');
      const all = await page.getByText(/^Showing/).textContent();
      await page.getByRole('combobox', { name: 'Organization' }).click();
      const option = page.getByRole('option').first();
      const name = (await option.textContent()) ?? '';
      await option.click();
      await expect(page).toHaveURL(/account_id=/);
      await expect(page.getByText(/^Showing/)).not.toHaveText(all ?? '');
      await expect(page.locator(rows).first()).toContainText(name);
    });
  },
);

test('a page that is none falls back to one that is', async ({ page, open, go }) => {
  await open('/products?page=0');
  const first = page.locator('[aria-current=page]', { hasText: /^1$/ }).first();
  for (const given of ['0', 'abc', '-3', '1e9']) {
    await test.step(`?page=${given} falls back to page 1`, async () => {
      // From a page of its own, so that the first is not left over.
      await go('/products?page=2');
      await expect(page.locator('[aria-current=page]', { hasText: /^2$/ }).first()).toBeVisible();
      await go(`/products?page=${given}`);
      await expect(first).toBeVisible();
      await expect(page.locator(rows)).toHaveCount(25);
    });
  }
  await test.step('?page=999 falls back to the last page', async () => {
    await go('/products?page=999');
    await expect(page.getByText(/^Showing [\d,]+-([\d,]+) of \1$/)).toBeVisible();
    await go('/zones/regions?page=999');
    await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
    await expect(page.getByText(/^Showing [\d,]+-([\d,]+) of \1$/)).toBeVisible();
  });
});

test('filters, values, rows by keyboard, and a list that fails', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await test.step('at most three filters at once; each narrows and can go', async () => {
    await open('/products');
    const button = page.getByRole('button', { name: 'Filter', exact: true });
    await button.click();
    const menu = page.getByRole('menu');
    for (const name of [
      'Organization',
      'Primary Category',
      'Secondary Category',
      'Eligibility',
      'Archived',
    ]) {
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    }
    await menu.getByRole('menuitem', { name: 'Eligibility' }).click();
    await page.getByRole('combobox', { name: 'Eligibility' }).click();
    await page.getByRole('option', { name: 'PRODUCTION' }).click();
    await expect(page).toHaveURL(/item_app_eligible=PRODUCTION/);
    await expect(page.locator(rows).first()).toContainText('PRODUCTION');
    for (const name of ['Archived', 'Primary Category']) {
      await button.click();
      await menu.getByRole('menuitem', { name }).click();
      // A filter without a value is not active.
      await page.getByRole('combobox', { name }).click();
      await page.getByRole('option').nth(1).click();
      await expect(page.getByRole('button', { name: `Remove filter ${name}` })).toBeVisible();
    }
    await button.click();
    await expect(menu.getByRole('menuitem', { name: 'Secondary Category' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter Eligibility' }).click();
    await expect(page).not.toHaveURL(/item_app_eligible/);
  });

  await test.step('an unset eligibility reads NULL', async () => {
    await go('/products');
    await expect(page.getByRole('cell', { name: 'NULL' }).first()).toBeVisible();
  });

  await test.step('arrows move between rows and Enter opens one', async () => {
    await go('/products/items');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Items');
    const links = page.locator('[data-row-link]');
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/items\/view\//);
  });

  await test.step('a list that fails says so and tries again', async () => {
    await go('/products/items');
    await standIn.fault({
      path: '/api/regions*',
      status: 503,
      body: { message: 'Down for repair.' },
    });
    await page.getByRole('link', { name: 'Regions' }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await standIn.noFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(rows)).not.toHaveCount(0);
  });
});

test('products without an eligibility can be listed alone', async ({ page, open }) => {
  await open('/products');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Eligibility' }).click();
  await page.getByRole('combobox', { name: 'Eligibility' }).click();
  await page.getByRole('option', { name: 'NULL', exact: true }).click();
  await expect(page).toHaveURL(/item_app_eligible=null/);
  await expect(page.getByRole('cell', { name: /^(NONE|TEST|PRODUCTION)$/ })).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'NULL' })).toHaveCount(25);
});

test('the arrow at the end of a region leads to it', async ({ page, open }) => {
  await open('/zones/regions');
  const arrow = page.getByRole('row').nth(1).locator('svg').last();
  await expect(arrow).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await arrow.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/zones\/regions\/view\//);
});
