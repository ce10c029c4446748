/**
 * The stock parts of the session, and a stored value.
 *
 * @worlds demo: the session's calls are those of our own sign-in (signIn.spec.ts); the nightly run tries http.
 */
import type { Page } from '@playwright/test';
import { olive } from '../support/otherPerson';
import { admin } from '../support/test';
import { expect, test } from '../support/stockSite';

const choiceInMenu = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('button', { name: admin.email }).click();
  return page.getByRole('menuitemradio', { name });
};

const signInAs = async (page: Page, person: typeof olive | typeof admin) => {
  await page.getByRole('button', { name: 'Stock log out' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: person.email })).toBeVisible();
  await page.goto('stock-session');
  await expect(page.getByText(/^Signed in: /)).toBeVisible();
};

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

  test('the stock login form signs in', { tag: '@main' }, async ({ page, standIn }) => {
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

  test('the theme button and our menu are one state, also after a reload', async ({ page }) => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-color-scheme', 'light');
    const toggle = page.getByRole('button', { name: 'Toggle light/dark mode' });
    await toggle.click();
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
    await expect(await choiceInMenu(page, 'Dark')).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await page.keyboard.press('Escape');
    await expect(html).toHaveAttribute('data-color-scheme', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  });

  test('the language button and our menu are one state; stock texts follow', async ({ page }) => {
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await expect(page.getByRole('button', { name: 'Thème clair/sombre' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(await choiceInMenu(page, 'Français')).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Toggle light/dark mode' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  });

  test('a saved query survives a reload and log-out, for its person only', async ({ page }) => {
    const query = page.getByText('West coast');
    await page.getByRole('button', { name: 'Count 0' }).click();
    await page.getByRole('button', { name: /save current query/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('West coast');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(query).toBeVisible();
    await page.reload();
    await expect(query).toBeVisible();

    await signInAs(page, olive);
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
    await expect(query).toHaveCount(0);

    await signInAs(page, admin);
    await expect(query).toBeVisible();
    // A value of an unknown kind may name records, so log-out forgets it.
    await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible();
  });
});
