/**
 * A file whose products exist: compared with what is stored and saved as changes; new rows are created.
 *
 * @worlds http: what is stored is compared. The nightly run adds the demo.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test';
import { began, button, csvOf, found, give, organization, sentTo, toolOf, toolPath } from './tool';

test(
  'a file updates what exists and creates what is new',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open(toolPath);
    const dialog = await began(page);
    const other = await meet();
    const all = await found(other, '');
    const [one, two] = all;
    if (!one || !two) throw new Error('There are no products.');
    await give(
      dialog,
      'prices.csv',
      csvOf([
        ['sku', 'product_description', 'category'],
        [one.sku, 'Renamed by a file', ''],
        [two.sku, two.product_description, ''],
        ['FILE-NEW-1', 'New by a file', 'Water'],
      ]),
    );
    await button(dialog, 'Import').click();
    await button(dialog, 'Update these 2…').click();
    // The update has a dialog of its own, in place of the import's.
    const update = toolOf(page);
    const line = update.getByRole('row', { name: /Renamed by a file/ });
    await expect(line).toContainText(one.product_description);
    await expect(update.getByText('2 records to compare. 1 stays as it is.')).toBeVisible();
    await button(update, 'Save').click();
    await expect(update.getByText('Saved 1 results', { exact: true })).toBeVisible();
    expect((await sentTo(standIn, 'PUT', '/api/products/bulk')).map(({ body }) => body)).toEqual([
      { products: [{ id: one.id, product_description: 'Renamed by a file' }] },
    ]);
    await button(update, 'Back to the import').click();
    await button(toolOf(page), 'Review').click();
    await button(toolOf(page), 'Save').click();
    await expect(toolOf(page).getByText('Saved 1 results', { exact: true })).toBeVisible();
    const now = await found(other, '');
    expect(now.find(({ id }) => id === one.id)).toEqual({
      ...one,
      product_description: 'Renamed by a file',
    });
    expect(now.find(({ id }) => id === two.id)).toEqual(two);
    expect(await found(other, 'FILE-NEW-1')).toHaveLength(1);
  },
);

test(
  'products that someone else has changed or removed since the review are asked about',
  { tag: '@main' },
  async ({ page, open, meet, standIn }) => {
    await open(toolPath);
    const dialog = await began(page);
    const other = await meet();
    const [mine, kept, gone, free] = await found(other, '');
    if (!mine || !kept || !gone || !free) throw new Error('There are no products.');
    const rows = [mine, kept, gone, free];
    await give(
      dialog,
      'prices.csv',
      csvOf([
        ['sku', 'product_description', 'category'],
        ...rows.map(({ sku }, at) => [sku, `File ${at}`, 'Candy']),
      ]),
    );
    await button(dialog, 'Import').click();
    await button(dialog, 'Update these 4…').click();
    const update = toolOf(page);
    await expect(update.getByRole('row', { name: /File 3 Description/ })).toBeVisible();
    await other.change({
      path: '/api/products/bulk',
      body: {
        products: [
          { id: mine.id, product_description: 'Theirs' },
          { id: kept.id, product_description: 'Theirs, too' },
        ],
      },
      type: 'PRODUCT',
      action: 'UPDATE_PRODUCTS',
    });
    await other.change({
      method: 'DELETE',
      path: `/api/products/${gone.id}`,
      type: 'PRODUCT',
      action: 'DELETE_PRODUCT',
      id: gone.id,
    });
    await button(update, 'Save').click();
    await expect(update.getByText('Saved 1 results', { exact: true })).toBeVisible();
    // The row of the removed product is named, and ends.
    await expect(update.getByRole('row', { name: new RegExp(gone.sku) })).toContainText(
      'It no longer exists.',
    );
    await expect(button(update, /again$/)).toHaveCount(0);
    const lineOf = (text: string) =>
      update
        .getByRole('table', { name: 'Values that someone else changed' })
        .getByRole('row', { name: text });
    await expect(lineOf('Theirs, too')).toContainText(kept.product_description);
    await expect(lineOf('Theirs, too')).toContainText('File 1');
    await expect(button(update, /^Save choices/)).toBeDisabled();
    await button(update, 'Keep all 2 of theirs').click();
    await lineOf(mine.sku).getByRole('button', { name: 'Overwrite' }).click();
    await button(update, 'Save choices for 2 rows').click();
    await expect(update.getByText('Saved 3 results', { exact: true })).toBeVisible();
    const now = await found(other, '');
    const productNow = (id: string) => now.find((product) => product.id === id);
    expect(productNow(mine.id)).toMatchObject({ product_description: 'File 0' });
    expect(productNow(kept.id)).toMatchObject({
      product_description: 'Theirs, too',
      category: 'Candy',
    });
    expect(productNow(free.id)).toMatchObject({ product_description: 'File 3' });
    const sent = await sentTo(standIn, 'PUT', '/api/products/bulk');
    // The value that was kept was never sent.
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain('File 1');
    await button(update, 'Undo this change').click();
    await expect(update.getByText('Undone', { exact: false }).first()).toBeVisible();
    const before = await found(other, '');
    expect(before.find(({ id }) => id === mine.id)).toMatchObject({
      product_description: 'Theirs',
    });
    expect(before.find(({ id }) => id === kept.id)).toMatchObject({
      product_description: 'Theirs, too',
    });
  },
);

test('an update that a closed page interrupted is offered where it began, and goes on', async ({
  page,
  open,
  meet,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await began(page);
  const other = await meet();
  const some = (await found(other, '')).slice(0, 150);
  const rows = some.map(({ sku }, at) => [sku, `File ${String(at)}`]);
  await give(dialog, 'prices.csv', csvOf([['sku', 'product_description'], ...rows]));
  await dialog.getByRole('combobox', { name: 'What the rows do' }).selectOption('update');
  await button(dialog, 'Import').click();
  await expect(toolOf(page).getByText('150 records to compare.', { exact: true })).toBeVisible();
  await standIn.fault({ path: '/api/products/bulk', only: 'writes', delayMs: 60_000, after: 1 });
  await button(toolOf(page), 'Save').click();
  const written = async () =>
    (await found(other, 'File ')).filter(({ product_description: text }) => /^File \d/.test(text));
  await expect.poll(async () => (await written()).length).toBe(100);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const offer = toolOf(page).getByRole('group', { name: 'Earlier change' });
  await expect(offer).toContainText('a change to 150 products was not finished.');
  await standIn.noFaults();
  await button(offer, 'Continue').click();
  const sheet = page.getByRole('dialog', { name: 'Bulk Edit Products' });
  await button(sheet.getByRole('group', { name: 'Earlier change' }), 'Continue').click();
  await expect(sheet.getByText('Saved 150 results', { exact: true })).toBeVisible();
  expect(await written()).toHaveLength(150);
});

/** Lists with both tools: the title and the address of the import. */
const lists = [
  { path: '/products', title: 'Bulk Add / Import Products', tool: 'bulk-add' },
  { path: '/zones', title: 'Import Zones', tool: 'import' },
  { path: '/products/notionals', title: 'Import Notional Products', tool: 'import' },
  { path: '/products/items', title: 'Import Items', tool: 'import' },
  {
    path: `/organizations/view/${organization.id}/product-categories`,
    title: 'Import Product Categories',
    tool: 'import',
  },
] as const;

