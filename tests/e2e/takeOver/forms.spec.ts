/**
 * Stock forms over real entities, and react-admin's guessers.
 *
 * @worlds demo: forms send the same calls in both worlds (mutations.spec.ts); the nightly run tries http.
 */
import { expect, test } from '../support/stockSite';

test(
  'a typed search chooses the reference, and a taken name is refused',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('stock-forms');
    const form = page.getByRole('region', { name: 'Create region' });
    const organization = form.getByRole('combobox', { name: 'Organization' });
    await organization.fill('Bright');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: /Bright/ }).click();
    const read = (await standIn.calls()).find(({ path }) => path === '/api/organizations');
    expect(read?.status).toBe(200);
    await form.getByRole('textbox', { name: 'Name' }).fill('Stock written');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () =>
        (await standIn.calls()).find(
          ({ method, path }) => method === 'POST' && path === '/api/regions',
        ),
      )
      .toMatchObject({ body: { name: 'Stock written', account_id: expect.any(String) } });
    await page.goto('zones/regions?q=Stock%20written');
    const made = page.getByRole('row', { name: /Stock written/ });
    await expect(made).toContainText('Bright');
    await page.goto('stock-forms');
    // The saved name is stored, so it is no longer unique.
    await form.getByRole('textbox', { name: 'Name' }).fill('Stock written');
    await form.getByRole('textbox', { name: 'Name' }).blur();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/unique/i)).toBeVisible();
  },
);

test('an edit in a dialog is sent at once', async ({ page, open, standIn }) => {
  await open('stock-forms');
  await page.getByRole('button', { name: 'Edit in dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit region' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('AAA dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await standIn.calls()).find(({ method }) => method === 'PUT'))
    .toMatchObject({ body: { name: 'AAA dialog' } });
  await page.reload();
  await page.getByRole('button', { name: 'Edit in dialog' }).click();
  // Still the first by name.
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('AAA dialog');
});

test('a create in a dialog is sent once, and its record stays', async ({ page, open, standIn }) => {
  await open('stock-forms');
  await page.getByRole('button', { name: 'Create in dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stock item');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const posts = (await standIn.calls()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/items',
  );
  expect(posts.map(({ body }) => body)).toEqual([{ name: 'Stock item' }]);
  await page.goto('products/items?q=Stock%20item');
  await expect(page.getByRole('row', { name: /Stock item/ })).toBeVisible();
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

test('guessers show a list, a record and a form, which saves', async ({
  page,
  open,
  expected,
  standIn,
}) => {
  expected.push(/Guessed/);
  await open('stock-guessers');
  const list = page.getByRole('region', { name: 'List guesser' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Show guesser' })).toContainText('Name');
  const form = page.getByRole('region', { name: 'Edit guesser' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Guessed name');
  await form.getByRole('button', { name: 'Save' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'Close notification' }).click();
  await expect
    .poll(async () => (await standIn.calls()).find(({ method }) => method === 'PUT'))
    .toMatchObject({ body: { name: 'Guessed name' } });
  await page.reload();
  await expect(name).toHaveValue('Guessed name');
  await expect(list.getByText('Guessed name')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Show guesser' })).toContainText('Guessed name');
});
