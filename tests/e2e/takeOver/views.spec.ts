/**
 * A declaration can use custom components at every level: react-admin's components in our views, and ours in
 * react-admin's views (docs/react-admin.md).
 *
 * @worlds demo: the same calls in both worlds; the nightly run tries http.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/stockSite';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test(
  'stock cells, buttons, filters and inputs work in our list and form',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('gondolas');
    await expect(page.getByRole('heading', { level: 1, name: 'Gondolas' })).toBeVisible();
    const north = row(page, 'North');
    await expect(north).toContainText('5 high');
    await expect(north).toContainText('01/03/2026');
    await expect(north.getByRole('link', { name: 'Scanner Mini' })).toHaveAttribute(
      'href',
      /\/products\/items\/view\//,
    );
    await expect(north.getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '/gondolas/view/north',
    );
    await expect(page.getByRole('link', { name: 'New one' })).toHaveAttribute(
      'href',
      '/gondolas/create',
    );

    await page.getByRole('button', { name: /^Sort by/ }).click();
    await page.getByRole('menuitem', { name: /Shelves/ }).click();
    await expect(page).toHaveURL(/sort=shelves/);
    await expect(page.getByRole('row').nth(1)).toContainText('East');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await (await saved).path();
    const text = await readFile(file, 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).toContain('Name,Item,Shelves,Built,Lit');

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Name' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('South');
    await expect(page).toHaveURL(/name=South/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect(page.getByRole('row')).toHaveCount(4);

    await north.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/gondolas\/view\/north\/edit/);
    const panel = page.getByRole('dialog', { name: 'Edit Gondola' });
    await panel.getByRole('spinbutton', { name: 'Shelves' }).fill('7');
    await panel.getByRole('combobox', { name: 'Item' }).click();
    await page.getByRole('option', { name: 'Scanner Pro' }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Gondola "North" updated successfully!')).toBeVisible();
    const [put] = (await standIn.calls()).filter(({ method }) => method === 'PUT');
    expect(put).toMatchObject({ path: '/api/gondolas/north', body: { shelves: 7 } });
    await expect(page.getByRole('main')).toContainText('7 high');
  },
);

test('rows are selected, and a stock button removes them', async ({ page, open, standIn }) => {
  await open('gondolas');
  await page.getByRole('checkbox', { name: 'Select North' }).check();
  await page.getByRole('checkbox', { name: 'Select South' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar).toContainText('3 selected');
  await page.getByRole('checkbox', { name: 'Select East' }).uncheck();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, 'North')).toBeHidden();
  await expect(row(page, 'East')).toBeVisible();
  const removed = (await standIn.calls()).filter(({ method }) => method === 'DELETE');
  expect(removed.map(({ path }) => path).toSorted()).toEqual([
    '/api/gondolas/north',
    '/api/gondolas/south',
  ]);
});

test('a stock list of references works in a panel', async ({ page, open }) => {
  await open('gondolas/view/north');
  const panel = page.getByRole('region', { name: 'Same item' });
  await expect(panel.getByText('2', { exact: true })).toBeVisible();
  await panel.getByRole('cell', { name: 'South' }).click();
  await expect(page).toHaveURL(/\/gondolas\/view\/south$/);
  await expect(page.getByRole('heading', { level: 1, name: 'South' })).toBeVisible();
});

test('stock views work in our pages, with our cells in them', async ({ page, open, standIn }) => {
  await open('endcaps');
  await expect(page.getByRole('row')).toHaveCount(26);
  await expect(page.getByText('1-25 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('columnheader', { name: /Name/ }).locator('.MuiTableSortLabel-root').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('cell', { name: 'Endcap 01' }).click();
  await expect(page).toHaveURL(/\/endcaps\/view\/endcap-01$/);
  await page.getByRole('tab', { name: 'Size' }).click();
  await expect(page.getByRole('main')).toContainText('3');

  await page.getByRole('button', { name: 'Edit Endcap' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Endcap' });
  await panel.getByRole('textbox', { name: 'Name' }).fill('TAKEN');
  await panel.getByRole('button', { name: 'Save' }).click();
  // react-admin's input shows the platform's rejection.
  await expect(panel.getByText('This name is taken.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Name' }).fill('Endcap one');
  await panel.getByRole('combobox', { name: 'Side' }).click();
  await page.getByRole('option', { name: 'RIGHT' }).click();
  await panel.getByRole('combobox', { name: 'Item' }).click();
  await page.getByRole('option', { name: 'Scanner Pro' }).click();
  await panel.getByRole('spinbutton', { name: 'Shelves' }).fill('6');
  await panel.getByRole('switch', { name: 'Lit' }).check();
  await panel.getByLabel('Opens').fill('2026-12-24');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Endcap "Endcap one" updated successfully!')).toBeVisible();
  await expect(panel).toBeHidden();
  const put = (await standIn.calls()).findLast(({ method }) => method === 'PUT');
  expect(put).toMatchObject({
    path: '/api/endcaps/endcap-01',
    body: { name: 'Endcap one', side: 'RIGHT', shelves: 6, is_lit: true, opens: '2026-12-24' },
  });

  await page.getByRole('button', { name: 'Edit Endcap' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/endcaps$/);
  expect((await standIn.calls()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test("a third-party input works in react-admin's form next to one of ours", async ({
  page,
  open,
  standIn,
}) => {
  await open('endcaps/create');
  const dialog = page.getByRole('dialog', { name: 'Add Endcap' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Written');
  await dialog.locator('.ProseMirror').fill('At the door');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const [post] = (await standIn.calls()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/endcaps',
  );
  expect(post).toMatchObject({
    path: '/api/endcaps',
    body: { name: 'Written', note: '<p>At the door</p>' },
  });
});

test('nothing of it is loaded by those who do not see it', async ({ page, open, stockSite }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('products/items');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  const assets = join(stockSite.dir, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')));
  // The label of a button of gondolas/parts.tsx.
  const parts = scripts.filter((_, at) => texts[at]?.includes('New one'));
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(asked.filter((url) => url.endsWith(part))).toEqual([]);
});
