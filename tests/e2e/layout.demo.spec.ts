/**
 * Nothing is cut off, wrapped or covered: what screens at three widths were mended for.
 *
 * @worlds demo: only what is drawn is looked at, and the Testers button is part of the demo.
 */
import type { Locator, Page } from '@playwright/test';
import { began, button, csvOf, give, toolPath } from './bulk/tool';
import { untilAfternoon } from './support/standIn';
import { expect, test } from './support/test';
import { inTextFace } from './support/textFace';

const account = 'acc00000-0000-4000-8000-000000000001';
const wide = { width: 1440, height: 900 };
const middle = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const testers = (page: Page) => page.getByRole('button', { name: 'Testers', exact: true });

test('the Testers button is in the margin on a wide screen, and below everything on a phone', async ({
  page,
  open,
  go,
}) => {
  await page.setViewportSize(middle);
  await open(`/organizations/view/${account}/uom`);
  await expect(page.getByRole('checkbox', { name: 'EACH' })).toBeVisible();
  // The page's margin is 24 pixels wide.
  expect((await boxOf(testers(page))).x).toBeGreaterThanOrEqual(middle.width - 24);
  await go(toolPath);
  const tool = page.getByRole('dialog', { name: 'Bulk Add / Import Products' });
  await expect(button(tool, 'Cancel')).toBeVisible();
  expect((await boxOf(testers(page))).x).toBeGreaterThanOrEqual(middle.width - 24);

  await page.setViewportSize(phone);
  const isAbove = async (one: Locator) => {
    expect((await boxOf(one)).bottom).toBeLessThanOrEqual((await boxOf(testers(page))).y);
  };
  await isAbove(tool);
  await isAbove(button(tool, 'Cancel'));
  await button(tool, 'Cancel').click();
  await go('/zones');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const version = page.getByText('3.0.3').last();
  await expect(version).toBeVisible();
  await isAbove(version);
  await page.keyboard.press('Escape');
  await go('/models');
  await expect(page.getByRole('link', { name: 'Shelf detector' })).toBeVisible();
  // A short page does not scroll because of the bar.
  const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(excess).toBeLessThanOrEqual(0);
});

/** Where the first entry of a menu was in each frame, from when the menu opened. */
const placesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const places: string[] = [];
        const look = () => {
          const entry = document.querySelector('[role="menuitem"], [role="option"]');
          if (entry) {
            const { top, left } = entry.getBoundingClientRect();
            places.push(`${left} ${top}`);
          }
          if (places.length < 20) requestAnimationFrame(look);
          else resolve(places);
        };
        look();
      }),
  );

test('menus and selects open without moving their entries', async ({ page, open, go }) => {
  const openStill = async (opener: Locator) => {
    await expect(opener).toBeVisible();
    const [places] = await Promise.all([placesOf(page), opener.click()]);
    expect(new Set(places).size, places.join(', ')).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeHidden();
  };
  await open('/products');
  await openStill(page.getByRole('button', { name: 'Filter', exact: true }));
  await openStill(page.getByRole('button', { name: 'Manage Products' }));
  await go('/settings/features/create');
  await openStill(page.getByRole('dialog').getByRole('combobox', { name: 'Type' }));
});

