/**
 * Lists and dialogs on a phone (H7).
 *
 * @worlds demo: only what is drawn is looked at.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

const firstRow = (page: Page) => page.getByRole('main').getByRole('row').nth(1);

test(
  'lists show names and states high on the screen, and are no wider than it',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await open('/settings');
    for (const { path, title, column } of [
      { path: '/products', title: 'Products', column: 'Eligibility' },
      { path: '/zones', title: 'Zones', column: 'Reporting' },
      { path: '/zones/jobs', title: 'Jobs', column: 'State' },
      { path: '/organizations', title: 'Organizations', column: 'Services' },
      // The role is below the name.
      { path: '/users', title: 'Users', column: 'Name' },
    ]) {
      await test.step(path, async () => {
        await go(path);
        await expect(
          page.getByRole('heading', { level: 1, name: title, exact: true }),
        ).toBeVisible();
        await expect(firstRow(page).getByRole('cell').nth(1)).not.toBeEmpty();
        await expect(page.getByRole('columnheader', { name: column })).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => (await firstRow(page).boundingBox())?.y).toBeLessThan(290);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      });
    }
  },
);

test('a row, and the filters and tools of a list, on a phone', async ({ page, open, go }) => {
  await test.step('filters are in a sheet behind one button that counts them; tools are behind another', async () => {
    await open('/products?is_archived=false&q=milk');
    const filter = page.getByRole('button', { name: 'Filter: 1 active' });
    await filter.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Eligibility' }).click();
    await page.getByRole('option', { name: 'PRODUCTION' }).click();
    await expect(page).toHaveURL(/item_app_eligible=PRODUCTION/);
    await expectNoFinding(page, 'filters on a phone');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Filter: 2 active' }).click();
    await sheet.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/products\?q=milk$/);
    await sheet.getByRole('button', { name: 'Show results' }).click();

    const columns = page.getByRole('button', { name: 'Columns', exact: true });
    await expect(columns).toBeHidden();
    await page.getByRole('button', { name: 'Columns, sorting and views' }).click();
    await columns.click();
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeHidden();
  });

  await test.step('a name stays in view while the columns scroll, and a tap anywhere on the row opens it', async () => {
    await go('/products');
    const row = firstRow(page);
    const name = row.getByRole('link').first();
    await expect(name).toBeVisible();
    // Before it scrolls: a head that is half under the name is a smaller target.
    await expectNoFinding(page, 'a list on a phone');
    const before = (await name.boundingBox())?.x;
    await page.getByRole('region', { name: 'Products' }).evaluate((box) => {
      box.scrollLeft = 120;
    });
    expect((await name.boundingBox())?.x).toBeCloseTo(before ?? NaN, 0);
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    // Far from the name: on what the second or third column shows.
    await page.touchscreen.tap(300, y + height / 2);
    await expect(page).toHaveURL(/\/products\/view\//);
  });
});

test('the calendar and forms on a phone', async ({ page, open, go }) => {
  await test.step('the calendar opens on today', async () => {
    await open('/organizations');
    await firstRow(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/organizations\/view\//);
    await page.goto(`${page.url().split('?')[0] ?? ''}/job-templates/calendar`);
    await expect(page.locator('h3[aria-current="date"]')).toBeInViewport();
  });

  await test.step('forms take the whole screen, questions do not', async () => {
    const areaOf = async (name: string | RegExp, role: 'dialog' | 'alertdialog') => {
      const dialog = page.getByRole(role, { name });
      await expect(dialog).toBeVisible();
      return dialog.boundingBox();
    };
    await go('/zones/create');
    // The Testers bar has the last 28 pixels of the demo's screen.
    const whole = { x: 0, y: 0, width: 390, height: 664 - 28 };
    expect(await areaOf('Add Zone', 'dialog')).toEqual(whole);
    await go('/products');
    await firstRow(page).getByRole('link').first().click();
    const actions = page.getByRole('banner').getByRole('button', { name: 'Actions' });
    await actions.click();
    await page.getByRole('button', { name: 'Edit Product' }).click();
    await expect.poll(() => areaOf(/^Edit Product/, 'dialog')).toEqual(whole);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    if (await remove.isHidden()) await actions.click();
    await remove.click();
    expect((await areaOf(/Remove/, 'alertdialog'))?.height).toBeLessThan(600);
  });
});

test('names beside switches keep room for words', async ({ page, open }) => {
  await open('/products/view/5c000000-0000-4000-8000-000000000001');
  const zones = page.getByRole('region', { name: 'Zones', exact: true });
  const name = zones.getByRole('cell').getByRole('link').first();
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(90);
});

test('a tool that the palette opens shows its button, which has the focus afterwards', async ({
  page,
  open,
}) => {
  await open('/products');
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('columns');
  await page
    .getByRole('option', { name: /^Columns/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  const button = page.getByRole('button', { name: 'Columns', exact: true, includeHidden: true });
  await expect(button).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
