/**
 * What a person does with rows by hand: selects their texts, finds names on a phone, and finds what was added.
 *
 * @worlds demo: only what is drawn is looked at.
 */
import type { Locator, Page } from '@playwright/test';
import { loaded } from './support/listed';
import { untilAfternoon } from './support/standIn';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const organization = '/organizations/view/acc00000-0000-4000-8000-000000000001';

const dragOver = async (page: Page, cell: Locator) => {
  const box = await cell.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 14, y);
  await page.mouse.down();
  await page.mouse.move(box.x + Math.min(box.width - 14, 140), y, { steps: 6 });
  await page.mouse.up();
};

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');

test('texts of a row can be selected, a press beside them opens it', async ({ page, open }) => {
  await open('/products');
  await loaded(page);
  const row = page.getByRole('main').getByRole('row').nth(1);
  for (const cell of [row.getByRole('cell').nth(2), row.getByRole('link').first()]) {
    await dragOver(page, cell);
    expect((await selected(page)).length).toBeGreaterThan(2);
    await expect(page).toHaveURL(/\/products$/);
  }
  await row.getByRole('cell').nth(2).click();
  await expect(page).toHaveURL(/\/products\/view\//);
});

test('a modified press on a row opens a new tab', async ({ page, open, context }) => {
  await open('/products');
  await loaded(page);
  const cell = page.getByRole('main').getByRole('row').nth(1).getByRole('cell').nth(2);
  for (const press of [
    () => cell.click({ modifiers: ['ControlOrMeta'] }),
    () => cell.click({ button: 'middle' }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(tab).toHaveURL(/\/products\/view\//);
    await tab.close();
  }
  await expect(page).toHaveURL(/\/products$/);
});

test(
  'on a phone, names are whole, and a record’s actions are behind one button',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await page.setViewportSize(phone);
    await open('/users');
    await loaded(page);
    const isWhole = (one: Locator) =>
      one.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].every(
          (part) =>
            part.scrollWidth - part.clientWidth <= 1 && part.scrollHeight - part.clientHeight <= 1,
        ),
      );
    const names = page.getByRole('main').locator('tbody td.name');
    expect(await names.count()).toBeGreaterThan(10);
    for (const name of await names.all()) {
      expect(await isWhole(name.locator('span').first())).toBe(true);
    }

    await go('/zones');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zones');
    await page.getByRole('main').locator('[data-row-link]').first().click();
    await expect(page).toHaveURL(/\/zones\/view\//);
    const products = page.getByRole('region', { name: 'Products', exact: true });
    const first = products.locator('tbody td.name').first();
    await expect(first).toBeVisible();
    expect(await isWhole(first.locator('span').first())).toBe(true);

    const banner = page.getByRole('banner');
    expect((await banner.boundingBox())?.height).toBeLessThan(70);
    await expect(banner.getByRole('button', { name: 'Remove' })).toBeHidden();
    await banner.getByRole('button', { name: 'Actions' }).click();
    await expect(banner.getByRole('button', { name: 'Remove' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('button', { name: 'Remove' })).toBeHidden();
    await expect(banner.getByRole('button', { name: 'Actions' })).toBeFocused();
  },
);

test('pages of an organization name it where its menu is not seen, and the menu shows where one is', async ({
  page,
  open,
  go,
}) => {
  await page.setViewportSize(phone);
  await open(`${organization}/features`);
  const main = page.getByRole('main');
  const name = main.getByRole('link', { name: 'Alder & Vine Markets' });
  await expect(name).toBeInViewport();
  await go(`${organization}/webhooks`);
  await name.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder & Vine Markets');
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const part of ['webhooks', 'features']) {
    await go(`${organization}/${part}`);
    const menu = page.getByRole('navigation', { name: 'Organization', exact: true });
    const current = menu.locator('a[aria-current="page"]').last();
    await expect(current).toHaveAttribute('href', new RegExp(`/${part}$`));
    await expect(current).toBeInViewport({ ratio: 1 });
  }
});

test('a new record that is not among the rows is told of', async ({ page, open }) => {
  await open('/products/items/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Zzz last of all');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText('"Zzz last of all" was added.')).toBeVisible();
  await main.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zzz last of all');
});

test('the list of jobs says why they failed, when it was read, and whose clock it uses', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await open('/account');
  await standIn.clock(untilAfternoon());
  await go('/zones/jobs?state=FAILED');
  const main = page.getByRole('main');
  await expect(main.getByText(/^As of \d.+ Updates every 60 seconds\.$/)).toBeVisible();
  await expect(
    main.getByRole('cell', { name: /^(A camera|The zone|The submission)/ }).first(),
  ).toBeVisible();
  await expect(main.getByRole('cell', { name: /\d{2}:\d{2} CET$/ }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Pause' }).click();
  await expect(main.getByText(/Updates are paused\.$/)).toBeVisible();
});
