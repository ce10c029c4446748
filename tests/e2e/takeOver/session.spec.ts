/**
 * The stock parts of the session, and a stored value.
 *
 * @worlds demo: the session's calls are those of our own sign-in (signIn.spec.ts).
 */
import { admin } from '../support/test';
import { expect, test } from '../support/stockSite';

test('routes of their own, with and without the frame', async ({ page, open }) => {
  await open('stock-custom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock title');
  await page.getByRole('tab', { name: 'Its id' }).click();
  await expect(page).toHaveURL(/\/stock-custom\/1$/);
  const id = page.getByRole('main').getByText(/^[0-9a-f-]{36}$/);
  await expect(id).toBeVisible();
  await page.reload();
  await expect(id).toBeVisible();
  await page.goto('stock-bare');
  await expect(page.getByText('Without the frame')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the stock login page leads a signed-in person on', async ({ page, open }) => {
  await open('stock-session');
  await page.goto('stock-login');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.describe('on a page', () => {
  test.beforeEach(async ({ open, page }) => {
    await open('stock-session');
    await expect(page.getByText(/^Signed in: /)).toBeVisible();
  });

  test('identity, permissions and access', async ({ page }) => {
    await expect(page.getByText(/^Signed in: (?!undefined)/)).toBeVisible();
    await expect(page.getByText('Permissions read')).toBeVisible();
    await expect(page.getByText('Zones allowed')).toBeVisible();
  });

  test('a stored value survives a reload', async ({ page }) => {
    await page.getByRole('button', { name: 'Count 0' }).click();
    await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  });

  test('the stock login form signs in', async ({ page, standIn }) => {
    await page.getByRole('button', { name: 'Show stock form' }).click();
    const form = page.getByRole('region', { name: 'Stock sign-in' });
    await form.locator('input[name=username]').fill(admin.email);
    await form.locator('input[name=password]').fill(admin.password);
    const before = (await standIn.calls()).filter(({ method }) => method === 'POST').length;
    await form.getByRole('button').last().click();
    await expect
      .poll(async () => (await standIn.calls()).filter(({ method }) => method === 'POST').length)
      .toBeGreaterThan(before);
  });

  test('logging out by the stock hook', async ({ page }) => {
    await page.getByRole('button', { name: 'Stock log out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
