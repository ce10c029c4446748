/**
 * Connection banners with a real interrupted connection, and diagnostics for support.
 *
 * @worlds http: only a real connection can be interrupted.
 */
import { admin, expect, test } from './support/test';

test(
  'off the line: said, and what failed comes by itself afterwards',
  { tag: '@main' },
  async ({ page, open, context, expected }) => {
    expected.push(/dynamically imported module/);
    await open('/products');
    await expect(page.locator('main [data-row-link]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Zones', exact: true }).first().click();
    // Until then, the rows are those of the products.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zones');
    await expect(page.locator('main [data-row-link]').first()).toBeVisible();
    const news = page.getByRole('region', { name: 'Notices' });
    await expect(news).toBeEmpty();
    // Its height follows the text face, which comes late.
    const placeOfMain = async () => {
      const { x, y, width } = (await page.getByRole('main').boundingBox()) ?? {};
      return { x, y, width };
    };
    const before = await placeOfMain();

    await context.setOffline(true);
    await expect(news).toContainText('You are offline.');
    // The layout does not move.
    expect(await placeOfMain()).toEqual(before);
    // A request during the interruption does not wait forever: the page says so, and it completes when the connection
    // returns.
    const search = page.getByRole('searchbox').first();
    await search.fill('store');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').first()).toBeVisible();
    const back = news.getByText('The platform is responding again.').waitFor();
    await context.setOffline(false);
    await back;
    await expect(news).toBeEmpty({ timeout: 20_000 });
    await expect(main.getByRole('alert')).toHaveCount(0);
  },
);

test('a change confirmed while offline shows an error, and is not sent later', async ({
  page,
  open,
  context,
  standIn,
}) => {
  await open('/products/items');
  const link = page.locator('main [data-row-link]').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog');
  await standIn.forget();
  await context.setOffline(true);
  await asked.getByRole('button', { name: 'Remove' }).click();
  // The call, or the code of the first one, cannot be had.
  await expect(asked.getByRole('alert')).toContainText('Check your connection and try again.');
  await context.setOffline(false);
  await expect(page.getByText('The platform is responding again.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect((await standIn.calls()).filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('diagnostics name the calls, and nothing of a record or a person', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/products');
  const row = page.locator('main [data-row-link]').first();
  const product = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('button', { name: 'Edit Product' })).toBeVisible();
  await page.goto('/account?search=secret');
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText('Diagnostics copied.')).toBeVisible();
  const told = await page.evaluate(() => navigator.clipboard.readText());
  expect(told).toMatch(/^Facings \S+ \([0-9a-f]{12}\)/);
  expect(told).toContain('Page: /account\n');
  expect(told).toMatch(/ {2}GET \/api\/users\/me 200 \d+ ms/);
  for (const hidden of [admin.email, admin.password, 'secret', product]) {
    expect(told).not.toContain(hidden);
  }
});

test('a slow connection shows a banner while it is slow, which can be dismissed', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  const news = page.getByRole('region', { name: 'Notices' });
  await standIn.latency(4_500);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(news).toContainText('The platform is responding slowly.', { timeout: 60_000 });
  await standIn.latency(0);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(news).toBeEmpty({ timeout: 60_000 });

  await standIn.latency(4_500);
  await page.reload();
  await expect(news).toContainText('slowly', { timeout: 60_000 });
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toBeEmpty();
});
