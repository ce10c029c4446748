/**
 * Scenario links: each puts the demo into its state, visible on the screen, and is removed from the address.
 *
 * @worlds demo: scenario links exist only in the demo.
 */
import { admin, expect, test } from './support/test';
import type { Page } from '@playwright/test';

const big = 'acc00000-0000-4000-8000-000000000010';

const linked = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ person: admin.email, ...parameters }).toString()}`;

/** The first page loads the complete demo, and the machine may be busy. */
const patient = expect.configure({ timeout: 60_000 });

const rows = (page: Page) => page.locator('[data-row-link]');
const main = (page: Page) => page.getByRole('main');

test('a link signs in, starts its scenario and is removed from the address, which keeps the rest', async ({
  page,
  standIn,
}) => {
  await page.goto(`${linked('/products?q=milk', { scenario: 'default', seed: '2' })}#top`);
  await patient(rows(page).first()).toBeVisible();
  await patient(page).toHaveURL(/\/products\?q=milk(?!.*(scenario|person|seed))/);
  expect(await standIn.settings()).toMatchObject({
    scenario: 'default',
    seed: 2,
    person: admin.email,
  });
  const [first] = await rows(page).allTextContents();
  await page.reload();
  await patient(rows(page).first()).toHaveText(first ?? '');
});

test('a wrong link is refused in words, and changes nothing', async ({ page }) => {
  for (const [wrong, words] of [
    ['scenario=big-chains', 'There is no scenario big-chains'],
    ['scenario=empty&seed=many', 'seed is no whole number: many'],
    ['scenario=empty&clock=soon', 'clock is neither like +3d'],
    ['scenario=empty&person=eve@facings.example', 'eve@facings.example is no person of the demo'],
    ['scenario=empty&faults=[{"call":"GET /api/nope"}]', 'The contract has no call GET /api/nope'],
  ] as const) {
    await test.step(wrong, async () => {
      await page.goto(`/zones?page=2&${wrong}`);
      const refusal = page.getByRole('alert');
      await patient(refusal.getByRole('heading', { level: 1 })).toHaveText(
        'This scenario link is not valid',
      );
      await patient(refusal).toContainText(words);
      await refusal.getByRole('link', { name: 'Open the demo without it' }).click();
      await patient(page.getByLabel('Email')).toBeVisible();
      await patient(page).toHaveURL(/\/login\?next=%2Fzones%3Fpage%3D2$/);
    });
  }
});

