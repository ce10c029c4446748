/**
 * Stock references, flat and nested in an organization, know the parent without meta.within.
 *
 * @worlds demo: nested addresses are the platform's; the nightly run tries http.
 */
import { expect, test } from '../support/stockSite';

test.beforeEach(async ({ open, page }) => {
  await open('stock-references');
  await expect(page.getByRole('region', { name: 'Links' })).toBeVisible();
});

test('a nested list is read below its organization', async ({ page, standIn }) => {
  const list = page.getByRole('region', { name: 'Nested list' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const read = (await standIn.calls()).map(({ path }) => path);
  expect(read.some((path) => /^\/api\/organizations\/[^/]+\/categories$/.test(path))).toBe(true);
  const text = (await list.textContent()) ?? '';
  await page.reload();
  await expect(list).toHaveText(text);
});

for (const [name, isRead] of [
  ['Nested one', /^\/api\/organizations\/[^/]+\/pick-lists$/],
  ['Nested reference', /^\/api\/organizations\/[^/]+\/categories(\/[^/]+)?$/],
  ['Flat one', /^\/api\/regions$/],
] as const) {
  test(`${name}: one record is read below its organization`, async ({ page, standIn }) => {
    const one = page.getByRole('region', { name });
    await expect(one).toHaveText(/[A-Za-z]/);
    const text = (await one.textContent()) ?? '';
    expect((await standIn.calls()).filter(({ path }) => isRead.test(path))).not.toEqual([]);
    await page.reload();
    await expect(one).toHaveText(text);
    await expect(page.getByRole('main')).not.toContainText('facings.');
  });
}

test('a hook reads below the parent that it names', async ({ page }) => {
  await expect(page.getByText(/^[1-9]\d* categories$/)).toBeVisible();
});

test('a flat list, its references and an array of references', async ({ page, standIn }) => {
  const list = page.getByRole('region', { name: 'Flat list' });
  await expect(list.getByRole('link').first()).toHaveAttribute('href', /\/zones\/regions\/view\//);
  const read = (await standIn.calls()).find(({ path, query }) => {
    return path === '/api/zones' && JSON.stringify(query).includes('account_id');
  });
  expect(read).toBeDefined();
  const array = page.getByRole('region', { name: 'Reference array' });
  await expect(array.locator('.MuiChip-root')).toHaveCount(2);
  await page.reload();
  await expect(array.locator('.MuiChip-root')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toHaveText(/[A-Za-z]/);
});

test('buttons link to declared addresses', { tag: '@main' }, async ({ page }) => {
  const links = page.getByRole('region', { name: 'Links' });
  await expect(links.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    /\/organizations\/view\/[^/]+\/edit/,
  );
  await expect(links.getByRole('link', { name: 'Show' })).toHaveAttribute(
    'href',
    /\/organizations\/view\/[^/]+$/,
  );
  await expect(links.getByRole('link', { name: 'List' })).toHaveAttribute('href', /organizations$/);
  await links.getByRole('link', { name: 'Clone' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
});

test('the link of a count leads to the counted rows', async ({ page }) => {
  const link = page.getByRole('region', { name: 'Count', exact: true }).getByRole('link');
  await expect(link).toHaveText(/^\d+$/);
  const count = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/zones\?account_id=[^&]+&reporting_status=PRODUCTION$/);
  await expect(page.getByText(new RegExp(`^Showing 1-\\d+ of ${count}$`)).first()).toBeVisible();
});

test('stock menu entries and a redirect to a nested list reach a page', async ({ page }) => {
  await page.getByRole('button', { name: 'To pick lists' }).click();
  await expect(page).toHaveURL(/\/organizations/);
  await expect(page.getByText('Page not found')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('menuitem', { name: 'Stock items' }).click();
  await expect(page).toHaveURL(/\/products\/items/);
  await page.goBack();
  // The entry of a Resource is named by it.
  await page.getByRole('menuitem', { name: 'Zones' }).click();
  await expect(page).toHaveURL(/\/zones$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zones' })).toBeVisible();
});
