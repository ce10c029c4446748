/**
 * Sessions: expiry, a single refresh, the end of a session, consistent tabs (rules 8).
 *
 * @worlds both: cookies, expiry and tabs differ with a service worker.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { reloginOf, selectAll, signInAgain } from './support/steps';
import { admin, expect, test } from './support/test';

// These tests are about the session, so they start with the sign-in form.
test.use({ signsInBy: 'form' });

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'facings_session');

/** Counts the refreshes of all pages of the context. */
const countRefreshes = (context: BrowserContext) => {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/refresh') seen.push(request.url());
  });
  return seen;
};

const list = (page: Page) => page.locator('[data-row-link]').first();

test('one cookie holds both credentials, and nothing else holds any', async ({
  page,
  open,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const [cookie, ...others] = await cookieOf(context);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ sameSite: 'Strict', httpOnly: false });
  const tokens = decodeURIComponent(cookie?.value ?? '')
    .split('|')
    .slice(0, 2);
  expect(tokens.every((token) => token.length > 20)).toBe(true);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join(),
  );
  for (const token of tokens) expect(stored).not.toContain(token);
});

test('an expired credential is refreshed unseen, once for all calls', async ({
  page,
  open,
  standIn,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const refreshes = countRefreshes(context);
  await standIn.clock(20 * 60_000);
  await standIn.forget();
  await page.getByRole('link', { name: 'Organizations' }).first().click();
  await expect(list(page)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

test('what fails once is refreshed, called again, and the list is there', async ({
  page,
  open,
  go,
  standIn,
  context,
}) => {
  await open('/zones/regions');
  await expect(list(page)).toBeVisible();
  const refreshes = countRefreshes(context);
  // Another search each time, so that nothing is answered from what was read before.
  for (const [name, text, fault] of [
    ['401', 'mil', { status: 401, body: { message: 'no' } }],
    ['500', 'milk', { status: 500, body: { message: 'no' } }],
    [
      'invalid-jwt',
      'che',
      { status: 200, body: { errors: [{ extensions: { code: 'invalid-jwt' } }] } },
    ],
    ['jwt expired', 'ched', { status: 200, body: { message: 'jwt expired' } }],
    ['status error', 'chedd', { status: 200, body: { status: 'error' } }],
  ] as const) {
    await test.step(name, async () => {
      refreshes.length = 0;
      await standIn.fault({ method: 'GET', path: '/api/products', times: 1, ...fault });
      await standIn.forget();
      await go(`/products?q=${text}`);
      // The one that failed, and its repetition.
      await expect
        .poll(async () => {
          const calls = await standIn.calls();
          return calls.filter(({ query }) => query.search === text).length;
        })
        .toBe(2);
      await expect(list(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(refreshes).toHaveLength(1);
    });
  }
});

test('500 for good: two tries, one refresh, then our words, and the platform’s on request', async ({
  page,
  open,
  standIn,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  await standIn.fault({
    method: 'GET',
    path: '/api/regions*',
    status: 500,
    body: { message: 'The shelf collapsed.' },
  });
  const refreshes = countRefreshes(context);
  await page.getByRole('link', { name: 'Regions' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The platform had a problem.');
  await failure.getByText('Details').click();
  await expect(failure.getByText('The shelf collapsed.')).toBeVisible();
  const tries = (await standIn.calls()).filter(
    ({ path, status }) => path === '/api/regions' && status === 500,
  );
  expect(tries).toHaveLength(2);
  expect(refreshes).toHaveLength(1);
});

test('a rejected refresh asks for the password in place and keeps the input', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products/items');
  await page.getByRole('link', { name: 'Add Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Item' });
  await dialog.getByLabel('Name').fill('Half typed');
  await standIn.fault(
    { method: 'POST', path: '/api/items', status: 401, body: { message: 'jwt expired' }, times: 2 },
    { method: 'POST', path: '/api/auth/refresh', status: 401, body: { message: 'no' } },
  );
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await signInAgain(page, standIn);
  await expect(dialog.getByLabel('Name')).toHaveValue('Half typed');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'a cookie that vanishes asks for the password in place and keeps the input',
  { tag: '@main' },
  async ({ page, open, context }) => {
    await open('/products/items');
    await page.getByRole('link', { name: 'Add Item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await dialog.getByLabel('Name').fill('Half typed');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(reloginOf(page)).toContainText('Your typed values are kept.');
    await signInAgain(page);
    await expect(dialog.getByLabel('Name')).toHaveValue('Half typed');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(dialog).toBeHidden();
  },
);

test('a session that ends during a bulk removal leaves its question, which goes on after sign-in', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const bar = await selectAll(page);
  await bar.getByRole('button', { name: 'Remove…' }).click();
  const question = page.getByRole('alertdialog');
  await standIn.fault(
    { method: 'DELETE', path: '/api/items*', status: 401, body: { message: 'no' }, after: 8 },
    { method: 'POST', path: '/api/auth/refresh', status: 401, body: { message: 'no' } },
  );
  await standIn.forget();
  await question.getByRole('button', { name: 'Remove' }).click();
  await signInAgain(page, standIn);
  await expect(question.getByRole('alert')).toContainText('8 of 25 done.');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('17 items removed.')).toBeVisible();
  const removed = (await standIn.calls()).filter(
    ({ method, status }) => method === 'DELETE' && status < 300,
  );
  expect(removed).toHaveLength(25);
  expect(new Set(removed.map(({ path }) => path)).size).toBe(25);
});

test('log out: splash for about a second, then sign-in, in every tab', async ({
  page,
  open,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/zones/regions');
  await expect(list(other)).toBeVisible();
  await page.getByRole('button', { name: admin.email }).click();
  const at = Date.now();
  // Awaited in the page from before the click, since it is visible for only a second.
  const splash = page.getByRole('status', { name: /logging out/i }).waitFor();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await splash;
  expect(await cookieOf(context)).toEqual([]);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const took = Date.now() - at;
  expect(took).toBeGreaterThan(900);
  // The splash takes one second; a busy machine may be slow to render the next page.
  expect(took).toBeLessThan(6000);
  await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/products');
  await expect(page).toHaveURL(/\/login/);
});

test('two tabs on an expired credential cause one refresh', async ({
  page,
  open,
  standIn,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/products/items');
  await expect(list(other)).toBeVisible();
  const refreshes = countRefreshes(context);
  await standIn.clock(20 * 60_000);
  await Promise.all([
    page.getByRole('link', { name: 'Organizations' }).first().click(),
    other.getByRole('link', { name: 'Organizations' }).first().click(),
  ]);
  await expect(list(page)).toBeVisible();
  await expect(list(other)).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('ten calls at once on an expired credential cause one refresh', async ({
  page,
  open,
  standIn,
  context,
}) => {
  await open('/products/items');
  await expect(list(page)).toBeVisible();
  const refreshes = countRefreshes(context);
  await standIn.clock(20 * 60_000);
  // The dashboard makes requests for every entity at once.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Totals' }).getByRole('link');
  await expect(tiles.filter({ hasText: /\d/ })).toHaveCount(9);
  expect(refreshes).toHaveLength(1);
});
