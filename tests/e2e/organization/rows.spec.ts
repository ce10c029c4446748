/**
 * Product categories and job templates of an organization (rules 3, 5, 7).
 *
 * @worlds demo: entities.spec.ts tests the same forms over HTTP.
 */
import { expect, test } from '../support/test';
import { alder, pageOf, writes } from './support';

test('a category is added, moved to the other type and removed', async ({
  page,
  open,
  standIn,
}) => {
  const api = `/api/organizations/${alder}/categories`;
  await open(pageOf('/product-categories'));
  await page.getByRole('link', { name: 'Add Category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  const type = dialog.getByRole('combobox', { name: 'Type' });
  await expect(type).toHaveValue('PRIMARY');
  await dialog.getByLabel('Name').fill('  Aardvark aisle ');
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog).toBeHidden();
  const [created] = await writes(standIn);
  expect(created).toMatchObject({ method: 'POST', path: api });
  expect(created?.body).toEqual({ account_id: alder, name: 'Aardvark aisle', type: 'PRIMARY' });

  await page.reload();
  const search = page.getByRole('searchbox', { name: 'Search Product Categories' });
  await search.fill('aardvark');
  await expect(page).toHaveURL(/q=aardvark/);
  await page.getByRole('link', { name: 'Edit Aardvark aisle' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit Category' });
  await panel.getByLabel('Name').fill('Aardvark shelf');
  await panel.getByRole('combobox', { name: 'Type' }).click();
  await expect(page.getByRole('option')).toHaveText(['PRIMARY', 'SECONDARY']);
  await page.getByRole('option', { name: 'SECONDARY' }).click();
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Category "Aardvark shelf" updated successfully!')).toBeVisible();
  const [put] = await writes(standIn);
  expect(put).toMatchObject({ method: 'PUT', body: { name: 'Aardvark shelf', type: 'SECONDARY' } });
  expect(put?.path.startsWith(`${api}/`)).toBe(true);
  const row = page.getByRole('row', { name: /Aardvark shelf/ });
  await expect(row).toContainText('SECONDARY');
  await row.getByRole('button', { name: 'Remove Aardvark shelf' }).click();
  await standIn.forget();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Category "Aardvark shelf" removed.')).toBeVisible();
  expect(await writes(standIn)).toMatchObject([{ method: 'DELETE', path: put?.path }]);
  await page.reload();
  await expect(page.getByText('No product categories match your search.')).toBeVisible();
});

test(
  'a job template is shown with its schedule in words, and removed',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    const api = `/api/organizations/${alder}/job-templates`;
    await open('/organizations');
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
    await standIn.forget();
    await open(pageOf('/job-templates'));
    const row = page.getByRole('main').locator('tbody').getByRole('row').first();
    await expect(row).toContainText(/minutes|hour|day/i);
    expect((await standIn.calls()).filter(({ path }) => path === api)).toHaveLength(1);
    const remove = row.getByRole('button', { name: /^Remove / });
    const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove ', '');
    await remove.click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(`Are you sure you want to remove ${name}?`);
    await standIn.forget();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`Job Template "${name}" removed.`)).toBeVisible();
    const [removed] = await writes(standIn);
    expect(removed?.method).toBe('DELETE');
    expect(removed?.path.startsWith(`${api}/`)).toBe(true);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toHaveCount(0);
  },
);
