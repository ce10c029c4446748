/**
 * Files in which a cell has several numbers, or a value is only in the first row of its group.
 *
 * @worlds http: what is sent is the same in both. The nightly run adds the demo.
 */
import {
  englishTradePrices,
  frenchStores,
  frenchTariff,
  germanStores,
  germanWholesale,
} from '../../../src/screens/bulk/add/testing/eightFiles';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';
import { began, button, found, give, organization, sentTo, toolOf, toolPath } from './tool';

/** The mapping's table of first rows stays for a moment. */
const inSheet = (dialog: Locator, name: RegExp) =>
  dialog.getByRole('grid').getByRole('row', { name });

test(
  'a price list is split into sizes, and its group of goods filled down once that is chosen',
  { tag: '@main' },
  async ({ page, open }) => {
    await open(toolPath);
    const dialog = await began(page);
    await give(dialog, 'preise.csv', germanWholesale);
    await expect(
      dialog.getByText(/^Each cell of "Maße \(BxHxT\)" has several numbers, such as/),
    ).toBeVisible();
    const choice = (heading: string) =>
      dialog.getByRole('combobox', { name: `Import ${heading} as`, exact: true });
    await expect(choice('B (cm)')).toHaveValue('state_dimensions_width');
    await expect(choice('H (cm)')).toHaveValue('state_dimensions_height');
    await expect(choice('T (cm)')).toHaveValue('state_dimensions_depth');
    await expect(dialog.getByText(/^3 blank cells below a value in: Warengruppe\./)).toBeVisible();
    const fill = dialog.getByRole('combobox', { name: 'Blank cells below a value' });
    await fill.selectOption('Fill down');
    await expect(
      dialog.getByText('3 blank cells got the value above them in: Warengruppe.'),
    ).toBeVisible();
    await expect(fill).toHaveValue('fillGroups.fill');
    await button(dialog, 'Import').click();
    const row = inSheet(dialog, /Orangensaft/);
    await expect(row).toContainText('Getränke');
    await expect(row).toContainText('8.9');
    await expect(inSheet(dialog, /Zwieback/)).toContainText('k. A.');
  },
);

test('price lists in English and French show their products to be created', async ({
  page,
  open,
}) => {
  for (const [name, file, text] of [
    ['trade.xlsx', englishTradePrices(), 'Tomato soup 400 g'],
    ['tarif.xlsx', frenchTariff(), 'Biscottes 300 g'],
  ] as const) {
    await open(toolPath);
    const dialog = await began(page);
    await give(dialog, name, Buffer.from(file));
    await button(dialog, 'Import').click();
    await expect(inSheet(dialog, new RegExp(text))).toBeVisible();
    await button(dialog, 'Review').click();
    await expect(dialog.getByRole('region', { name: 'Review' })).toBeVisible();
  }
});

test('sizes in one column update the states of products that exist', async ({
  page,
  open,
  meet,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const [one] = await found(await meet(), '');
  if (!one) throw new Error('There are no products.');
  await give(
    dialog,
    'sizes.csv',
    ['SKU;State;W x H x D', `${one.sku};OPEN_BOX;12,5 x 8 x 30 cm`].join('\r\n'),
  );
  await dialog
    .getByRole('combobox', { name: 'What the rows do' })
    .selectOption('Update existing records');
  await button(dialog, 'Import').click();
  const update = toolOf(page);
  await button(update, 'Save').click();
  await expect(update.getByText('Saved 1 results', { exact: true })).toBeVisible();
  const [sent] = await sentTo(standIn, 'POST', '/api/products/states/bulk');
  expect(sent?.body).toMatchObject({
    states: [{ state: 'OPEN_BOX', product_dimensions: { width: 4.9, height: 3.1, depth: 11.8 } }],
  });
});

test('lists of stores take merged regions as they are, and repeat others once that is chosen', async ({
  page,
  open,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Import Zones' });
  await open(`/zones/import?account_id=${organization.id}`);
  await give(dialog, 'filialen.xlsx', Buffer.from(germanStores()));
  await expect(dialog.getByText('filialen.xlsx: 4 rows')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Import Nr. as', exact: true })).toHaveValue(
    'external_store_id',
  );
  await open(`/zones/import?account_id=${organization.id}`);
  await give(dialog, 'magasins.csv', frenchStores);
  await dialog
    .getByRole('combobox', { name: 'Blank cells below a value' })
    .selectOption('Fill down');
  await expect(dialog.getByText(/^3 blank cells got the value above them/)).toBeVisible();
  await button(dialog, 'Import').click();
  await expect(inSheet(dialog, /Brest Siam/)).toContainText('Ouest');
});

test('a planogram with the store in its first row is filled down once that is chosen', async ({
  page,
  open,
}) => {
  await open(`/products/availability?account_id=${organization.id}`);
  const grid = page.getByRole('grid', { name: 'Products in Zones' });
  const skuAt = async (row: number) =>
    (await grid.locator(`[aria-rowindex="${String(row)}"] .sku`).textContent())?.trim() ?? '';
  const skus = [await skuAt(3), await skuAt(4), await skuAt(5)];
  const store =
    (await grid.locator('[data-row="-1"] [aria-colindex="3"]').getAttribute('title')) ?? '';
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'From a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Par from a table' });
  const lines = [
    'Magasin;Réf.;Stock mini',
    ...skus.map((sku, at) => `${at ? '' : store};${sku};7`),
  ];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({
      name: 'plan.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
  await expect(dialog.getByText(`${skus[0] ?? ''} · ${store} (par 7)`)).toBeVisible();
  await expect(dialog.getByText(`${skus[2] ?? ''} · ${store} (par 7)`)).toHaveCount(0);
  await button(dialog, 'Fill down').click();
  await expect(dialog.getByText(`${skus[2] ?? ''} · ${store} (par 7)`)).toBeVisible();
  await expect(
    dialog.getByText('2 blank cells got the value above them in: Magasin.'),
  ).toBeVisible();
});