test('on a phone, badges are whole, and an import shows its choices and its outcomes', async ({
  page,
  open,
  go,
  standIn,
}) => {
  await page.setViewportSize(phone);
  await open('/models');
  for (const [path, name] of [
    ['/models', '1.7.0 · validating'],
    ['/organizations', 'ANALYTICS'],
  ] as const) {
    await go(path);
    const badge = page.getByRole('main').getByText(name, { exact: true }).first();
    await expect(badge).toBeVisible();
    expect(await badge.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }

  await go(toolPath);
  const tool = await began(page);
  const rows = [
    ['sku', 'product_description', 'category'],
    ['PHONE-1', 'A long description', 'Water'],
  ];
  await give(tool, 'rows.csv', csvOf(rows));
  await expect(tool.getByRole('combobox', { name: 'Import sku as' })).toBeInViewport({ ratio: 1 });
  await expect(tool.getByText('Same name').first()).toBeInViewport({ ratio: 1 });
  await button(tool, 'Import').click();
  await button(tool, 'Review').click();
  await expect(button(tool, 'Save')).toBeEnabled();
  await standIn.fault({ method: 'POST', path: '/api/products/bulk', status: 403 });
  await button(tool, 'Save').click();
  const row = tool.getByRole('row', { name: /PHONE-1/ });
  const outcome = row.getByText('Failed', { exact: true });
  await expect(outcome).toBeInViewport({ ratio: 1 });
  // However long it is, the reason is whole.
  const reason = row.getByText(/^Product: /);
  await expect(reason).toBeInViewport({ ratio: 1 });
  expect(await reason.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  // The SKU is beside the outcome, not halfway down the reason.
  const [sku, state] = await Promise.all([
    boxOf(row.getByText('PHONE-1', { exact: true })),
    boxOf(outcome),
  ]);
  expect(Math.abs(sku.y + sku.height / 2 - state.y - state.height / 2)).toBeLessThan(6);
  await expect(button(tool, 'Try 1 row again')).toBeInViewport({ ratio: 1 });
});

test('a bulk edit shows what each value becomes, and the button that confirms bulk actions, at every width', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open(`/products/bulk-edit?account_id=${account}`);
  const tool = page.getByRole('dialog', { name: 'Bulk Edit Products' });
  const cell = tool.getByRole('gridcell', { name: 'Milk & Cream', exact: true }).first();
  await cell.click({ timeout: 60_000 });
  await page.keyboard.type('Milk, cream and what else is kept beside them in the dairy aisle');
  await page.keyboard.press('Enter');
  await button(tool, 'Review').click();
  const row = tool.getByRole('table', { name: 'Changes' }).getByRole('row').last();
  for (const size of [wide, middle, phone]) {
    await page.setViewportSize(size);
    await expect(tool.getByRole('columnheader', { name: 'After' })).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(/in the dairy aisle$/)).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('button', { name: /^Revert / })).toBeInViewport({ ratio: 1 });
  }

  await button(tool, 'Back').click();
  await tool.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await button(tool, 'Bulk Actions').click();
  for (const size of [phone, middle, wide]) {
    await page.setViewportSize(size);
    await expect(button(tool, 'Confirm Bulk Actions')).toBeInViewport({ ratio: 1 });
  }
});

test("at 1024 pixels, today's runs begin as high as those of other days", async ({
  page,
  open,
}) => {
  await page.setViewportSize(middle);
  await open(`/organizations/view/${account}/job-templates/calendar`);
  const heads = page.getByRole('group', { name: /^Runs of the week/ }).getByRole('heading');
  await expect(heads).toHaveCount(7);
  const heights = await heads.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
});

