/**
 * An import is undone from its results: what it created is removed, but not what was changed since.
 *
 * @worlds http: what is stored is compared. The nightly run adds the demo.
 */
import { expect, test } from '../support/test';
import { began, button, csvOf, found, give, sentTo, toolOf, toolPath } from './tool';

test(
  'an undone import leaves what was there and what was changed since',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open(toolPath);
    const dialog = await began(page);
    const other = await meet();
    const before = await found(other, '');
    await give(
      dialog,
      'new.csv',
      csvOf([
        ['sku', 'product_description', 'category'],
        ['UNDO-1', 'Undone one', 'Water'],
        ['UNDO-2', 'Undone two', 'Water'],
        ['UNDO-3', 'Kept three', 'Water'],
      ]),
    );
    await button(dialog, 'Import').click();
    await button(dialog, 'Review').click();
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Saved 3 results', { exact: true })).toBeVisible();
    const created = await found(other, 'UNDO-');
    const kept = created.find(({ sku }) => sku === 'UNDO-3');
    if (!kept) throw new Error('The third product was not created.');
    await other.change({
      path: '/api/products/bulk',
      body: { products: [{ id: kept.id, product_description: 'Changed by somebody else' }] },
      type: 'PRODUCT',
      action: 'UPDATE_PRODUCTS',
    });
    await standIn.forget();

    await button(dialog, 'Undo this import…').click();
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
    await expect(question).toBeVisible();
    await button(question, 'Cancel').click();
    await expect(question).toBeHidden();
    await button(dialog, 'Undo this import…').click();
    await button(question, 'Remove 3 records').dblclick();
    await expect(question).toBeHidden();

    // One outcome a row: two are removed, and the third says why it stays.
    await expect(toolOf(page).getByRole('row', { name: /UNDO-3/ })).toContainText(/changed/i);
    await expect
      .poll(() => found(other, 'UNDO-'))
      .toEqual([{ ...kept, product_description: 'Changed by somebody else' }]);
    const removed = (await standIn.calls()).filter(({ method }) => method === 'DELETE');
    expect(removed.map(({ path }) => path).sort()).toEqual(
      created
        .filter(({ id }) => id !== kept.id)
        .map(({ id }) => `/api/products/${id}`)
        .sort(),
    );
    expect(await sentTo(standIn, 'PUT', '/api/products/bulk')).toEqual([]);
    expect((await found(other, '')).filter(({ sku }) => sku !== 'UNDO-3')).toEqual(before);
  },
);
