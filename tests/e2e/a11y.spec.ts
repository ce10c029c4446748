/** No finding of axe on any screen, in both colour schemes (WCAG 2.2 AA). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoLinks } from '../../demo/accounts';
import { expect, test } from './support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing moves any more: what fades in has less contrast than it will have. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (one) =>
          one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/** Findings as `rule: element`, so that a failure says where to look. */
const expectNoFinding = async (page: Page, where: string) => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect.soft(findings, where).toEqual([]);
};

const row = (page: Page) => page.locator('[data-row-link]').first();

const entities = [
  { list: '/organizations', one: 'Organization' },
  { list: '/zones/regions', one: 'Region' },
  { list: '/products', one: 'Product' },
  { list: '/products/notionals', one: 'Notional Product' },
  { list: '/products/items', one: 'Item' },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('sign-in, reset and join', async ({ page, standIn: _standIn }) => {
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      const background = await page.evaluate(
        () => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
      );
      // Not twice the same: the dark one is dark.
      expect((background[0] ?? 0) > 128).toBe(colorScheme === 'light');
      await expectNoFinding(page, '/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Email address is required.')).toBeVisible();
      await expectNoFinding(page, '/login with messages');
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
      await expectNoFinding(page, '/login/join/none');
    });

    test('dashboard, account, not found, user menu, notification history', async ({
      page,
      open,
    }) => {
      await open('/');
      await expect(page.getByRole('main').getByText(/^[\d,.]+$/)).toHaveCount(entities.length);
      await expectNoFinding(page, '/');
      await page.getByRole('button', { name: /@/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFinding(page, 'user menu');
      await page.getByRole('menuitem', { name: 'Notification history' }).click();
      await expect(page.getByRole('dialog', { name: 'Notification history' })).toBeVisible();
      await expectNoFinding(page, 'notification history');
      await page.goto('/account');
      await expect(page.getByRole('main').getByLabel('Name')).toBeVisible();
      await expectNoFinding(page, '/account');
      await page.goto('/nope');
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
      await expectNoFinding(page, '/nope');
    });

    for (const { list, one } of entities) {
      test(`${list}: list, add, record, edit, remove`, async ({ page, open }) => {
        await open(list);
        await expect(row(page)).toBeVisible();
        const record = (await row(page).getAttribute('href')) ?? '';
        await expectNoFinding(page, list);
        await page.goto(`${list}/create`);
        const dialog = page.getByRole('dialog', { name: `Add ${one}` });
        await expect(dialog).toBeVisible();
        await expectNoFinding(page, `${list}/create`);
        await dialog.getByRole('button', { name: `Add ${one}` }).click();
        await expect(dialog.getByText(/is required\.$/).first()).toBeVisible();
        await expectNoFinding(page, `${list}/create with messages`);
        await page.goto(record);
        await expect(page.getByRole('button', { name: `Edit ${one}` })).toBeVisible();
        await expect(page.locator('dl[aria-busy=false]')).toBeVisible();
        await expectNoFinding(page, record);
        await page.goto(`${record}/edit`);
        await expect(page.getByRole('dialog', { name: `Edit ${one}` })).toBeVisible();
        await expectNoFinding(page, `${record}/edit`);
        // The platform has no call that removes an organization.
        if (one === 'Organization') return;
        await page.goto(record);
        await page.getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNoFinding(page, `${record}: remove confirmation`);
      });
    }

    test('filters, pickers, gear, empty list, toast', async ({ page, open, standIn }) => {
      await open('/products');
      await expect(row(page)).toBeVisible();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFinding(page, 'filter menu');
      await page.getByRole('menuitem', { name: 'Eligibility' }).click();
      await expect(page.getByRole('menu')).toBeHidden();
      await expectNoFinding(page, 'a filter set');
      await page.getByRole('button', { name: 'Manage Products' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFinding(page, 'gear menu');
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Organization' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoFinding(page, 'organization picker');
      await page.goto('/products/items?q=zzzzzz');
      await expect(page.getByText('No items match your search.')).toBeVisible();
      await expectNoFinding(page, 'empty list');
      await page.goto('/products/items/create');
      const dialog = page.getByRole('dialog', { name: 'Add Item' });
      await dialog.getByLabel('Name').fill('Seen by axe');
      await dialog.getByRole('button', { name: 'Add Item' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Seen by axe' })).toBeVisible();
      await expectNoFinding(page, 'toast');
      await standIn.fault({ path: '/api/regions*', status: 503, body: { message: 'Down.' } });
      await page.goto('/zones/regions');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoFinding(page, 'a list that failed');
    });
  });
}
