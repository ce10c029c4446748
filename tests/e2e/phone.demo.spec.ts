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
    // Among the first jobs of this hour is a failed one with a long reason, which is below its state.
    await page.clock.install({ time: new Date('2026-11-29T13:20:00Z') });
    await open('/settings');
    for (const { path, title, column } of [
      // The SKU and the eligibility are below the description.
      { path: '/products', title: 'Products', column: 'Description' },
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
    await go('/products/notionals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notional Products');
    const row = firstRow(page);
    const name = row.getByRole('link').first();
    await expect(name).toBeVisible();
    // Before it scrolls: a head that is half under the name is a smaller target.
    await expectNoFinding(page, 'a list on a phone');
    const before = (await name.boundingBox())?.x;
    await page.getByRole('region', { name: 'Notional Products' }).evaluate((box) => {
      box.scrollLeft = 40;
    });
    expect((await name.boundingBox())?.x).toBeCloseTo(before ?? NaN, 0);
    // Far from the name: on the number in the next column, which is no link of its own.
    const count = await row.getByRole('cell').nth(2).boundingBox();
    if (!count) throw new Error('No count is drawn.');
    await page.touchscreen.tap(count.x + count.width - 12, count.y + count.height / 2);
    await expect(page).toHaveURL(/\/products\/notionals\/view\//);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
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

test('what a name is shown with is whole: a description, an e-mail, a schedule', async ({
  page,
  open,
  go,
}) => {
  await open('/products');
  const description = firstRow(page).getByRole('link').first();
  await expect(description).toBeInViewport({ ratio: 1 });
  await expect(firstRow(page).getByText('AV-100207')).toBeInViewport({ ratio: 1 });

  await go('/users');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Ben Castellano' });
  const boxes = await Promise.all(
    ['Ben Castellano', 'Administrator', 'ben.castellano@facings.example'].map(async (text) => {
      const part = row.getByText(text, { exact: true });
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    }),
  );
  const [name, role, email] = boxes;
  // The role is beside the name, and the e-mail below both, on one line.
  expect(role?.top).toBeLessThan(name?.bottom ?? NaN);
  expect(name?.top).toBeLessThan(role?.bottom ?? NaN);
  expect(email?.top).toBeGreaterThanOrEqual((name?.bottom ?? NaN) - 1);
  expect((email?.bottom ?? NaN) - (email?.top ?? NaN)).toBeLessThan(24);

  await go('/organizations/view/acc00000-0000-4000-8000-000000000001/job-templates');
  await expect(page.getByText('At 06:30, Monday through Saturday')).toBeInViewport({ ratio: 1 });
});

test('a small dialog leaves the page around it in view, a form does not', async ({
  page,
  open,
  go,
}) => {
  await open('/');
  await page.getByRole('button', { name: 'Wall mode' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeLessThan(400);
  await page.keyboard.press('Escape');
  await go('/zones/create');
  await expect(dialog.getByRole('button', { name: 'Add Zone' })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(390);
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
