/**
 * Stock lists over real entities: search, filters, saved queries, the inspector and infinite lists.
 *
 * @worlds demo: the provider searches whole lists in the browser, so the world makes no difference; the nightly run tries http.
 */
import { expect, test } from '../support/stockSite';

test.beforeEach(async ({ open, page }) => {
  await open('stock-lists');
  await expect(
    page.getByRole('region', { name: 'Whole list' }).getByRole('row').nth(1),
  ).toBeVisible();
});

test(
  'a stock list searches and filters what the platform answers whole',
  { tag: '@main' },
  async ({ page, standIn }) => {
    const list = page.getByRole('region', { name: 'Whole list' });
    await list.getByRole('textbox', { name: 'Search' }).fill('Bright');
    await expect(list.getByRole('row')).toHaveCount(2);
    await expect(list.getByRole('row').nth(1)).toContainText('Bright');
    // The platform knows no search: it would refuse `q`.
    const reads = (await standIn.calls()).filter(({ path }) => path === '/api/organizations');
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter(({ query }) => 'q' in query)).toEqual([]);
    await page.reload();
    await expect(list.getByRole('row')).toHaveCount(2);
    await list.getByRole('textbox', { name: 'Search' }).fill('');
    await list.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Name' }).click();
    await list.getByRole('textbox', { name: 'Name' }).fill('no such name');
    await expect(list.getByRole('row').nth(1)).toBeHidden();
    await page.reload();
    await expect(list.getByRole('textbox', { name: 'Name' })).toHaveValue('no such name');
    await expect(list.getByRole('row').nth(1)).toBeHidden();
  },
);

test('a stock list sorts what the platform answers whole', async ({ page }) => {
  const list = page.getByRole('region', { name: 'Whole list' });
  const names = () => list.getByRole('row').allTextContents();
  const before = (await names()).slice(1);
  await list.locator('.MuiTableSortLabel-root').first().click();
  await expect.poll(async () => (await names()).slice(1)).toEqual(before.toReversed());
  await page.reload();
  await expect.poll(async () => (await names()).slice(1)).toEqual(before.toReversed());
});

test('a saved query survives a reload, and is applied', async ({ page }) => {
  const list = page.getByRole('region', { name: 'Whole list' });
  await list.getByRole('textbox', { name: 'Search' }).fill('Bright');
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /Save current query/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bright ones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bright ones')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bright ones')).toBeVisible();
  await list.getByRole('textbox', { name: 'Search' }).fill('');
  await expect(list.getByRole('row').nth(2)).toBeVisible();
  await page.getByText('Bright ones').click();
  await expect(list.getByRole('row')).toHaveCount(2);
});

test('infinite lists read the next page', async ({ page, standIn }) => {
  const hook = page.getByRole('region', { name: 'Infinite hook' });
  const count = async () => Number(await hook.getByRole('status').textContent());
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await hook.getByRole('button', { name: 'More' }).click();
  await expect.poll(count).toBeGreaterThan(before);
  const reads = (await standIn.calls()).filter(({ path }) => path === '/api/products');
  expect(reads.length).toBeGreaterThan(1);
  await expect(
    page.getByRole('region', { name: 'Infinite list' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('the inspector switches configurable columns', async ({ page }) => {
  await page.getByRole('button', { name: 'Configure this page' }).click();
  const configurable = page.getByRole('region', { name: 'Configurable' });
  await configurable.getByRole('table').hover();
  await page.getByTitle('Customize').click();
  // The button's popover hides the rest of the page from roles.
  await page.getByLabel('Zones', { exact: true }).uncheck();
  const header = configurable.getByRole('columnheader', { name: /Zones/ });
  await page.reload();
  await expect(configurable.getByRole('columnheader', { name: /Name/ })).toBeVisible();
  await expect(header).toBeHidden();
});
