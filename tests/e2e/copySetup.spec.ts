/**
 * Copy Setup: one organization gets what it lacks of another's units, storage types, flags and categories.
 *
 * @worlds http: what is added and taken back is held against the calls on the wire.
 */
import { expect, test } from './support/test';
import { expectNoFinding } from './support/axe';

const source = 'acc00000-0000-4000-8000-000000000001';
const title = 'Copy setup from another organization';
const target = 'acc00000-0000-4000-8000-000000000002';

test(
  'a setup is compared, copied and taken back',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(`/organizations/view/${target}/product-categories`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // A category that only the source has.
    await open(`/organizations/view/${source}/product-categories/create`);
    const form = page.getByRole('dialog', { name: 'Add Category' });
    await form.getByLabel('Name').fill('Seasonal');
    await form.getByRole('button', { name: 'Add Category', exact: true }).click();
    await expect(form).toBeHidden();

    await open(`/organizations/view/${target}`);
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const picker = dialog.getByRole('combobox', { name: 'Copy from' });
    await expect(picker).toBeFocused();
    await picker.fill('Alder');
    await page.getByRole('option', { name: /Alder & Vine/ }).click();
    await expect(
      dialog.getByRole('checkbox', { name: 'Product Categories: 1 to add' }),
    ).toBeChecked();
    await expect(dialog.getByText('PRIMARY · Seasonal')).toBeVisible();
    await expectNoFinding(page, 'what will be copied');
    for (const part of ['Job Templates', 'Webhooks']) {
      const own = dialog.getByRole('checkbox', { name: new RegExp(`^${part}: `) });
      if (await own.isVisible()) await expect(own).not.toBeChecked();
    }
    for (const part of ['Feature Flags', 'Regions', 'Pick Lists']) {
      const own = dialog.getByRole('checkbox', { name: new RegExp(`^${part}: `) });
      if (await own.isVisible()) await own.uncheck();
    }

    await standIn.forget();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByText('Product Categories: 1 added.')).toBeVisible();
    const changes = async () => (await standIn.calls()).filter(({ method }) => method !== 'GET');
    expect(await changes()).toMatchObject([
      {
        method: 'POST',
        path: `/api/organizations/${target}/categories`,
        body: { account_id: target, name: 'Seasonal', type: 'PRIMARY' },
      },
    ]);

    await standIn.forget();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('The copy was undone.')).toBeVisible();
    expect(await changes()).toMatchObject([{ method: 'DELETE' }]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: title })).toBeFocused();
  },
);
