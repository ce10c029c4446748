/**
 * Files as a wholesaler, a head office and a planning tool export them, with what is no record in them.
 *
 * @worlds http: what is sent is the same in both. The nightly run adds the demo.
 */
import {
  frenchShops,
  germanOrders,
  lookAlikes,
} from '../../../src/screens/bulk/add/testing/strangeFiles';
import { americanItems, americanStores } from '../../../src/screens/bulk/add/testing/wholesalers';
import { expect, test } from '../support/test';
import { began, button, give, organization, sentTo, toolPath } from './tool';

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

test('an order list has the sides of its cartons, and the lower of two groups', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'ordersatz.xlsx', Buffer.from(germanOrders()));
  await expect(dialog.getByText('ordersatz.xlsx: 2 rows')).toBeVisible();
  const choice = (heading: string) =>
    dialog.getByRole('combobox', { name: `Import ${heading} as`, exact: true });
  for (const [heading, target] of [
    ['Obergruppe', 'primary_category'],
    ['Warengruppe', 'category'],
    ['Stück/VPE', 'state_reporting_uom_baseline'],
    ['Karton Breite (cm)', 'state_dimensions_width'],
    ['EAN Karton', ''],
    ['VK brutto', ''],
  ] as const)
    await expect(choice(heading)).toHaveValue(target);
  // Both groups, and then the package that the organization does not have.
  const create = dialog.getByRole('button', { name: /^Create (this one|these)/ });
  await create.first().click();
  await expect(create).toHaveCount(1);
  await create.click();
  await expect(create).toHaveCount(0);
  await choice('Karton').selectOption('CASE');
  await choice('Steige').selectOption('TRAY');
  await button(dialog, 'Import').click();
  await button(dialog, 'Review').click();
  await button(dialog, /^Save/).click();
  await expect(dialog.getByText('2 products created.')).toBeVisible();
  const [products] = await sentTo(standIn, 'POST', '/api/products/bulk');
  expect(products?.body).toMatchObject({
    products: [
      { sku: '001201', primary_category: 'Frische', category: 'Fisch' },
      { sku: '002001', primary_category: 'Frische', category: 'Feinkost' },
    ],
  });
  const [states] = await sentTo(standIn, 'POST', '/api/products/states/bulk');
  expect(states?.body).toMatchObject({
    states: [
      {
        state: 'CASE',
        reporting_uom_baseline: 10,
        product_dimensions: { width: 12, height: 4.7, depth: 15.7 },
      },
      { state: 'TRAY', reporting_uom_baseline: 12 },
    ],
  });
});

test('codes that only look like those of a keyboard are named, and written plainly once that is chosen', async ({
  page,
  open,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  await give(dialog, 'drogerie.csv', lookAlikes);
  await expect(
    dialog.getByText(/^4 codes have look-alike characters \(U\+0410, U\+FF10, U\+2013, U\+00A0\)/),
  ).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Replace with keyboard characters' }).check();
  await button(dialog, 'Import').click();
  for (const code of ['AB-100', 'AB-101', 'AB-103', 'AB 104', 'AB-105'])
    await expect(dialog.getByRole('grid').getByText(code, { exact: true })).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('rows that are not created have their reasons behind a French colon', async ({
    page,
    open,
  }) => {
    await open(`${toolPath}?account_id=${organization.id}`);
    const dialog = page.getByRole('dialog');
    await give(dialog, 'tarif.csv', 'SKU;Libellé\r\nA-1;Beurre\r\nA-1;Beurre\r\n');
    await button(dialog, 'Importer').click();
    await button(dialog, 'Vérifier').click();
    await expect(dialog.getByText(/^Ligne 3, A-1\s: Doublon de la ligne 2\.$/)).toBeVisible();
  });

  test('points of sale are zones, and a short table of par is filled down', async ({
    page,
    open,
  }) => {
    await open(`/zones/import?account_id=${organization.id}`);
    const imports = page.getByRole('dialog');
    await give(imports, 'magasins.csv', frenchShops);
    await expect(imports.getByText(/^magasins\.csv\s: 2 lignes$/)).toBeVisible();
    await expect(
      imports.getByRole('combobox', { name: 'Importer Nom du point de vente comme' }),
    ).toHaveValue('name');

    await open(`/products/availability?account_id=${organization.id}`);
    const grid = page.getByRole('grid').first();
    const skuAt = async (row: number) =>
      (await grid.locator(`[aria-rowindex="${String(row)}"] .sku`).textContent())?.trim() ?? '';
    const skus = [await skuAt(3), await skuAt(4)];
    const store =
      (await grid.locator('[data-row="-1"] [aria-colindex="3"]').getAttribute('title')) ?? '';
    await page.getByRole('button', { name: 'Autres outils' }).click();
    await page.getByRole('menuitem', { name: 'Depuis un tableau' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stock cible depuis un tableau' });
    const lines = [
      'Magasin;Code article;Stock cible',
      `${store};${skus[0] ?? ''};6,5`,
      `;${skus[1] ?? ''};à voir`,
    ];
    await dialog
      .locator('input[type=file]')
      .setInputFiles({
        name: 'implantation.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
      });
    await button(dialog, 'Recopier vers le bas').click();
    await expect(dialog.getByText(new RegExp(`^${skus[0] ?? ''} · ${store}`))).toBeVisible();
    await expect(
      dialog.getByText(new RegExp(`^Ligne 3\\s: ${skus[1] ?? ''} · ${store}\\s: à voir\\. `)),
    ).toBeVisible();
  });
});
