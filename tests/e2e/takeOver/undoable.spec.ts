/**
 * Stock components of react-admin in their default mode, which is undoable: each change is undone and never sent, or
 * sent once; asserted by the platform's calls and after a reload.
 *
 * @worlds demo: the same calls in both worlds; the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import type { StandIn } from '../support/standIn';
import { expect, test } from '../support/stockSite';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const undoOf = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });

const writes = async (standIn: StandIn) =>
  (await standIn.calls())
    .filter(({ method }) => method !== 'GET')
    .filter(({ path }) => path.startsWith('/api/shelf-tags'))
    .map(({ method, path }) => `${method} ${path.slice('/api/shelf-tags/'.length)}`);

const selectAndDelete = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await row(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
};

test('a bulk delete is undone, or sent after its time', async ({ page, open, standIn }) => {
  await open('shelf-tags');
  await selectAndDelete(page, 'Alpha', 'Bravo');
  await expect(row(page, 'Alpha')).toBeHidden();
  await undoOf(page).click();
  await expect(row(page, 'Alpha')).toBeVisible();
  await expect(row(page, 'Bravo')).toBeVisible();
  await expect(toasts(page)).toContainText('Change undone.');
  await page.reload();
  await expect(row(page, 'Bravo')).toBeVisible();
  expect(await writes(standIn)).toEqual([]);

  await selectAndDelete(page, 'Alpha', 'Bravo');
  await expect(undoOf(page)).toBeVisible();
  expect(await writes(standIn)).toEqual([]);
  await expect(undoOf(page)).toBeHidden({ timeout: 10_000 });
  await expect
    .poll(async () => (await writes(standIn)).toSorted())
    .toEqual(['DELETE alpha', 'DELETE bravo']);
  await page.reload();
  await expect(row(page, 'Cedar')).toBeVisible();
  await expect(row(page, 'Alpha')).toBeHidden();
});

test('a refusal brings the row back and says why', async ({ page, open, standIn }) => {
  await open('shelf-tags');
  await standIn.fault({
    method: 'DELETE',
    path: '/api/shelf-tags/cedar',
    status: 409,
    body: { message: 'Cedar is in use.' },
    times: 1,
  });
  await row(page, 'Cedar').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Cedar')).toBeHidden();
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  const refusal = toasts(page).getByRole('alert');
  await expect(refusal).toContainText('Shelf tag "Cedar" not removed');
  await expect(refusal).toContainText('Cedar is in use.');
  await expect(row(page, 'Cedar')).toBeVisible();
  // No message that it was deleted is left.
  await expect(toasts(page).getByText('deleted', { exact: false })).toHaveCount(0);
});

test(
  'the next change sends the one before, and leaving the page sends the last',
  { tag: '@main' },
  async ({ page, open, go, standIn }) => {
    await open('shelf-tags');
    await row(page, 'Alpha').getByRole('button', { name: 'Set two rows' }).click();
    await expect(row(page, 'Alpha')).toContainText('2');
    await expect(undoOf(page)).toBeVisible();
    await row(page, 'Bravo').getByRole('button', { name: 'Set two rows' }).click();
    await expect.poll(() => writes(standIn)).toEqual(['PUT alpha']);
    await expect(undoOf(page)).toHaveCount(1);
    // A navigation in the first second counts as the change's own redirect.
    await expect(async () => {
      await go('/shelf-tags/view/cedar');
      await go('/shelf-tags');
      expect(await writes(standIn)).toEqual(['PUT alpha', 'PUT bravo']);
    }).toPass({ timeout: 4000 });
    await page.reload();
    await expect(row(page, 'Bravo')).toContainText('2');
  },
);

test('stock Edit closes its panel, and its change can be undone', async ({
  page,
  open,
  standIn,
}) => {
  const edit = async (rows: string) => {
    await row(page, 'Delta').getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.getByRole('spinbutton', { name: 'Rows' }).fill(rows);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Rows' })).toBeHidden();
    await expect(undoOf(page)).toBeVisible();
  };
  await open('shelf-tags');
  await edit('7');
  await expect(row(page, 'Delta')).toContainText('7');
  expect(await writes(standIn)).toEqual([]);
  await undoOf(page).click();
  await expect(row(page, 'Delta')).toContainText('1');
  expect(await writes(standIn)).toEqual([]);
  await edit('8');
  await toasts(page).getByRole('button', { name: 'Close notification' }).last().click();
  await expect.poll(() => writes(standIn)).toEqual(['PUT delta']);
  await page.reload();
  await expect(row(page, 'Delta')).toContainText('8');
});

test('a record that is edited again while its change waits keeps both changes', async ({
  page,
  open,
  standIn,
}) => {
  const rows = page.getByRole('spinbutton', { name: 'Rows' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(rows).toBeHidden();
    await expect(undoOf(page)).toBeVisible();
  };
  await open('shelf-tags');
  await row(page, 'Bravo').getByRole('link', { name: 'Edit' }).click();
  await rows.fill('6');
  await save();
  // Until then, a new address counts as the change's own redirect.
  await page.waitForTimeout(700);
  await row(page, 'Bravo').getByRole('link', { name: 'Edit' }).click();
  await expect(rows).toHaveValue('6');
  await page.getByRole('textbox', { name: 'Name' }).fill('Bravo again');
  await save();
  await toasts(page).getByRole('button', { name: 'Close notification' }).last().click();
  await expect.poll(() => writes(standIn)).toEqual(['PUT bravo', 'PUT bravo']);
  await page.reload();
  await expect(row(page, 'Bravo again')).toContainText('6');
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
  await toasts(page).getByRole('button', { name: 'Close notification' }).last().click();
  await expect.poll(() => writes(standIn)).toEqual(['PUT alpha']);
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

test('closing the page asks while a change waits', async ({ page, open, standIn }) => {
  await open('shelf-tags');
  await row(page, 'Alpha').getByRole('button', { name: 'Set two rows' }).click();
  await expect(undoOf(page)).toBeVisible();
  const dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect.poll(() => writes(standIn), { timeout: 10_000 }).toEqual(['PUT alpha']);
});
