/**
 * A product is duplicated from its page, with its states.
 *
 * @worlds demo: what people see; duplicate.http.spec.ts compares the calls.
 */
import { expectNoFinding } from './support/axe';
import { openProduct, statesOf } from './product/support';
import { admin, expect, test } from './support/test';

test('a product is duplicated with its states', { tag: '@main' }, async ({ page, open }) => {
  const id = await openProduct(page, open);
  const statesBefore = await statesOf(page)
    .getByRole('link', { name: /^Edit / })
    .count();
  const description = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Duplicate…' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/create\\?copy=${id}`));
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(description);
  await expect(dialog.getByText(`Copied from "${description}".`)).toBeVisible();
  const states = dialog.getByRole('checkbox', { name: /^Also copy \d+ product states?$/ });
  await expect(states).toBeChecked();
  const sku = dialog.getByRole('textbox', { name: /^SKU/ });
  await expect(sku).toHaveValue('');
  await expect(sku).toBeFocused();
  await expect(sku).toHaveAccessibleDescription('Not copied: each record has its own.');
  await expectNoFinding(page, 'a duplicate of a product');

  // Cancel leads back to the original.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/view/${id}$`));
  await page.getByRole('link', { name: 'Duplicate…' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByText('SKU is required.')).toBeVisible();
  await sku.fill('DUP-1');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(/^\d+ product states? copied\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/products\/view\/[^/]+$/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(statesOf(page).getByRole('link', { name: /^Edit / })).toHaveCount(statesBefore);
});

test('on a phone and in French, a product is duplicated from the folded actions', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await openProduct(page, open);
  await page.getByRole('button', { name: admin.email }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
  await page.getByRole('link', { name: 'Dupliquer…' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/create\\?copy=${id}`));
  const dialog = page.getByRole('dialog', { name: 'Ajouter un produit' });
  await expect(
    dialog.getByRole('checkbox', { name: /^Copier aussi \d+ états? du produit$/ }),
  ).toBeChecked();
});
