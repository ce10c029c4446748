/**
 * The first entities end to end: created, changed, removed, persistent after a reload, with exact requests.
 *
 * @worlds http: compares each form with the call it sends.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { SeenCall } from './support/standIn';

const writes = (calls: readonly SeenCall[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !/auth|search|check/.test(path));

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test(
  'a region is added, renamed and removed',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/zones/regions');
    await standIn.forget();
    await page.getByRole('link', { name: 'Add Region' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Region' });
    await dialog.getByRole('button', { name: 'Add Region' }).click();
    await expect(dialog.getByText('Organization is required.')).toBeVisible();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await dialog.getByLabel('Name').fill('  A  ');
    await dialog.getByRole('button', { name: 'Add Region' }).click();
    await expect(dialog.getByText('Name should contain at least 2 characters.')).toBeVisible();
    expect(writes(await standIn.calls())).toEqual([]);

    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Name').fill('  Aardvark Coast  ');
    await dialog.getByRole('button', { name: 'Add Region' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/zones\/regions$/);
    const [created] = writes(await standIn.calls());
    expect(created).toMatchObject({
      method: 'POST',
      path: '/api/regions',
      body: { name: 'Aardvark Coast' },
    });
    expect(created?.headers).toMatchObject({
      'x-resource-type': 'REGION',
      'x-resource-action': 'CREATE_REGION',
    });

    await page.getByRole('searchbox', { name: 'Search Regions' }).fill('aardvark');
    await page.getByRole('link', { name: 'Aardvark Coast' }).click();
    await expect(page).toHaveURL(/\/zones\/regions\/view\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Aardvark Coast' })).toBeVisible();
    await expect(page).toHaveTitle('Facings · Aardvark Coast');

    await page.getByRole('button', { name: 'Edit Region' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Region' });
    await expect(panel.getByLabel('Name')).toHaveValue('Aardvark Coast');
    await panel.getByLabel('Name').fill('');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Name is required.')).toBeVisible();
    await panel.getByLabel('Name').fill('Aardvark Bay');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Region "Aardvark Bay" updated successfully!')).toBeVisible();
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Aardvark Bay' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove Aardvark Bay?');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: 'Remove' }).click();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/zones\/regions$/);
    await page.getByRole('searchbox', { name: 'Search Regions' }).fill('aardvark');
    await expect(page.getByText('No regions match your search.')).toBeVisible();
  },
);

test('an item is added, renamed and removed', async ({ page, open, standIn }) => {
  await open('/products/items');
  await standIn.forget();
  await page.getByRole('link', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Item' });
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog.getByText('Item name is required.')).toBeVisible();
  expect(await dialog.getByRole('textbox').count()).toBe(1);
  await dialog.getByLabel('Name').fill('Aardvark scanner');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog).toBeHidden();
  expect(writes(await standIn.calls())).toMatchObject([
    { method: 'POST', path: '/api/items', body: { name: 'Aardvark scanner' } },
  ]);

  await page.getByRole('searchbox', { name: 'Search Items' }).fill('aardvark');
  await page.getByRole('link', { name: 'Aardvark scanner' }).click();
  await page.getByRole('button', { name: 'Edit Item' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Aardvark reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Nomad Item "Aardvark reader" updated successfully!')).toBeVisible();
  // It leaves the address as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/products\/items$/);
});

test('a notional product waits for its organization, then is added and changed', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products/notionals');
  await standIn.forget();
  await page.getByRole('link', { name: 'Add Notional Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notional Product' });
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  await expect(dialog.getByLabel('AR label')).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByLabel('Name')).toBeEnabled();
  await expect(dialog.getByText(/ambiguous states/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Notional Product' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expect(dialog.getByText('AR label is required.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Aardvark milk');
  await dialog.getByLabel('AR label').fill('AARDVARK');
  await dialog.getByRole('button', { name: 'Add Notional Product' }).click();
  await expect(dialog).toBeHidden();
  const [created] = writes(await standIn.calls());
  expect(created).toMatchObject({
    path: '/api/notionals',
    body: { name: 'Aardvark milk', ar_label: 'AARDVARK', default_uom: 'EACH' },
  });

  await page.getByRole('searchbox', { name: 'Search Notional Products' }).fill('aardvark');
  await page.getByRole('link', { name: 'Aardvark milk' }).click();
  await page.getByRole('button', { name: 'Edit Notional Product' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Aardvark cream');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    toast(page, 'Notional Product "Aardvark cream" updated successfully!'),
  ).toBeVisible();
  // It leaves the address as well.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Aardvark cream' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/products\/notionals$/);
});

test(
  'a product is added from the gear, changed and removed',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/products');
    await standIn.forget();
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await page.getByRole('menuitem', { name: 'Add Product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Product' });
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    for (const text of [
      'Organization is required.',
      'SKU is required.',
      'Description is required.',
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByLabel('SKU').fill('  AARD-1  ');
    await dialog.getByLabel('Description').fill('Aardvark oats');
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expect(page).toHaveURL(/\/products\/view\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Aardvark oats' })).toBeVisible();
    expect(writes(await standIn.calls())[0]).toMatchObject({
      method: 'POST',
      path: '/api/products',
      body: { sku: 'AARD-1', product_description: 'Aardvark oats' },
    });

    await page.getByRole('button', { name: 'Edit Product' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Product' });
    await panel.getByLabel('Description').fill('Aardvark oats 500 g');
    await panel.getByRole('combobox', { name: 'Eligibility' }).click();
    await expect(page.getByRole('option')).toContainText(['NONE', 'TEST', 'PRODUCTION']);
    await page.getByRole('option', { name: 'PRODUCTION' }).click();
    await panel.getByRole('switch', { name: 'Archived' }).check();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Product "Aardvark oats 500 g" updated successfully!')).toBeVisible();
    const put = writes(await standIn.calls()).at(-1);
    expect(put).toMatchObject({
      method: 'PUT',
      body: { item_app_eligible: 'PRODUCTION', is_archived: true, sku: 'AARD-1' },
    });
    // It leaves the address as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    // The badge in the record's fields; its zones may also be in PRODUCTION.
    await expect(page.getByRole('definition').getByText('PRODUCTION')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      /Are you sure you want to remove .+\?/,
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/products$/);
  },
);

test('an organization is added with its logo, and its creator is invited', async ({
  page,
  open,
  standIn,
}) => {
  await open('/organizations');
  await standIn.forget();
  await page.getByRole('link', { name: 'Add Organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Organization' });
  await expect(dialog.getByText(/300x300 png/)).toBeVisible();
  await dialog.getByLabel('Name').fill('Aardvark Foods');
  await dialog.getByRole('button', { name: 'Add Organization' }).click();
  await expect(dialog.getByText('Organization image is required.')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await dialog.getByRole('button', { name: 'Add Organization' }).click();
  await expect(page).toHaveURL(/\/organizations\/view\/[^/]+$/);
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please check your email. Invite sent for Aardvark Foods!'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Aardvark Foods' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const [created, invited] = writes(await standIn.calls());
  expect(created).toMatchObject({
    method: 'POST',
    path: '/api/organizations/new',
    query: { name: 'Aardvark Foods' },
  });
  expect(invited).toMatchObject({
    path: '/api/organizations/invites',
    body: { role: 'administrator', email: 'admin@facings.example', accountId: id },
  });
  expect((invited?.body as { invitedBy: string }).invitedBy).toBe(invited?.headers['x-user-id']);
});

test('only organizations with the service METASHELF take products', async ({ page, open }) => {
  await open('/organizations');
  const links = page.locator('[data-row-link]');
  await expect(links.first()).toBeVisible();
  const all = await links.count();
  await page.goto('/organizations?services=METASHELF');
  await expect(links).not.toHaveCount(all);
  await expect(links.first()).toBeVisible();
  const withService = await links.count();
  expect(withService).toBeGreaterThan(0);
  expect(withService).toBeLessThan(all);
  await open('/products/create');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Organization' }).click();
  await expect(page.getByRole('option')).toHaveCount(withService);
});

test('a product finds its notional product from three characters on', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit Product' }).click();
  await standIn.forget();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Notional Product' });
  await box.fill('ap');
  await page.waitForTimeout(600);
  const searches = async () =>
    (await standIn.calls()).filter(({ path }) => path === '/api/notionals/search');
  expect(await searches()).toEqual([]);
  await box.fill('app');
  await expect.poll(async () => (await searches()).length).toBe(1);
  expect((await searches())[0]?.body).toMatchObject({ text: 'app' });
});
