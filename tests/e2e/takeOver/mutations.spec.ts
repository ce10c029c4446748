/**
 * Stock mutations over real zones keep what nobody gave, and send what they show as done.
 *
 * @worlds demo: the body of a partial update is what the platform stores; the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import type { SeenCall, StandIn } from '../support/standIn';
import { expect, test } from '../support/stockSite';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByText(/^kept /) });
const kept = (page: Page) =>
  rows(page)
    .getByText(/^kept /)
    .allTextContents();
const writes = async (standIn: StandIn, method: SeenCall['method']) =>
  (await standIn.calls())
    // Over HTTP, the sign-in is a call as well.
    .filter(({ path }) => !path.startsWith('/api/auth'))
    .filter((call) => call.method === method);
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const ready = async (page: Page) => {
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update two', exact: true })).toBeEnabled();
};

for (const name of ['Update two', 'Update one'] as const) {
  test(`${name}: a partial update leaves the other fields`, async ({ page, open, standIn }) => {
    await open('stock-mutations');
    await ready(page);
    const before = await kept(page);
    await expect(rows(page).first()).not.toContainText('TEST');
    await page.getByRole('button', { name, exact: true }).click();
    const count = name === 'Update two' ? 2 : 1;
    await expect.poll(async () => (await writes(standIn, 'PUT')).length).toBe(count);
    for (const { body } of await writes(standIn, 'PUT')) {
      expect(body).toMatchObject({ name: expect.any(String), timeZoneName: expect.any(String) });
    }
    await page.reload();
    await ready(page);
    expect(await kept(page)).toEqual(before);
    await expect(rows(page).first()).toContainText('TEST');
  });
}

test('bulk update, pessimistic', { tag: '@main' }, async ({ page, open, standIn }) => {
  await open('stock-mutations');
  await ready(page);
  const before = await kept(page);
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bulk update now' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await writes(standIn, 'PUT')).length).toBe(2);
  await page.reload();
  await ready(page);
  expect(await kept(page)).toEqual(before);
  await expect(rows(page).nth(1)).toContainText('TEST');
});

test('a double click on Confirm updates once, and no message is about nothing', async ({
  page,
  open,
  standIn,
}) => {
  await open('stock-mutations');
  await ready(page);
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bulk update', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(toasts(page)).toContainText('2 elements updated');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(toasts(page)).not.toContainText('0 elements');
  expect(await writes(standIn, 'PUT')).toHaveLength(2);
});

const asking = [
  { name: 'Bulk update', method: 'PUT', isBulk: true },
  { name: 'Bulk delete', method: 'DELETE', isBulk: true },
  { name: 'Set test', method: 'PUT', isBulk: false },
  { name: 'Remove', method: 'DELETE', isBulk: false },
] as const;

for (const { name, method, isBulk } of asking) {
  test(`${name}: canceled, nothing is sent; confirmed, it is sent`, async ({
    page,
    open,
    standIn,
  }) => {
    await open('stock-mutations');
    await ready(page);
    const first = (await rows(page).first().textContent()) ?? '';
    if (isBulk) await rows(page).first().getByRole('checkbox').check();
    const place = isBulk ? page : rows(page).first();
    const act = place.getByRole('button', { name, exact: true });
    await act.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page).first()).toHaveText(first);
    expect(await writes(standIn, method)).toEqual([]);
    await act.click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await writes(standIn, method)).length).toBe(1);
    await open('stock-mutations');
    await ready(page);
    expect(await rows(page).first().textContent()).not.toBe(first);
  });
}

const hooks = [
  { name: 'Update two later', method: 'PUT' },
  { name: 'Delete two later', method: 'DELETE' },
] as const;

for (const { name, method } of hooks) {
  test(`${name}: a hook's undoable change is sent at once`, async ({ page, open, standIn }) => {
    await open('stock-mutations');
    await ready(page);
    const firstTwo = async () => (await rows(page).allTextContents()).slice(0, 2);
    const before = await firstTwo();
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(async () => (await writes(standIn, method)).length).toBe(2);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.reload();
    await ready(page);
    expect(await firstTwo()).not.toEqual(before);
  });
}

test('a refused bulk update changes no row, and says why', async ({ page, open, standIn }) => {
  await open('stock-mutations');
  await ready(page);
  const before = await rows(page).first().textContent();
  await standIn.fault({
    method: 'PUT',
    path: '/api/zones/*',
    status: 409,
    body: { message: 'The zone is locked.' },
    times: 1,
  });
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bulk update', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toasts(page).getByRole('alert')).toContainText('The zone is locked.');
  await expect(rows(page).first()).toHaveText(before ?? '');
  await page.reload();
  await ready(page);
  await expect(rows(page).first()).toHaveText(before ?? '');
});

test('bulk delete, pessimistic, and the hooks that delete', async ({ page, open, standIn }) => {
  await open('stock-mutations');
  await ready(page);
  const last = (await rows(page).last().textContent()) ?? '';
  await rows(page).last().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Bulk delete now' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await writes(standIn, 'DELETE')).length).toBe(1);
  await page.reload();
  await ready(page);
  expect(await rows(page).allTextContents()).not.toContain(last);
  const first = (await rows(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Delete one' }).click();
  await expect.poll(async () => (await writes(standIn, 'DELETE')).length).toBe(2);
  await page.reload();
  await ready(page);
  expect(await rows(page).allTextContents()).not.toContain(first);
});

test('useCreate sends what was given', async ({ page, open, standIn }) => {
  await open('stock-mutations');
  await ready(page);
  await page.getByRole('button', { name: 'Create one' }).click();
  await expect.poll(async () => (await writes(standIn, 'POST')).length).toBe(1);
  const [post] = await writes(standIn, 'POST');
  expect(post).toMatchObject({ path: '/api/regions', body: { name: 'Stock region' } });
  expect(Object.values(post?.body as object)).not.toContain(null);
  await page.goto('zones/regions?q=Stock%20region');
  await expect(page.getByRole('row', { name: /Stock region/ })).toBeVisible();
});
