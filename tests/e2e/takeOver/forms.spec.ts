/**
 * Stock forms over real entities, and react-admin's guessers.
 *
 * @worlds demo: forms send the same calls in both worlds (mutations.spec.ts).
 */
import { expect, test } from '../support/stockSite';

test('a typed search chooses the reference, and a taken name is refused', async ({
  page,
  open,
  standIn,
}) => {
  await open('stock-forms');
  const form = page.getByRole('region', { name: 'Create region' });
  const organization = form.getByRole('combobox', { name: 'Organization' });
  await organization.fill('Bright');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /Bright/ }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Stock written');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () =>
      (await standIn.calls()).find(
        ({ method, path }) => method === 'POST' && path === '/api/regions',
      ),
    )
    .toMatchObject({ body: { name: 'Stock written' } });
  await page.reload();
  // The saved name is stored, so it is no longer unique.
  await form.getByRole('textbox', { name: 'Name' }).fill('Stock written');
  await form.getByRole('textbox', { name: 'Name' }).blur();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/unique/i)).toBeVisible();
});

test('an edit in a dialog is undoable, then sent', async ({ page, open, standIn }) => {
  await open('stock-forms');
  await page.getByRole('button', { name: 'Edit in dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit region' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('AAA dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect
    .poll(async () => (await standIn.calls()).find(({ method }) => method === 'PUT'))
    .toMatchObject({ body: { name: 'AAA dialog' } });
  await page.reload();
  await page.getByRole('button', { name: 'Edit in dialog' }).click();
  // Still the first by name.
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('AAA dialog');
});

test('tabs keep their page, and an array input takes rows', async ({ page, open }) => {
  await open('stock-forms');
  const tabs = page.getByRole('region', { name: 'Tabs' });
  await expect(tabs.getByRole('textbox', { name: 'Note' })).toHaveValue('first');
  await tabs.getByRole('button', { name: 'Add' }).click();
  await expect(tabs.getByRole('textbox', { name: 'Note' })).toHaveCount(2);
  await page.getByRole('tab', { name: 'Stock second' }).click();
  await expect(page).toHaveURL(/stock-forms\/1/);
  await expect(tabs.getByRole('combobox')).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('combobox')).toBeVisible();
});

test('guessers show a list, a record and a form', async ({ page, open, expected }) => {
  expected.push(/Guessed/);
  await open('stock-guessers');
  const list = page.getByRole('region', { name: 'List guesser' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Show guesser' })).toContainText('Name');
  const form = page.getByRole('region', { name: 'Edit guesser' });
  await expect(form.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
});
