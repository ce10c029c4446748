/**
 * Texts as people paste and edit them: line breaks and characters that nobody sees, in forms, in a sheet and in search
 * boxes. Only a browser pastes.
 *
 * @worlds http: compares each text with the call that carries it.
 */
import type { Locator, Page } from '@playwright/test';
import { pageOf, writes } from './organization/support';
import { organization } from './bulk/tool';
import { expect, test } from './support/test';

const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((own) => navigator.clipboard.writeText(own), text);
  await page.keyboard.press('ControlOrMeta+V');
};

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test(
  'a name on one line: a paste keeps words apart, and what nobody sees is refused',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await name.click();
    await standIn.forget();
    await paste(page, 'Bright\u200b lamp\r\nfor shelves\r\n');
    await expect(name).toHaveValue('Bright lamp for shelves');
    const note = page.getByRole('status').filter({ hasText: 'were replaced with spaces' });
    await expect(note).toHaveText(
      'Line breaks were replaced with spaces. Invisible characters were removed.',
    );
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(name).toHaveValue('');
    await expect(note).toHaveCount(0);

    await name.fill('Bright lamp\u202e');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/contains an invisible character \(U\+202E\)/)).toBeVisible();
    expect(await writes(standIn)).toEqual([]);
    await name.fill('Bright lamp');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await writes(standIn)).toMatchObject([{ body: { name: 'Bright lamp' } }]);
  },
);

test('text that the mouse drops on one line is cleaned as a paste is', async ({ page, open }) => {
  await open('/products/items/create');
  const name = page
    .getByRole('dialog', { name: 'Add Item' })
    .getByRole('textbox', { name: /Name/ });
  await name.fill('before after');
  // Text to drag: no screen shows one with characters that nobody sees.
  await page.evaluate(() => {
    const source = document.createElement('pre');
    source.id = 'dragged';
    source.textContent = 'Bright\u200b lamp\nfor shelves';
    source.style.cssText =
      'position:fixed;inset:0 auto auto 0;z-index:99999;margin:0;background:#fff';
    document.body.append(source);
    document.getSelection()?.selectAllChildren(source);
  });
  const from = await page.locator('#dragged').boundingBox();
  const to = await name.boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag, or no place for it.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + to.width - 8, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(name).toHaveValue('before afterBright lamp for shelves');
  await expect(page.getByRole('status').filter({ hasText: 'were replaced' })).toHaveText(
    'Line breaks were replaced with spaces. Invisible characters were removed.',
  );
});

test('a description of several lines keeps them, in the form and in the sheet', async ({
  page,
  open,
  standIn,
}) => {
  await open(`/products/bulk-edit?account_id=${organization.id}`);
  const tool = page.getByRole('dialog', { name: 'Bulk Edit Products' });
  const grid = tool.getByRole('grid', { name: 'Products' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible({ timeout: 60_000 });
  const column = await grid
    .getByRole('columnheader', { name: /^Description/ })
    .getAttribute('aria-colindex');
  const cell = (row: number) =>
    grid.locator(
      `[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`,
    );
  const below = await cell(2).textContent();
  await cell(1).click();
  await page.keyboard.type('first line');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await expect(tool.getByRole('textbox', { name: /Description/ })).toHaveValue(
    'first line\nsecond line',
  );
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(cell(2)).toHaveText(below ?? '');

  await standIn.forget();
  await tool.getByRole('button', { name: 'Review', exact: true }).click();
  await tool.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tool.getByText('Saved 1 results')).toBeVisible({ timeout: 60_000 });
  const sent = (await writes(standIn)).filter(({ method }) => method === 'PUT');
  expect(sent).toMatchObject([
    { body: { products: [{ product_description: 'first line\nsecond line!' }] } },
  ]);
  const [{ id }] = (sent[0]?.body as { products: [{ id: string }] }).products;

  await open(`/products/view/${id}`);
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Product' });
  const description = panel.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue('first line\nsecond line!');
  await description.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  expect((await writes(standIn)).at(-1)).toMatchObject({
    body: { product_description: 'first line\nsecond line!?' },
  });
});

test('a SKU that looks like an existing one is refused at its field, in both forms', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products');
  const add = async (sku: string) => {
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await page.getByRole('menuitem', { name: 'Add Product' }).click();
    const form = page.getByRole('dialog', { name: 'Add Product' });
    await form.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option', { name: /^Brightwater Grocers/ }).click();
    await form.getByLabel('SKU').fill(sku);
    await form.getByLabel('Description').fill(`Aardvark ${sku}`);
    await form.getByRole('button', { name: 'Add Product' }).click();
    return form;
  };
  const looksTaken = (form: Locator) => form.getByText('SKU looks the same as "AARD 1", which');
  const made = async () => {
    const calls = await standIn.calls();
    return calls.filter(
      ({ path, method }) =>
        path.startsWith('/api/products') && /^(POST|PUT)$/.test(method) && !path.endsWith('/check'),
    );
  };
  await expect(await add('AARD 1')).toBeHidden();
  await standIn.forget();
  await open('/products');
  const form = await add('aard\u00a0 1');
  await expect(looksTaken(form)).toBeVisible();
  await expect(form.getByLabel('SKU')).toHaveAccessibleDescription(/already exists/);
  expect(await made()).toEqual([]);

  await form.getByLabel('SKU').fill('AARD 2');
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Aardvark aard/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Product' });
  await panel.getByLabel('SKU').fill('AARD  1');
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(looksTaken(panel)).toBeVisible();
  expect(await made()).toEqual([]);
  await panel.getByLabel('SKU').fill('aard 2');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
});

test('a search finds what is pasted with characters that nobody sees', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await standIn.forget();
  await search.fill('\u200bmilk\u00a0 whole');
  await expect
    .poll(async () => (await standIn.calls()).map(({ query }) => JSON.stringify(query)).join())
    .toContain('milk whole');
});

test('Escape does not lose a secret that was not copied', async ({ page, open }) => {
  await open(pageOf('/keys/create'));
  const form = page.getByRole('dialog', { name: 'New API Key' });
  await form.getByLabel('Name').fill('Till');
  await form.getByRole('button', { name: 'New API Key' }).click();
  const told = page.getByRole('dialog', { name: 'API Key "Till" created' });
  await expect(told.getByRole('textbox', { name: 'Secret key' })).toHaveValue(/^fk_live_/);
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Close without copying?' });
  await asked.getByRole('button', { name: 'Go back' }).click();
  await told.getByRole('button', { name: 'Copy Secret key' }).click();
  await expect(told.getByText('Copied', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
});

test('a record that someone else removed is told in plain words', async ({ page, open, meet }) => {
  await open('/products/items');
  const link = page.locator('main [data-row-link]').first();
  await link.click();
  await expect(page.getByRole('button', { name: 'Edit Item' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const other = await meet();
  await other.change({
    method: 'DELETE',
    path: `/api/items/${id}`,
    type: 'ITEM',
    action: 'DELETE_ITEM',
    id,
  });
  await page.getByRole('button', { name: 'Edit Item' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Item' });
  await panel.getByRole('textbox', { name: /Name/ }).fill('Renamed');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toContainText(
    'This item no longer exists. Someone else may have removed it.',
  );
});
