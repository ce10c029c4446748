/**
 * The stock parts of the session, and a stored value.
 *
 * @worlds demo: the session's calls are those of our own sign-in (signIn.spec.ts).
 */
import { admin } from '../support/test';
import { expect, test } from '../support/stockSite';

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
