/**
 * Stock components of react-admin in their default mode, which is undoable: each change is undone and never sent, or
 * sent once; asserted by the platform's calls and after a reload.
 *
 * @worlds demo: builds the entity into a separate demo.
 */
import type { Page } from '@playwright/test';
import { builtWith } from './support/builtWith';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

const added = [
  { from: 'shelfTags.ts', to: 'resources/shelfTags/index.ts' },
  { from: 'shelfTagParts.tsx', to: 'resources/shelfTags/shelfTagParts.tsx' },
  { from: 'shelfTags.entity.ts', to: 'demo/entities/shelfTags.ts' },
] as const;

let site: Awaited<ReturnType<typeof builtWith>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await builtWith(added);
});

test.afterAll(async () => {
  await site.close();
});

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
  await open(`${site.url}shelf-tags`);
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
  await open(`${site.url}shelf-tags`);
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
  await expect(toasts(page).getByText('deleted', { exact: false })).toHaveCount(1);
});

test('the next change sends the one before, and leaving the page sends the last', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await open(`${site.url}shelf-tags`);
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
});

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
  await open(`${site.url}shelf-tags`);
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

test('closing the page asks while a change waits', async ({ page, open, standIn }) => {
  await open(`${site.url}shelf-tags`);
  await row(page, 'Alpha').getByRole('button', { name: 'Set two rows' }).click();
  await expect(undoOf(page)).toBeVisible();
  const dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect.poll(() => writes(standIn), { timeout: 10_000 }).toEqual(['PUT alpha']);
});