for (const { path, title, tool } of lists)
  for (const kind of ['CSV', 'XLSX'])
    test(`${path} downloaded as ${kind} and imported again change nothing`, async ({
      page,
      open,
      go,
      standIn,
    }) => {
      const account = `account_id=${organization.id}`;
      await open(`${path}/bulk-edit?${account}`);
      await page.getByRole('button', { name: /^Download ([\d,]+|all) rows$/ }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: `As ${kind}`, exact: true }).click(),
      ]);
      const file = await readFile(await download.path());
      await go(`${path}/${tool}?${account}`);
      const dialog = page.getByRole('dialog', { name: title });
      await give(dialog, download.suggestedFilename(), file);
      await dialog.getByRole('combobox', { name: 'What the rows do' }).selectOption('update');
      await button(dialog, 'Import').click();
      await expect(
        dialog.getByText(/^([\d,]+) records to compare\. \1 stay as they are\.$/),
      ).toBeVisible();
      await expect(dialog.getByText(/(is|are) excluded:|not used/i)).toHaveCount(0);
      expect((await standIn.calls()).filter(({ method }) => method === 'PUT')).toEqual([]);
    });

test('a download with states has a row for each, of all products; another one is added', async ({
  page,
  open,
  go,
  standIn,
}) => {
  const account = `account_id=${organization.id}`;
  await open(`/products/bulk-edit?${account}`);
  await page.getByRole('button', { name: 'Download all rows' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: 'As CSV, with Product States' }).click(),
  ]);
  const text = (await readFile(await download.path(), 'utf8')).trim();
  const [headings = '', ...rows] = text.split(/\r?\n/);
  expect(headings).toMatch(/state_dimensions_depth/);
  const skus = rows.map((row) => row.split(',').slice(0, 2).join());
  // A product with several states has several rows.
  expect(new Set(skus).size).toBeGreaterThan(500);
  expect(skus.length).toBeGreaterThan(new Set(skus).size);
  const [first = ''] = skus;
  const place = headings.split(',').indexOf('state');
  const another = [first, ...Array.from({ length: place - 2 }, () => ''), 'CAN'].join();
  await go(`/products/bulk-add?${account}`);
  const dialog = page.getByRole('dialog', { name: 'Bulk Add / Import Products' });
  await give(dialog, 'products.csv', Buffer.from([text, another, ''].join('\r\n')));
  await dialog.getByRole('combobox', { name: 'What the rows do' }).selectOption('update');
  await button(dialog, 'Import').click();
  const review = dialog.getByRole('group', { name: '1 product state to add or change:' });
  await expect(review).toContainText('adds CAN', { timeout: 60_000 });
  await expect(dialog.getByText(/(is|are) excluded:|not used/i)).toHaveCount(0);
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Saved 1 results', { exact: true })).toBeVisible();
  const sent = (await standIn.calls()).filter(({ method }) => method !== 'GET');
  expect(sent.map(({ path }) => path)).not.toContain('/api/products/bulk');
  expect(sent.filter(({ path }) => path === '/api/products/states/bulk')).toHaveLength(1);
});

