/**
 * Stock components of react-admin ask before they change or remove, and wait for the answer; asserted by the platform's
 * calls and after a reload.
 *
 * @worlds demo: the same calls in both worlds; the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import type { StandIn } from '../support/standIn';
import { expect, test } from '../support/stockSite';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const answer = (page: Page, name: 'Confirm' | 'Cancel') =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const writes = async (standIn: StandIn) =>
  (await standIn.calls())
    .filter(({ method }) => method !== 'GET')
    .filter(({ path }) => path.startsWith('/api/shelf-tags'))
    .map(({ method, path }) => `${method} ${path.slice('/api/shelf-tags/'.length)}`);

const selectAndDelete = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
};

test(
  'a bulk delete asks first, and is sent once',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('shelf-tags');
    await selectAndDelete(page, 'Alpha', 'Bravo');
    await answer(page, 'Cancel');
    await expect(row(page, 'Alpha')).toBeVisible();
    expect(await writes(standIn)).toEqual([]);

    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await answer(page, 'Confirm');
    await expect
      .poll(async () => (await writes(standIn)).toSorted())
      .toEqual(['DELETE alpha', 'DELETE bravo']);
    await page.reload();
    await expect(row(page, 'Cedar')).toBeVisible();
    await expect(row(page, 'Alpha')).toBeHidden();
  },
);

test('a refusal leaves the row and says why', async ({ page, open, standIn }) => {
  await open('shelf-tags');
  await standIn.fault({
    method: 'DELETE',
    path: '/api/shelf-tags/cedar',
    status: 409,
    body: { message: 'Cedar is in use.' },
    times: 1,
  });
  await row(page, 'Cedar').getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Confirm');
  await expect(toasts(page).getByRole('alert')).toContainText('Cedar is in use.');
  await expect(row(page, 'Cedar')).toBeVisible();
  // No message says that it was deleted.
  await expect(toasts(page).getByText('deleted', { exact: false })).toHaveCount(0);
});

test('an update asks first, and is stored', async ({ page, open, standIn }) => {
  await open('shelf-tags');
  await row(page, 'Bravo').getByRole('button', { name: 'Set two rows' }).click();
  expect(await writes(standIn)).toEqual([]);
  await answer(page, 'Confirm');
  await expect(row(page, 'Bravo')).toContainText('2');
  expect(await writes(standIn)).toEqual(['PUT bravo']);
  await page.reload();
  await expect(row(page, 'Bravo')).toContainText('2');
});

test('stock Edit keeps what a refused save typed, and closes once it is saved', async ({
  page,
  open,
  standIn,
}) => {
  await open('shelf-tags');
  await standIn.fault({
    method: 'PUT',
    path: '/api/shelf-tags/delta',
    status: 409,
    body: { message: 'Delta is locked.' },
    times: 1,
  });
  await row(page, 'Delta').getByRole('link', { name: 'Edit' }).click();
  const rows = page.getByRole('spinbutton', { name: 'Rows' });
  await rows.fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).getByRole('alert')).toContainText('Delta is locked.');
  await expect(rows).toHaveValue('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toBeHidden();
  expect(await writes(standIn)).toEqual(['PUT delta', 'PUT delta']);
  await page.reload();
  await expect(row(page, 'Delta')).toContainText('8');
});

test('a stock Create is opened by its button, and its record can be read', async ({
  page,
  open,
  standIn,
}) => {
  await open('shelf-tags');
  await page.getByRole('link', { name: 'New tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Shelf tag' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Echo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // Over HTTP, the sign-in is a POST as well.
  const [post, ...others] = (await standIn.calls()).filter(
    ({ method, path }) => method === 'POST' && !path.startsWith('/api/auth'),
  );
  expect(others).toEqual([]);
  expect(post).toMatchObject({ path: '/api/shelf-tags', body: { name: 'Echo' } });
  await page.goto('shelf-tags');
  await expect(row(page, 'Echo')).toBeVisible();
});

test('a stock form with tabs saves rows of an array and of references', async ({
  page,
  open,
  standIn,
}) => {
  await open('shelf-tags/view/alpha/edit');
  const panel = page.getByRole('dialog', { name: 'Edit Shelf tag' });
  await panel.getByRole('tab', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/shelf-tags\/view\/alpha\/edit\/1$/);
  await panel.getByRole('button', { name: 'Add' }).click();
  await panel.getByRole('textbox', { name: 'Note' }).fill('At the door');
  await panel.getByRole('combobox').fill('Mountain');
  await page.getByRole('option', { name: 'Mountain' }).first().click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => writes(standIn)).toEqual(['PUT alpha']);
  await expect(panel).toBeHidden();
  const put = (await standIn.calls()).find(({ method }) => method === 'PUT');
  expect(put?.body).toMatchObject({
    name: 'Alpha',
    notes: [{ text: 'At the door' }],
    region_ids: [expect.any(String)],
  });
  await page.goto('shelf-tags/view/alpha');
  await expect(page.getByRole('main')).toContainText('At the door');
  await expect(page.getByRole('main')).toContainText('Mountain');
});
