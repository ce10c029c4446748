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

/** Lists with both tools: the title and the address of the import. */
const lists = [
  { path: '/products', title: 'Bulk Add / Import Products', tool: 'bulk-add' },
  { path: '/zones', title: 'Import Zones', tool: 'import' },
  {
    path: '/products/notionals',
    title: 'Import Notional Products',
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
      await page.getByRole('button', { name: /^Download [\d,]+ rows$/ }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: `As ${kind}` }).click(),
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