test('scenarios of the data and the line show themselves', async ({ page }) => {
  await test.step('default and fresh-organization: many organizations, and one', async () => {
    await page.goto(linked('/organizations', { scenario: 'default' }));
    await patient(rows(page)).toHaveCount(9);
    await page.goto(linked('/organizations', { scenario: 'fresh-organization' }));
    await patient(rows(page)).toHaveCount(1);
    await patient(main(page)).toContainText('Juniper Street Grocery');
  });

  await test.step('empty: products have nothing to show, and say so', async () => {
    await page.goto(linked('/products', { scenario: 'empty' }));
    await patient(
      main(page)
        .getByText(/no products/i)
        .first(),
    ).toBeVisible();
    await patient(rows(page)).toHaveCount(0);
  });

  await test.step('read-only: a change is refused in the platform’s words', async () => {
    await page.goto(linked('/products/items/create', { scenario: 'read-only' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Not to be');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await patient(dialog).toContainText('You do not have permission to make this change.');
  });

  await test.step('slow-line: the list takes its two seconds', async () => {
    await page.goto(linked('/products/items', { scenario: 'slow-line' }));
    const before = Date.now();
    await patient(rows(page).first()).toBeVisible();
    expect(Date.now() - before).toBeGreaterThan(1000);
  });
});

test('big-chain: the lists are quick, page to the end, and search', async ({ page }) => {
  await page.goto(linked('/products', { scenario: 'big-chain' }));
  await patient(rows(page).first()).toBeVisible();
  await page.goto(`/products?account_id=${big}`);
  await patient(main(page)).toContainText(/of 50,?000/);
  const before = Date.now();
  await page.goto(`/products?account_id=${big}&page=2000`);
  await patient(rows(page).first()).toBeVisible();
  // A quiet machine needs a second; this only checks that it does not take minutes.
  expect(Date.now() - before).toBeLessThan(15_000);
  await page.goto(`/zones?account_id=${big}`);
  await patient(main(page)).toContainText(/of 2,?000/);
});

test('flaky: one call in ten fails, and the person gets there', async ({ page, standIn }) => {
  await page.goto(linked('/products/items', { scenario: 'flaky' }));
  await patient(rows(page).first()).toBeVisible();
  expect((await standIn.settings()).faults).toHaveLength(6);
  const failed = async () => {
    const calls = await standIn.calls();
    return calls.filter(({ status }) => status === 0 || status >= 400).length;
  };
  // Despite failures, each screen appears in the end, by itself or after a retry.
  for (const path of ['/zones', '/products', '/organizations', '/zones/regions', '/zones/jobs']) {
    await page.goto(path);
    const again = main(page).getByRole('button', { name: /again|retry/i });
    await patient(rows(page).or(again).first()).toBeVisible();
    if (await again.first().isVisible()) await again.first().click();
    await patient(rows(page).first(), path).toBeVisible();
  }
  expect(await failed()).toBeGreaterThan(0);
});

test('expired-session: renewed unseen', async ({ page, standIn }) => {
  await page.goto(linked('/organizations', { scenario: 'expired-session' }));
  await patient(rows(page).first()).toBeVisible();
  await patient(page.getByLabel('Password')).toHaveCount(0);
  const calls = await standIn.calls();
  expect(calls.some(({ path, status }) => path === '/api/organizations' && status === 401)).toBe(
    true,
  );
  expect(calls.some(({ path, status }) => path === '/api/auth/refresh' && status === 200)).toBe(
    true,
  );
});

test('refresh-refused: the person signs in again over the page', async ({ page }) => {
  await page.goto(linked('/organizations', { scenario: 'refresh-refused' }));
  await patient(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
});

test('refresh-hangs: requests time out', async ({ page, standIn }) => {
  test.setTimeout(180_000);
  // The platform's log has only answered calls, so the browser reports the hanging one.
  const refresh = page.waitForRequest(/\/api\/auth\/refresh$/, { timeout: 60_000 });
  await page.goto(linked('/organizations', { scenario: 'refresh-hangs' }));
  // A refresh waits a minute, as writes do, because its credential may be used once. Then the page shows what it could not
  // load. No credential was rejected, so no sign-in is shown.
  const alert = main(page).getByRole('alert').first();
  await expect(alert).toBeVisible({ timeout: 120_000 });
  await patient(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await patient(rows(page)).toHaveCount(0);
  await refresh;
  await standIn.noFaults();
  await main(page)
    .getByRole('button', { name: /again|retry/i })
    .first()
    .click();
  await patient(rows(page).first()).toBeVisible();
});

test(
  'commit-then-500: the change was made, although the response was an error',
  { tag: '@main' },
  async ({ page, standIn }) => {
    await page.goto(linked('/products/items/create', { scenario: 'commit-then-500' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Kept all the same');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    // The console checks the platform before it sends anything again: the item exists exactly once.
    await patient(dialog).toBeHidden();
    await standIn.noFaults();
    await page.goto('/products/items?q=Kept');
    await patient(main(page)).toContainText('Kept all the same');
    await expect(rows(page)).toHaveCount(1);
  },
);

test('maintenance and the clock show themselves', async ({ page }) => {
  await test.step('maintenance: no page of HTML reaches the person as such', async () => {
    await page.goto(linked('/organizations', { scenario: 'maintenance' }));
    await patient(
      main(page)
        .getByRole('button', { name: /again|retry/i })
        .first(),
    ).toBeVisible();
    await patient(page.locator('body')).not.toContainText('<html');
  });

  await test.step("the clock: the console's today is the platform’s today", async () => {
    await page.goto(
      linked('/products/items', { scenario: 'default', clock: '2031-03-04T12:00:00Z' }),
    );
    await patient(rows(page).first()).toBeVisible();
    const shown = () => page.evaluate(() => new Date().toISOString().slice(0, 10));
    expect(await shown()).toBe('2031-03-04');
    await page.reload();
    await patient(rows(page).first()).toBeVisible();
    expect(await shown()).toBe('2031-03-04');
  });
});
