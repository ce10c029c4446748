/**
 * axe finds nothing (WCAG 2.2 AA) on screens without a declaration and in states of lists. Every entity's own screens
 * are in everyScreen.spec.ts.
 *
 * @worlds demo: checks only the display, which is the same in both.
 */
import type { Page } from '@playwright/test';
import { demoLinks } from '../../demo/accounts';
import { expectNoFinding, expectNoFindingInDark } from './support/axe';
import { declarations } from './support/declarations';
import { expect, test } from './support/test';

const row = (page: Page) => page.locator('[data-row-link]').first();

/** Lists that the dashboard counts: all without a parent, except settings. */
const tiles = declarations.filter(
  ({ list, routes }) =>
    list !== undefined && routes.list !== undefined && !/:|^\/settings/.test(routes.list),
).length;

/** In the dark theme, too, once per kind of screen, since all colors come from one theme. */
const inBoth = async (page: Page, where: string): Promise<void> => {
  await expectNoFinding(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindingInDark(page, where);
  await page.emulateMedia({ colorScheme: 'light' });
};

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red <= 128;
  });

test('sign-in, reset and join', async ({ page, standIn: _standIn }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await inBoth(page, '/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email address is required.')).toBeVisible();
  await inBoth(page, '/login with messages');
  await page.goto('/login/reset');
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await expectNoFinding(page, '/login/reset');
  await page.goto(`/login/reset/${demoLinks.reset}`);
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
  await expectNoFinding(page, '/login/reset/:id');
  await page.goto(`/login/join/${demoLinks.invite}`);
  await expect(page.getByRole('button', { name: 'Join' })).toBeVisible();
  await expectNoFinding(page, '/login/join/:id');
  await page.goto('/login/join/none');
  await expect(page.getByRole('alert')).toBeVisible();
  await inBoth(page, '/login/join/none');
});

test('dashboard, account, not found, user menu, notification history', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('region', { name: 'Totals' }).getByText(/^[\d,.]+$/)).toHaveCount(
    tiles,
  );
  await inBoth(page, '/');
  await page.getByRole('button', { name: /@/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inBoth(page, 'user menu');
  await page.getByRole('menuitem', { name: 'Notification history' }).click();
  await expect(page.getByRole('dialog', { name: 'Notification history' })).toBeVisible();
  await inBoth(page, 'notification history');
  await page.goto('/account');
  await expect(page.getByRole('main').getByLabel('Name')).toBeVisible();
  await inBoth(page, '/account');
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  await expectNoFinding(page, '/nope');
});

test(
  'filters, pickers, gear, empty list, toast',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open('/products');
    await expect(row(page)).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inBoth(page, 'filter menu');
    await page.getByRole('menuitem', { name: 'Eligibility' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
    await expectNoFinding(page, 'a filter set');
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoFinding(page, 'gear menu');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Organization' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await inBoth(page, 'organization picker');
    await page.goto('/products/items?q=zzzzzz');
    await expect(page.getByText('No items match your search.')).toBeVisible();
    await inBoth(page, 'empty list');
    await page.goto('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await dialog.getByLabel('Name').fill('Seen by axe');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('status')
        .filter({ hasText: 'Seen by axe' }),
    ).toBeVisible();
    await inBoth(page, 'toast');
    await standIn.fault({ path: '/api/regions*', status: 503, body: { message: 'Down.' } });
    await page.goto('/zones/regions');
    await expect(page.getByRole('alert')).toBeVisible();
    await inBoth(page, 'a list that failed');
  },
);
