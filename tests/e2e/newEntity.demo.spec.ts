/**
 * Proof of the design: a new entity needs only its declaration and no other change in the console.
 *
 * @worlds demo: builds the new entity into a separate demo.
 */
import { builtWith, textFor } from './support/builtWith';
import { expect, test } from './support/test';

/** The complete change: each file of tests/e2e/fixtures, and its place in the repository. */
const added = [
  { from: 'shelfPlans.ts', to: 'resources/shelfPlans.ts' },
  { from: 'shelfPlans.entity.ts', to: 'demo/entities/shelfPlans.ts' },
] as const;

test('one declaration makes list, record, add, edit and remove; one file more, its demo', async ({
  page,
  open,
  standIn,
}) => {
  test.setTimeout(180_000);
  const texts = await Promise.all(added.map(textFor));
  expect(added.length).toBeLessThanOrEqual(2);
  expect(texts.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(50);

  const site = await builtWith(added);
  try {
    const listUrl = `${site.url}shelf-plans`;
    await open(listUrl);
    await expect(page.getByRole('heading', { level: 1, name: 'Shelf plans' })).toBeVisible();
    await expect(page).toHaveTitle('Facings · Shelf plans');
    await expect(page.getByRole('columnheader')).toContainText(['Name', 'Aisle']);
    await expect(page.locator('[data-row-link]')).toHaveText(['Cereal bay', 'Dairy wall']);

    // Its place in the navigation follows from the declaration: sidebar, `g` key and palette.
    const main = page.getByRole('navigation', { name: 'Main' });
    const names = main
      .getByRole('listitem')
      .filter({ hasText: /^Products/ })
      .getByRole('link');
    await expect(names).toHaveText(['Products', 'Notional Products', 'Shelf plans', 'Items']);
    await expect(main.getByRole('link', { name: 'Shelf plans' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await expect(page).toHaveURL(listUrl);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await palette.getByRole('combobox').fill('bays');
    await expect(palette.getByRole('option', { name: 'Shelf plans' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await standIn.forget();

    await page.getByRole('link', { name: 'Add Shelf plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Shelf plan' });
    await dialog.getByRole('button', { name: 'Add Shelf plan' }).click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await dialog.getByLabel('Name').fill('Freezer end');
    await dialog.getByRole('combobox', { name: 'Aisle' }).click();
    await page.getByRole('option', { name: 'FROZEN' }).click();
    await dialog.getByRole('button', { name: 'Add Shelf plan' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search Shelf plans' }).fill('freezer');
    await page.getByRole('link', { name: 'Freezer end' }).click();
    await page.getByRole('button', { name: 'Edit Shelf plan' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Shelf plan' });
    await panel.getByLabel('Name').fill('Freezer island');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Shelf plan "Freezer island" updated successfully!', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Freezer island' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('FROZEN');

    await page.getByRole('button', { name: 'Remove' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Are you sure you want to remove Freezer island?');
    await asked.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(listUrl);
    await page.reload();
    await expect(page.locator('[data-row-link]')).toHaveCount(2);

    const writes = (await standIn.calls()).filter(({ method }) => method !== 'GET');
    expect(writes).toMatchObject([
      {
        method: 'POST',
        path: '/api/shelf-plans',
        body: { name: 'Freezer end', aisle: 'FROZEN' },
        headers: { 'x-resource-type': 'SHELF_PLAN', 'x-resource-action': 'CREATE_SHELF_PLAN' },
      },
      { method: 'PUT', body: { name: 'Freezer island', aisle: 'FROZEN' } },
      { method: 'DELETE' },
    ]);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Shelf plans/ })).toHaveText(/2$/);
    // Stops the dashboard's requests before the site closes.
    await page.goto('about:blank');
  } finally {
    await site.close();
  }
});