test('on a wide screen, long titles, addresses and names are whole', async ({ page, open, go }) => {
  await page.setViewportSize(wide);
  await open('/settings/environments');
  await page.getByRole('main').getByRole('link', { name: 'counting-review', exact: true }).click();
  const address = page.getByRole('link', { name: /^api\.counting-review/ });
  await expect(address).toBeVisible();
  // The sign is on the same line as the last letter.
  const apart = await address.evaluate((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one.firstChild ?? one);
    const last = [...letters.getClientRects()].at(-1)?.bottom ?? NaN;
    return Math.abs(last - (one.querySelector('svg')?.getBoundingClientRect().bottom ?? NaN));
  });
  expect(apart).toBeLessThan(10);

  await go('/products');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Products');
  await page.getByRole('main').locator('[data-row-link]').first().click();
  await expect(title).toHaveText(/Lactose-Free/);
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  // The search shows a label, its shortcut or both, each of them whole.
  const search = page.getByRole('button', { name: 'Search or go to…' });
  const cut = await search.evaluate((one) =>
    [one, ...one.querySelectorAll('*')]
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
      )
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  // Nor is there a gap before it.
  const remove = await boxOf(page.getByRole('button', { name: 'Remove', exact: true }));
  expect((await boxOf(search)).x - remove.right).toBeLessThan(12);

  await go('/organizations/view/acc00000-0000-4000-8000-000000000001/job-templates');
  const schedule = page.getByText('At 03:00, on day 1 and 15 of the month');
  await expect(schedule).toBeVisible();
  const { y, bottom } = await boxOf(schedule);
  expect(bottom - y).toBeLessThan(24);

  await go('/products/bulk-edit');
  const picker = page.getByRole('dialog').getByRole('combobox', { name: /Organization/ });
  await expect(picker).toBeVisible({ timeout: 60_000 });
  await picker.click();
  await page.getByRole('option', { name: 'Dash & Go Convenience' }).click();
  await expect(picker).toHaveValue('Dash & Go Convenience');
  expect(await picker.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('the button that adds a region is beside its field, not beside the hint below', async ({
  page,
  open,
}) => {
  await page.setViewportSize(wide);
  await open('/zones/create');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Region' });
  await expect(field).toHaveAccessibleDescription('Choose an organization first.');
  const add = await boxOf(dialog.getByRole('button', { name: 'Add Region' }));
  const picker = await boxOf(field);
  expect(Math.abs(add.y + add.height / 2 - (picker.y + picker.height / 2))).toBeLessThan(5);
});

test('on a phone, the button of a message has its words on one line', async ({
  page,
  open,
  standIn,
}) => {
  await page.setViewportSize(phone);
  await open('/products');
  await standIn.fault({ method: 'GET', path: '/api/zones', status: 403 });
  await page.goto('/zones');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect((await boxOf(again)).height).toBeLessThan(40);
  // A longer one is below the message.
  await page.goto('/zones/view/20e00000-0000-4000-8000-0000000fffff');
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Zones' });
  await expect(back).toBeVisible({ timeout: 30_000 });
  expect((await boxOf(back)).height).toBeLessThan(40);
});

test('in the dark, a message is lighter than the page around it', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/zones/view/20e00000-0000-4000-8000-0000000fffff');
  const message = page.getByRole('main').getByRole('alert');
  await expect(message).toBeVisible();
  const lightness = (one: Locator) =>
    one.evaluate((element) => {
      const color = getComputedStyle(element).backgroundColor;
      return (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    });
  // The paper's color in the dark theme.
  expect(await lightness(message)).toBeGreaterThan(0x17 + 0x1f + 0x1c);
});

test('filters have room for their values, their labels, and the name of a view', async ({
  page,
  open,
}) => {
  await page.setViewportSize(middle);
  await open(`/products?account_id=${account}&item_app_eligible=TEST`);
  const organization = page.getByRole('combobox', { name: 'Organization' });
  await expect(organization).toHaveValue('Alder & Vine Markets');
  // The text face is loaded after the rows; the system's may be wider.
  await expect
    .poll(() => organization.evaluate((one) => one.scrollWidth - one.clientWidth))
    .toBeLessThan(1);
  const eligibility = page.getByRole('combobox', { name: /^Eligibility/ });
  // The label of a filter in the second line begins 8 pixels above it.
  const apart = (await boxOf(eligibility)).y - (await boxOf(organization)).bottom;
  expect(apart).toBeGreaterThan(12);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByText('Save as a new view…').click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Tests');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const view = page.getByRole('button', { name: 'Views: Tests' });
  await expect(view).toBeVisible();
  const icon = await boxOf(view.locator('svg'));
  expect((await boxOf(view.getByText('Tests'))).x - icon.right).toBeGreaterThan(4);
});

test('on a phone, menus, hits and searches are whole', async ({ page, open, go }) => {
  await page.setViewportSize(phone);
  await open(`/organizations/view/${account}/job-templates`);
  await page.getByRole('button', { name: /@/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('link', { name: /^Edit / }).click();
  const form = page.getByRole('dialog', { name: /^Edit Job Template/ });
  await form.getByRole('tab', { name: /^Products/ }).click();
  const search = form.getByRole('searchbox', { name: 'Search Products' });
  await expect(search).toBeVisible();
  expect((await boxOf(search)).width).toBeGreaterThan(120);

  await go('/zones');
  await page.getByRole('button', { name: 'Search or go to…' }).click();
  await page.getByPlaceholder('Search or type a command').fill('milk');
  const hit = page.getByRole('option', { name: /ELM-00011/ });
  await expect(hit).toBeVisible();
  const sku = hit.getByText(/ELM-00011/);
  expect(await sku.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone, the lines of a log are told apart', async ({ page, open, go, standIn }) => {
  await page.setViewportSize(phone);
  await open('/account');
  await standIn.clock(untilAfternoon());
  await go('/zones/jobs?state=FAILED');
  await page.getByRole('main').locator('[data-row-link]').first().click();
  const line = page.getByRole('cell', { name: /failed: / }).locator('span');
  await expect(line.first()).toBeVisible();
  const cut = await line.first().evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('figures side by side have their lines at the same place', async ({ page, open }) => {
  await page.setViewportSize(middle);
  await open('/');
  const lines = page.getByRole('main').getByRole('link').getByRole('img');
  await expect(lines).toHaveCount(5, { timeout: 30_000 });
  const first = await boxOf(lines.nth(0));
  const second = await boxOf(lines.nth(1));
  expect(second.y).toBe(first.y);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the search button holds its label and its key', async ({ page, open }) => {
    await page.setViewportSize(wide);
    await open('/products');
    const search = page.getByRole('button', { name: 'Rechercher ou aller à…' });
    await expect(search.getByText('Rechercher ou aller à…')).toBeVisible();
    // The text face is loaded after the rows; the system's may be wider.
    await expect
      .poll(() => search.evaluate((one) => one.scrollWidth - one.clientWidth))
      .toBeLessThanOrEqual(0);
  });
});

test.describe('in French, in a window of 1440 pixels', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

  test('pages are no wider than it, and the readiness of a record is whole', async ({
    page,
    open,
    go,
  }) => {
    const organization = '/organizations/view/acc00000-0000-4000-8000-000000000001';
    await open(organization);
    const sentence = page.getByRole('status').filter({ hasText: 'prochaine tâche' });
    await expect(sentence).toBeVisible({ timeout: 30_000 });
    const line = sentence.locator('..');
    expect(await line.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(3);
    expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);

    for (const [path, name, action] of [
      ['/zones/view/20e00000-0000-4000-8000-000000000041', 'Albuquerque Airport', 'Supprimer'],
      [`${organization}/product-categories`, 'Catégories de produits', 'Ajouter une catégorie'],
    ] as const) {
      await go(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('banner').getByText(action, { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    }

    await inTextFace(page);
    await go('/products/notionals');
    const title = page.getByRole('heading', { level: 1 }).getByText('Produits notionnels');
    await expect(title).toBeVisible();
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test(
  'on a phone, footers, links and descriptions are whole, and Log out is in view',
  { tag: '@main' },
  async ({ page, open, go }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open('/products/notionals/create');
    const dialog = page.getByRole('dialog');
    // Without our own typeface, "Add another" is above the longest name; the buttons stay together.
    const cancel = await boxOf(button(dialog, 'Cancel'));
    expect(
      Math.abs(cancel.y - (await boxOf(button(dialog, 'Add Notional Product'))).y),
    ).toBeLessThan(2);
    await go('/settings/storage-types/create');
    // The dialog before this one has such a check box, too.
    const next = page.getByRole('dialog', { name: 'New Storage Type' });
    const another = await boxOf(next.getByRole('checkbox', { name: 'Add another' }));
    const submit = await boxOf(button(next, 'New Storage Type'));
    expect(submit.y).toBeLessThan(another.bottom);
    expect(another.y).toBeLessThan(submit.bottom);

    await go('/products/view/nothing');
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Products' });
    expect((await boxOf(back)).height).toBeLessThan(40);

    await go('/settings/storage-types');
    const words = page.getByText('Chest or upright freezer on the sales floor', { exact: true });
    await expect(words).toBeVisible();
    expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
      1,
    );

    await page.getByRole('button', { name: /@facings/ }).click();
    const logOut = page.getByRole('menuitem', { name: 'Log out' });
    await expect(logOut).toBeInViewport({ ratio: 1 });
    // What the keys reach is not below it.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const keys = page.getByRole('menuitem', { name: 'Keyboard shortcuts' });
    await expect(keys).toBeFocused();
    await expect
      .poll(async () => (await boxOf(keys)).bottom - (await boxOf(logOut)).y)
      .toBeLessThanOrEqual(1);
  },
);
