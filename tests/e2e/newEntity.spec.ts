/**
 * Proof of the design: new entities need only their declarations and no other change in the console.
 *
 * @worlds demo: the same calls in both worlds; the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import { textFor } from './support/builtWith';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/stockSite';

/** The complete change: each file of tests/e2e/fixtures, and its place in the repository. */
const added = [
  { from: 'shelfPlans.ts', to: 'resources/shelfPlans.ts' },
  { from: 'shelfPlans.entity.ts', to: 'demo/entities/shelfPlans.ts' },
] as const;

const writesIn = async (standIn: StandIn) =>
  (await standIn.calls()).filter(({ method }) => method !== 'GET');

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' }).first();

const rowLinks = (page: Page) => page.locator('[data-row-link]');

test(
  'one declaration makes list, record, add, edit and remove; one file more, its demo',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const texts = await Promise.all(added.map(textFor));
    expect(added.length).toBeLessThanOrEqual(2);
    expect(texts.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
    const listUrl = 'shelf-plans';
    await open(listUrl);
    await expect(page.getByRole('heading', { level: 1, name: 'Shelf plans' })).toBeVisible();
    await expect(page).toHaveTitle('Facings · Shelf plans');
    await expect(page.getByRole('columnheader')).toContainText(['Name', 'Aisle']);
    await expect(page.locator('[data-row-link]')).toHaveText(['Cereal bay', 'Dairy wall']);

    // Its place in the navigation follows from the declaration: sidebar, `g` key and palette.
    const main = page.getByRole('navigation', { name: 'Main' });
    const names = main
      .getByRole('listitem')
      .filter({ hasText: /^Products/ })
      .getByRole('link');
    await expect(names).toHaveText([
      'Products',
      'Notional Products',
      'Shelf plans',
      'Items',
      'Suppliers',
      'Price changes',
    ]);
    await expect(main.getByRole('link', { name: 'Shelf plans' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page).toHaveURL(listUrl);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await palette.getByRole('combobox').fill('bays');
    await expect(palette.getByRole('option', { name: 'Shelf plans' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await standIn.forget();

    await page.getByRole('link', { name: 'Add Shelf plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Shelf plan' });
    await dialog.getByRole('button', { name: 'Add Shelf plan' }).click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Freezer end');
    await dialog.getByRole('combobox', { name: 'Aisle' }).click();
    await page.getByRole('option', { name: 'FROZEN' }).click();
    await dialog.getByRole('button', { name: 'Add Shelf plan' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search Shelf plans' }).fill('freezer');
    await page.getByRole('link', { name: 'Freezer end' }).click();
    await page.getByRole('button', { name: 'Edit Shelf plan' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Shelf plan' });
    await panel.getByLabel('Name').fill('Freezer island');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Shelf plan "Freezer island" updated successfully!', { exact: true }),
    ).toBeVisible();
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Freezer island' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('FROZEN');

    await page.getByRole('button', { name: 'Remove' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove Freezer island?');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(listUrl);
    await page.reload();
    await expect(page.locator('[data-row-link]')).toHaveCount(2);

    const writes = await writesIn(standIn);
    expect(writes).toMatchObject([
      {
        method: 'POST',
        path: '/api/shelf-plans',
        body: { name: 'Freezer end', aisle: 'FROZEN' },
        headers: { 'x-resource-type': 'SHELF_PLAN', 'x-resource-action': 'CREATE_SHELF_PLAN' },
      },
      { method: 'PUT', body: { name: 'Freezer island', aisle: 'FROZEN' } },
      { method: 'DELETE' },
    ]);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Shelf plans/ })).toHaveText(
      /2$/,
    );
    // Stops the dashboard's requests before the site closes.
    await page.goto('about:blank');
  },
);

test('suppliers: numbers as ids, a colored choice, a reference and a list of texts', async ({
  page,
  open,
  standIn,
}) => {
  await open('suppliers');
  await expect(rowLinks(page)).toHaveText([
    'Northfield Dairy',
    'Sandbar Produce',
    'Milford Bakery',
  ]);
  await standIn.forget();
  await page.getByRole('link', { name: 'Add Supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Supplier' });
  await dialog.getByLabel('Name').fill('Orchard Lane');
  await dialog.getByLabel('Email').fill('Orders@Orchard.example');
  await dialog.getByRole('combobox', { name: 'Main item' }).fill('scanner m');
  await page.getByRole('option', { name: 'Scanner Mini' }).click();
  await dialog.getByLabel('Delivers to').fill('North');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Orchard Lane' }).click();
  await expect(page).toHaveURL('suppliers/view/10');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Scanner Mini');
  await expect(page.getByRole('main')).toContainText('North');
  expect(await writesIn(standIn)).toMatchObject([
    {
      method: 'POST',
      path: '/api/suppliers',
      body: { email: 'orders@orchard.example', state: 'ACTIVE', regions: ['North'] },
    },
  ]);
});

test.describe('planograms, in a browser of Germany', () => {
  test.use({ locale: 'de-DE' });
  const zone = '20e00000-0000-4000-8000-00000000000';

  for (const { at, range } of [
    { at: 1, range: /1-10 .*23/ },
    { at: 2, range: /^Showing 1-10 of more than 10$/ },
  ]) {
    test(`are read page by page in zone ${at}`, async ({ page, open, standIn }) => {
      await open(`zones/view/${zone}${at}/planograms`);
      await expect(rowLinks(page)).toHaveCount(10);
      await expect(rowLinks(page).first()).toHaveText('Bay 01');
      await expect(page.getByText(range).first()).toBeVisible();
      await standIn.forget();
      await pages(page).getByRole('link', { name: 'Next' }).click();
      await expect(rowLinks(page).first()).toHaveText('Bay 11');
      await pages(page).getByRole('link', { name: 'Next' }).click();
      await expect(rowLinks(page)).toHaveText(['Bay 21', 'Bay 22', 'Bay 23']);
      await expect(pages(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
      await pages(page).getByRole('link', { name: 'Previous' }).click();
      await expect(rowLinks(page).first()).toHaveText('Bay 11');
      const numbers = (await standIn.calls())
        .filter(({ path }) => path.endsWith('/planograms'))
        .map(({ query }) => query.page);
      expect(numbers.slice(0, 2)).toEqual(['2', '3']);
    });
  }

  test('shows and takes a number of the region, and sends only what changed', async ({
    page,
    open,
    standIn,
  }) => {
    await open(`zones/view/${zone}1`);
    // No sidebar shows the list, so its parent's page does.
    await page.getByRole('link', { name: 'Planograms', exact: true }).click();
    await expect(page.getByRole('row', { name: /Bay 01/ })).toContainText('1.234,5\u00a0EUR');
    await rowLinks(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bay 01' })).toBeVisible();
    await standIn.forget();
    await page.getByRole('button', { name: 'Edit Planogram' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Planogram' });
    await panel.getByRole('spinbutton', { name: 'Cost' }).fill('99,95');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Planogram "Bay 01" updated successfully!', { exact: true }),
    ).toBeVisible();
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('99,95\u00a0EUR');
    const [change, ...others] = await writesIn(standIn);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      method: 'PATCH',
      path: `/api/zones/${zone}1/planograms/bay-1-1`,
      headers: { 'x-resource-id': `${zone}1/bay-1-1` },
    });
    expect(change?.body).toEqual({ cost: 99.95 });
  });

  test('a new one is opened by its id', async ({ page, open, standIn }) => {
    await open(`zones/view/${zone}2/planograms`);
    await standIn.forget();
    await page.getByRole('link', { name: 'Add Planogram' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Planogram' });
    await dialog.getByLabel('Name').fill('Bay 00');
    await dialog.getByRole('spinbutton', { name: 'Width' }).fill('2,75');
    await dialog.getByRole('textbox', { name: 'Layout' }).fill('{ "shelves": 5 }');
    await dialog.getByRole('button', { name: 'Add Planogram' }).click();
    await expect(dialog).toBeHidden();
    expect(await writesIn(standIn)).toMatchObject([
      { method: 'POST', body: { name: 'Bay 00', width: 2.75, layout: { shelves: 5 } } },
    ]);
    await page.reload();
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Bay 00' }).click();
    await expect(page.getByRole('main')).toContainText('2,75 m');
  });
});

test('price changes: approve one, and one that is refused', async ({ page, open, standIn }) => {
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const question = page.getByRole('alertdialog', { name: 'Approve' });
  const confirm = question.getByRole('button', { name: 'Approve' });
  await open('price-changes');
  await expect(row('Whole Milk')).toContainText('1,234.5');
  await expect(page.getByRole('link', { name: 'Add Price change' })).toHaveCount(0);
  await standIn.forget();
  await page.getByRole('link', { name: 'Whole Milk' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toContainText('Approve the new price of Whole Milk?');
  await confirm.click();
  await expect(page.getByText('New price of Whole Milk approved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('APPROVED');
  await page.goto('price-changes');

  await page.getByRole('link', { name: 'Cheddar' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await confirm.click();
  await expect(question.getByRole('alert')).toContainText('The price of Cheddar is locked.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('price-changes');
  await expect(row('Whole Milk')).toContainText('APPROVED');
  await expect(row('Cheddar')).toContainText('PENDING');
  const sent = (await writesIn(standIn)).map(({ method, path, status }) => ({
    call: `${method} ${path}`,
    status,
  }));
  expect(sent.toSorted((one, other) => one.call.localeCompare(other.call))).toEqual([
    { call: 'POST /api/price-changes/price-change-1/approve', status: 200 },
    { call: 'POST /api/price-changes/price-change-5/approve', status: 409 },
  ]);
});
