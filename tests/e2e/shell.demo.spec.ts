/**
 * The frame of every screen: sidebars, top bar, notifications, preferences, narrow screens (rules 2).
 *
 * @worlds demo: checks only the display, which is the same in both.
 */
import type { Locator, Page } from '@playwright/test';
import { admin, expect, test } from './support/test';

const mainEntries = [
  'Dashboard',
  'Organizations',
  'Zones',
  'Regions',
  'Jobs',
  'Products',
  'Notional Products',
  'Items',
  'Users',
  'Models',
  'Settings',
  'System Status',
  '3.0.3',
];
const organizationEntries = [
  'Details',
  'Model Package',
  'Pick Lists',
  'Product Categories',
  'Feature Flags',
  'Job Templates',
  'Storage Types',
  'Units of Measure',
  'Apps',
  'API Keys',
  'Webhooks',
];

const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const row = (page: Page) => page.locator('[data-row-link]').first();
const userMenu = async (page: Page) => {
  await page.getByRole('button', { name: admin.email }).click();
  return page.getByRole('menu', { name: 'Account menu' });
};

/** The visible lines of these entries from top to bottom; other entities may stand between them. */
const linesOf = async (part: Locator, entries: readonly string[]) =>
  (await part.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => entries.includes(line));

test('the sidebars name their entries, and lead', { tag: '@main' }, async ({ page, open, go }) => {
  await test.step('the main sidebar names its entries in order, and leads', async () => {
    await open('/');
    const main = nav(page, 'Main');
    await expect.poll(() => linesOf(main, mainEntries)).toEqual(mainEntries);
    const status = main.getByRole('link', { name: 'System Status' });
    await expect(status).toHaveAttribute('href', /\/account$/);
    await expect(status).toHaveAttribute('target', '_blank');
    await expect(status).toHaveAttribute('rel', /noopener/);
    for (const [name, path] of [
      ['Organizations', '/organizations'],
      ['Regions', '/zones/regions'],
      ['Jobs', '/zones/jobs'],
      ['Products', '/products'],
      ['Notional Products', '/products/notionals'],
      ['Items', '/products/items'],
      ['Dashboard', '/'],
    ] as const) {
      const link = main.getByRole('link', { name, exact: true });
      await link.click();
      // The dashboard adds its organization to the address.
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`Facings · ${name}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(main.locator('[aria-current]')).toHaveCount(1);
    }
  });

  await test.step('an organization has its own sidebar, next to the main one', async () => {
    await go('/organizations');
    await expect(nav(page, 'Organization')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organizations');
    await row(page).click();
    const own = nav(page, 'Organization');
    await expect
      .poll(() => linesOf(own.getByRole('list'), organizationEntries))
      .toEqual(organizationEntries);
    // The organization's name, and the switch to the same page of another one.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\S/);
    const name = (await heading.textContent()) ?? '';
    await own.getByRole('link', { name: 'Apps' }).click();
    await expect(page).toHaveTitle(`Facings · ${name} · Apps`);
    const before = page.url();
    await own.getByRole('button', { name: `${name}: switch organization` }).click();
    await page.getByRole('group', { name: 'Organizations' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/organizations\/view\/[^/]+\/apps$/);
    await expect(page).not.toHaveURL(before);
    await own.getByRole('link', { name: 'Details' }).click();
    await expect(nav(page, 'Main')).toBeVisible();
    await expect(nav(page, 'Organization').locator('[aria-current=page]')).toHaveText('Details');
  });
});

test('a record, the user menu, an unknown address', async ({ page, open, go }) => {
  await test.step('a record keeps its list as the current entry, and leads back to it', async () => {
    for (const [path, entry] of [
      ['/zones/regions', 'Regions'],
      ['/products', 'Products'],
      ['/products/items', 'Items'],
    ] as const) {
      await open(path);
      const name = (await row(page).textContent()) ?? '';
      await row(page).click();
      await expect(page).toHaveURL(/\/view\//);
      await expect(page).toHaveTitle(/^Facings · .+$/);
      await expect(nav(page, 'Main').locator('[aria-current=page]')).toHaveText(entry);
      await page.getByRole('link', { name: `Back to ${entry}` }).click();
      await expect(page).toHaveURL(new URL(path, page.url()).href);
      await expect(row(page)).toHaveText(name);
    }
  });

  await test.step('the user menu has the e-mail, the account and the way out', async () => {
    await go('/products/items');
    const menu = await userMenu(page);
    await expect(menu).toContainText(admin.email);
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: admin.email })).toBeFocused();
    await (await userMenu(page)).getByRole('menuitem', { name: 'Account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });

  await test.step('an unknown address is reported inside the console', async () => {
    await go('/products/nope/at/all');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Facings · Page not found');
    await expect(nav(page, 'Main')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('status').filter({ hasText: text });

test('a toast is at the bottom right for five seconds, and is kept in the history', async ({
  page,
  open,
}) => {
  await open('/products/items/create');
  const dialog = page.getByRole('dialog', { name: 'Add Item' });
  await dialog.getByLabel('Name').fill('Told once');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  const toast = toastOf(page, 'Told once');
  await expect(toast).toBeVisible();
  const at = Date.now();
  const box = await toast.boundingBox();
  expect(box).not.toBeNull();
  if (!box) return;
  expect(1440 - box.x - box.width).toBeLessThan(40);
  expect(900 - box.y - box.height).toBeLessThan(40);
  const text = 'Item "Told once" created successfully!';
  await expect(toast).toContainText(text);
  await expect(toast).toBeHidden();
  const seen = Date.now() - at;
  expect(seen).toBeGreaterThan(3500);
  // Rendering may take time on a busy machine.
  expect(seen).toBeLessThan(8000);
  await (await userMenu(page)).getByRole('menuitem', { name: 'Notification history' }).click();
  const history = page.getByRole('dialog', { name: 'Notification history' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history.getByRole('listitem')).toContainText(text);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(history).toBeHidden();
});

test('a toast waits while the pointer is on it, and covers no button of a panel', async ({
  page,
  open,
  go,
}) => {
  await test.step('a toast waits while the pointer is on it', async () => {
    await open('/products/items/create');
    const dialog = page.getByRole('dialog', { name: 'Add Item' });
    await dialog.getByLabel('Name').fill('Held fast');
    await dialog.getByRole('button', { name: 'Add Item' }).click();
    const toast = toastOf(page, 'Held fast');
    await toast.hover();
    // Waits longer than its five seconds to prove that it stays.
    await page.waitForTimeout(6000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Close notification' }).click();
    await expect(toast).toBeHidden();
  });

  await test.step('a toast covers no button of a panel, and goes under a resting pointer', async () => {
    await go('/zones/regions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regions');
    await row(page).click();
    const edit = page.getByRole('button', { name: 'Edit Region' });
    const panel = page.getByRole('dialog', { name: 'Edit Region' });
    await edit.click();
    await panel.getByLabel('Name').fill('Cleared');
    // The pointer is still where it clicked Save, and the notification appears there.
    await panel.getByRole('button', { name: 'Save' }).click();
    const toast = toastOf(page, 'Cleared');
    await expect(toast).toBeVisible();
    await edit.focus();
    await page.keyboard.press('Enter');
    const save = panel.getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    await expect
      .poll(async () => {
        const [low, high] = [await toast.boundingBox(), await save.boundingBox()];
        return low && high ? low.y + low.height <= high.y : 'gone';
      })
      .toBe(true);
    await expect(toast).toBeHidden({ timeout: 8000 });
  });
});

test('the first stop of Tab, appearance and density', async ({ page, open, go }) => {
  await test.step('the first stop of Tab skips the sidebars', async () => {
    await open('/products/items');
    await page.reload();
    await expect(row(page)).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/products\/items$/);
  });

  await test.step('appearance and density are kept over a reload, and on the sign-in page', async () => {
    await go('/products/items');
    await expect(row(page)).toBeVisible();
    const look = () =>
      page.evaluate(() => {
        const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return Number(red) > 128 ? 'light' : 'dark';
      });
    const rowHeight = async () =>
      (await page.locator('tbody tr:has([data-row-link])').first().boundingBox())?.height ?? 0;
    expect(await look()).toBe('light');
    const comfortable = await rowHeight();
    const menu = await userMenu(page);
    await menu.getByRole('menuitemradio', { name: 'Dark' }).click();
    await menu.getByRole('menuitemradio', { name: 'Compact' }).click();
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect.poll(look).toBe('dark');
    await expect.poll(rowHeight).toBeLessThan(comfortable - 4);
    const compact = await rowHeight();
    await page.reload();
    await expect(row(page)).toBeVisible();
    expect(await look()).toBe('dark');
    expect(await rowHeight()).toBe(compact);
    await (await userMenu(page)).getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await look()).toBe('dark');
  });
});

test('a dialog on a short screen scrolls as one, up to its last button', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open('/products/create');
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await expect(dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first()).toBeVisible();
  const scrolling = await dialog.evaluate((paper) =>
    [paper, ...paper.querySelectorAll('*')]
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .map((one) => one === paper),
  );
  expect(scrolling).toEqual([true]);
  await dialog.getByRole('button', { name: 'Add Product' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Add Product' })).toBeInViewport({ ratio: 1 });
});

test.describe('on 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Nothing extends past the right edge of the screen: neither the page nor a dialog. */
  const expectFits = async (page: Page, where: string) => {
    const widths = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect.soft(Math.max(...widths), where).toBeLessThanOrEqual(0);
  };

  test('no page is wider than the screen', async ({ page, open }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectFits(page, '/login');
    await open('/');
    await expect(page.getByRole('main').getByText(/^[\d,.]+$/)).not.toHaveCount(0);
    await expectFits(page, '/');
    for (const path of ['/organizations', '/products']) {
      await page.goto(path);
      await expect(row(page)).toBeVisible();
      await expectFits(page, path);
    }
    const record = (await row(page).getAttribute('href')) ?? '';
    await page.goto(record);
    await page.getByRole('banner').getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('button', { name: 'Edit Product' })).toBeInViewport();
    await expectFits(page, record);
    await page.goto(`${record}/edit`);
    await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
    await expectFits(page, `${record}/edit`);
    await page.goto('/products/create');
    await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible();
    await expectFits(page, '/products/create');
  });

  test('the navigation is a drawer', async ({ page, open }) => {
    await open('/');
    const main = nav(page, 'Main');
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.click();
    await expect.poll(() => linesOf(main, mainEntries)).toEqual(mainEntries);
    await main.getByRole('link', { name: 'Organizations' }).click();
    await expect(main).toBeHidden();
    await expect(page).toHaveURL(/\/organizations$/);
    await row(page).click();
    await expect(page).toHaveURL(/\/organizations\/view\//);
    await opener.click();
    const organization = nav(page, 'Organization').getByRole('list');
    await expect
      .poll(() => linesOf(organization, organizationEntries))
      .toEqual(organizationEntries);
    await page.keyboard.press('Escape');
    await expect(main).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
