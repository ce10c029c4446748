/**
 * Manage Product: eligibility, its form, notional products created in place, archiving (rules 2, 3, 4, 7, 8).
 *
 * @worlds http: compares the form with the call it sends.
 */
import { expect, test } from '../support/test';
import { combo, editDialog, openProduct, statesOf, tab, writes } from './support';

const product = (end: string) => `/products/view/5c000000-0000-4000-8000-000000000${end}`;

const facts = (name: string) => `dt:text-is("${name}") + dd`;

test(
  'eligibility goes from any value to any other, each saved and shown as a badge',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await openProduct(page, open);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    for (const value of ['PRODUCTION', 'NONE', 'TEST']) {
      await page.getByRole('button', { name: 'Edit Product' }).click();
      const panel = page.getByRole('dialog', { name: 'Edit Product' });
      await combo(panel, 'Eligibility').click();
      await page.getByRole('option', { name: value, exact: true }).click();
      await standIn.forget();
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect(
        page.getByText(`Product "${title}" updated successfully!`).first(),
      ).toBeVisible();
      await expect(page.locator(facts('Eligibility'))).toHaveText(value);
      const [sent] = await writes(standIn);
      expect(sent).toMatchObject({ method: 'PUT', body: { item_app_eligible: value } });
      expect(Object.keys(sent?.body as object).sort()).toEqual([
        'category',
        'default_reporting_uom',
        'inventory_notional_product_id',
        'inventory_pick_list_slot_id',
        'is_archived',
        'item_app_eligible',
        'item_app_status',
        'primary_category',
        'product_description',
        'sku',
      ]);
    }
  },
);

test('a notional product is made on the spot, and picked', async ({ page, open, standIn }) => {
  await openProduct(page, open);
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Product' });
  await panel.getByRole('button', { name: 'Add Notional Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notional Product' });
  await expect(dialog.getByLabel(/^Name/)).toBeEnabled();
  await dialog.getByLabel(/^Name/).fill('Oat drink');
  await dialog.getByLabel(/^AR label/).fill('OAT');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Notional Product' }).click();
  await expect(dialog).toBeHidden();
  await expect(combo(panel, 'Notional Product')).toHaveValue('Oat drink');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  const [made, changed] = await writes(standIn);
  expect(made).toMatchObject({ method: 'POST', path: '/api/notionals' });
  expect(changed).toMatchObject({
    method: 'PUT',
    body: { inventory_notional_product_id: expect.stringMatching(/\S/) as unknown },
  });
  await page.reload();
  await expect(page.locator(facts('Notional Product'))).toHaveText('Oat drink');
});

test('an archived product leaves its zones, says what archiving does, and cannot be put in one', async ({
  page,
  open,
}) => {
  await openProduct(page, open);
  const zones = page.getByRole('region', { name: 'Zones', exact: true });
  const row = zones.locator('tbody').getByRole('switch').first();
  if (!(await row.isChecked())) {
    await row.click();
    await expect(page.getByText(/zones are now available for this product\./)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(
    panel.getByText(
      'An archived product is removed from its zones and no longer appears in job results.',
    ),
  ).toBeVisible();
  await panel.getByRole('switch', { name: 'Archived' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator(facts('Archived'))).toHaveText('Archived');
  // The platform removed it from its zones; the page shows that without a reload.
  await expect(row).not.toBeChecked();
  await page.reload();
  await expect(row).not.toBeChecked();
  await expect(row).toBeDisabled();
});

test('a state with a name that is no longer offered keeps it, marked', async ({
  page,
  open,
  standIn,
}) => {
  await open(product('012'));
  const dialog = await editDialog(page, /CRATE/);
  await combo(dialog, 'State').click();
  await expect(combo(dialog, 'State')).toHaveValue(/CRATE.+/);
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Still a crate');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect((await writes(standIn))[0]?.body).toMatchObject({ state: 'CRATE', name: 'Still a crate' });
});

test('a pan size that is no longer offered is kept and marked', async ({ page, open }) => {
  await open(product('010'));
  const rows = statesOf(page).locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('link', { name: /^Edit / })).toBeVisible();
  let isFound = false;
  for (let at = 0; at < (await rows.count()) && !isFound; at += 1) {
    await rows
      .nth(at)
      .getByRole('link', { name: /^Edit / })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product State' });
    await tab(dialog, 'Dimensions').click();
    const pans = dialog.getByRole('switch', { name: 'Pan sizes' });
    await expect(pans).toBeVisible();
    isFound = await pans.isChecked();
    if (isFound) {
      const gone = dialog.getByRole('listitem').filter({ hasText: /no longer offered/ });
      await expect(gone.getByRole('checkbox')).toBeChecked();
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  expect(isFound).toBe(true);
});

test('a product that is removed in another tab while it is edited is said, and nothing typed is lost', async ({
  page,
  open,
  standIn,
}) => {
  const id = await openProduct(page, open);
  await page.getByRole('button', { name: 'Edit Product' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Product' });
  await panel.getByRole('textbox', { name: 'Description' }).fill('Typed while it went');
  await standIn.fault({
    method: 'GET',
    path: `/api/products/${id}`,
    status: 404,
    body: { message: 'There is no such product.' },
    times: 9,
  });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toContainText(
    'This product no longer exists. Someone else may have removed it.',
  );
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Typed while it went',
  );
});