test('regions are renamed by their ids', async ({ page, open, meet, standIn }) => {
  await open(`/zones/regions/import?account_id=${organization.id}`);
  const other = await meet();
  const regions = async () =>
    (
      (await other.read(`/api/regions?account_id=${organization.id}`)) as {
        results: readonly { readonly id: string; readonly name: string }[];
      }
    ).results;
  const before = await regions();
  const [one, two] = before;
  if (!one || !two) throw new Error('There are no regions.');
  const dialog = page.getByRole('dialog', { name: 'Import Regions' });
  await expect(dialog.locator('input[type=file]')).toBeAttached({ timeout: 60_000 });
  await give(
    dialog,
    'regions.csv',
    csvOf([
      ['id', 'name'],
      [one.id, 'Renamed by a file'],
      [two.id, two.name],
    ]),
  );
  await button(dialog, 'Update by ID…').click();
  // Of the review: the mapping's table has no old value.
  await expect(
    dialog.getByRole('row', { name: /Renamed by a file/ }).filter({ hasText: one.name }),
  ).toBeVisible();
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Saved 1 results', { exact: true })).toBeVisible();
  const sent = (await standIn.calls()).filter(({ method }) => method === 'PUT');
  expect(sent.map(({ path }) => path)).toEqual([`/api/regions/${one.id}`]);
  const now = await regions();
  expect(now.find(({ id }) => id === one.id)?.name).toBe('Renamed by a file');
  // Nothing is created.
  expect(now).toHaveLength(before.length);
});
