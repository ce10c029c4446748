/**
 * Files as a wholesaler, a head office and a planning tool export them, with what is no record in them.
 *
 * @worlds http: what is sent is the same in both. The nightly run adds the demo.
 */
import { americanItems, americanStores } from '../../../src/screens/bulk/add/testing/wholesalers';
import { expect, test } from '../support/test';
import { began, button, give, organization, toolPath } from './tool';

test(
  'a price list has no sections and notes, sides and cases in their columns',
  { tag: '@main' },
  async ({ page, open }) => {
    await open(toolPath);
    const dialog = await began(page);
    await give(dialog, 'items.xlsx', Buffer.from(americanItems()));
    await expect(dialog.getByText('items.xlsx: 3 rows')).toBeVisible();
    await expect(dialog.getByText('4 rows have one text only: 5, 8, 11, 12.')).toBeVisible();
    const choice = (heading: string) =>
      dialog.getByRole('combobox', { name: `Import ${heading} as`, exact: true });
    for (const [heading, target] of [
      ['Vendor Item #', 'sku'],
      ['UPC', ''],
      ['Product Desc.', 'product_description'],
      ['L', 'state_dimensions_depth'],
      ['W', 'state_dimensions_width'],
      ['H', 'state_dimensions_height'],
      ['Pack', 'state_reporting_uom_baseline'],
      ['Case Cost', ''],
    ] as const)
      await expect(choice(heading)).toHaveValue(target);
    await dialog.getByRole('combobox', { name: 'Totals and notes' }).selectOption('Import them');
    await expect(dialog.getByText('items.xlsx: 7 rows')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Totals and notes' }).selectOption('Exclude them');
    await expect(dialog.getByText('items.xlsx: 3 rows')).toBeVisible();
    await button(dialog, 'Import').click();
    await expect(dialog.getByRole('button', { name: 'All 3', exact: true })).toBeVisible();
  },
);

test('a list of stores has numbers, names, and time zones by their American names', async ({
  page,
  open,
}) => {
  await open(`/zones/import?account_id=${organization.id}`);
  const dialog = page.getByRole('dialog', { name: 'Import Zones' });
  await give(dialog, 'stores.xlsx', Buffer.from(americanStores()));
  await expect(dialog.getByText('stores.xlsx: 2 rows')).toBeVisible();
  const choice = (heading: string) =>
    dialog.getByRole('combobox', { name: `Import ${heading} as`, exact: true });
  await expect(choice('Store')).toHaveValue('external_store_id');
  await expect(choice('Store Name')).toHaveValue('name');
  await expect(choice('Eastern')).toHaveValue('America/New_York');
  await expect(choice('Central')).toHaveValue('America/Chicago');
  await button(dialog, 'Import').click();
  // Of the sheet: the mapping's table has no names of time zones.
  const row = dialog.getByRole('row', { name: /Boston Harbor/ });
  await expect(row.filter({ hasText: 'America/New_York' })).toContainText('0012');
});

test('a planogram in German gives the least stock as par', async ({ page, open }) => {
  await open(`/products/availability?account_id=${organization.id}`);
  const grid = page.getByRole('grid', { name: 'Products in Zones' });
  const sku = (await grid.locator('[aria-rowindex="3"] .sku').textContent())?.trim() ?? '';
  const store =
    (await grid.locator('[data-row="-1"] [aria-colindex="3"]').getAttribute('title')) ?? '';
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'From a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Par from a table' });
  const lines = [
    'Regalbelegung;;;;;',
    'Fil.-Nr.;Filiale;Art.-Nr.;Bezeichnung;Facings;Mindestbestand',
    `71;${store};${sku};Müsli;3;12`,
    `71;${store};0815;Milch;2;6`,
    'Summe;;;;5;18',
    '* Mindestbestand je Filiale',
  ];
  await dialog
    .locator('input[type=file]')
    .setInputFiles({
      name: 'regal.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
  await expect(dialog.getByText(`${sku} · ${store} (par 12)`)).toBeVisible();
  await expect(dialog.getByText(/^Line 4: 0815\./)).toBeVisible();
  await expect(dialog.getByText(/Row 5 has totals\./)).toBeVisible();
  await expect(dialog.getByText(/Row 6 has one text only\./)).toBeVisible();
});
