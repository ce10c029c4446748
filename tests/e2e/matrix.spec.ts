/**
 * Products × zones: many links at once, and nothing is sent before saving (rules 4, 7).
 *
 * @worlds demo: the many calls of a save use the service worker here; the bulk tools cover HTTP.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { SeenCall, StandIn } from './support/standIn';
import { expect, test } from './support/test';

const account = 'acc00000-0000-4000-8000-000000000001';
const address = `/products/availability?account_id=${account}`;

const grid = (page: Page) => page.getByRole('grid', { name: 'Products in Zones' });
const bar = (page: Page) => page.getByRole('region', { name: 'Changes' });
/** By position on the screen, from 0; column 0 is the first region. */
const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[aria-rowindex="${row + 3}"] [aria-colindex="${column + 2}"]`);
const chooseTool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const focused = (page: Page): Locator => grid(page).locator(':focus');
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

interface Link {
  readonly zone_id: string;
  readonly inventory_product_sku_id: string;
  readonly par: number;
}

const changing = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/check'),
  );
const linksOf = ({ body }: SeenCall): readonly Link[] =>
  (body as { zone_products: readonly Link[] }).zone_products;

/** Drags from one cell to the other. */
const draw = async (page: Page, from: Locator, to: Locator) => {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
};

/** Number of cells that are off in these rows and columns, to know what the test adds. */
const offIn = async (page: Page, rows: readonly number[], columns: readonly number[]) => {
  let off = 0;
  for (const row of rows) {
    for (const column of columns) {
      const name = (await cell(page, row, column).getAttribute('aria-label')) ?? '';
      if (name.endsWith(', off')) off += 1;
    }
  }
  return off;
};

test('from one organization’s products it begins with that organization, and back again (B2)', async ({
  page,
  open,
}) => {
  await open(`/products?account_id=${account}`);
  await page.getByRole('button', { name: 'Manage Products' }).click();
  await page.getByRole('menuitem', { name: 'Products in Zones' }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(`/products?account_id=${account}`);
});

test('the products lead there, and an organization is chosen first', async ({ page, open }) => {
  await open('/products');
  await page.getByRole('button', { name: 'Manage Products' }).click();
  await page.getByRole('menuitem', { name: 'Products in Zones' }).click();
  await expect(page).toHaveURL(/\/products\/availability$/);
  await expect(page.getByText('Choose an organization to see')).toBeVisible();
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Alder & Vine Markets' }).click();
  await expect(page).toHaveURL(new RegExp(`account_id=${account}`));
  await expect(page.getByText(/^\d{3,} products, \d{2,} zones$/)).toBeVisible();
  await expect(grid(page)).toBeVisible();
  await expectNoFinding(page, 'products in zones');
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(`/products?account_id=${account}`);
});

test('the tools are in one line above the grid; a category and a region narrow it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(address);
  await expect(cell(page, 0, 1)).toBeVisible();
  const bottom = async (one: Locator) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return y + height;
  };
  const top = (await grid(page).boundingBox())?.y ?? Number.NaN;
  expect(top - (await bottom(page.getByRole('banner')))).toBeLessThanOrEqual(100);
  // The page does not scroll beside the grid.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText(/^\d+ of \d+ products, 64 of 64 zones$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.getByRole('option', { name: 'Mountain' }).click();
  await expect(page.getByText(/products, 7 of 64 zones$/)).toBeVisible();
  await expect(grid(page).getByRole('button', { name: /^Collapse / })).toHaveCount(1);
  // They are in the address.
  await page.reload();
  await expect(page.getByText(/products, 7 of 64 zones$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveText('Mountain');
  await cell(page, 0, 1).click();
  await expect(bar(page)).toContainText(/(Adds|Removes) 1/);
});

test('every product and zone is read to its end, 500 and 25 at a time', async ({
  open,
  page,
  standIn,
}) => {
  // The dashboard requests zones, too, at an unpredictable time.
  await open('/products/items');
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
  await standIn.forget();
  await open(address);
  const text = await page.getByText(/^\d+ products, \d+ zones$/).textContent();
  const [products = 0, zones = 0] = [...(text ?? '').matchAll(/\d+/g)].map(Number);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(products + 2));
  const calls = await standIn.calls();
  const offsets = (path: string) =>
    calls.filter((call) => call.path === path).map(({ query }) => Number(query.offset));
  const steps = (size: number, count: number) =>
    Array.from({ length: Math.ceil(count / size) }, (_, at) => at * size);
  expect(offsets('/api/products/bulk').toSorted((a, b) => a - b)).toEqual(steps(500, products));
  expect(offsets('/api/zones').toSorted((a, b) => a - b)).toEqual(steps(25, zones));
});

test(
  'by keyboard: moved, switched, undone, selected as a range, and saved as shown',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(address);
    await expect(cell(page, 0, 1)).toBeVisible();
    // One Tab stop: the focus returns to the last cell.
    await page.getByRole('button', { name: 'More tools' }).focus();
    await press(page, 'Tab', 'ArrowRight');
    await expect(cell(page, 0, 1)).toBeFocused();
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/^\S+ in .+, off$/);
    await press(page, ' ');
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, on, will be added$/);
    await expect(page.getByRole('status').filter({ hasText: 'on, will be added' })).toHaveCount(1);
    await expect(bar(page)).toContainText('Adds 1');
    await press(page, 'Control+z');
    await expect(bar(page)).toContainText('No changes yet');
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, off$/);
    await press(page, 'Control+Shift+z');
    await expect(bar(page)).toContainText('Adds 1');

    await press(page, 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await expect(grid(page).locator('[role=gridcell][aria-selected=true]')).toHaveCount(6);
    const expected = 1 + (await offIn(page, [1, 2], [1, 2, 3]));
    await press(page, ' ');
    await expect(bar(page)).toContainText(`Adds ${expected}`);
    await press(page, 'Escape');
    await expect(grid(page).locator('[role=gridcell][aria-selected=true]')).toHaveCount(0);
    expect(await changing(standIn)).not.toContainEqual(
      expect.objectContaining({ path: '/api/products/bulk/zones' }),
    );

    await bar(page).getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Review changes' });
    await expect(dialog.getByText(`Adds ${expected}`)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectNoFinding(page, 'review');
    await dialog
      .getByRole('button', { name: /^Revert the changes of/ })
      .first()
      .click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await standIn.forget();
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(bar(page).getByRole('status')).toHaveText(`${expected - 1} changes saved.`);
    await expect(bar(page)).not.toContainText('Adds');
    const [call, ...others] = await changing(standIn);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ method: 'POST', path: '/api/products/bulk/zones', status: 200 });
    expect(call && linksOf(call)).toHaveLength(expected - 1);
    expect(call && linksOf(call)[0]).toEqual({
      zone_id: expect.anything() as unknown,
      inventory_product_sku_id: expect.anything() as unknown,
      par: 0,
    });
    await page.reload();
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/, on$/);
    await expect(cell(page, 0, 1)).toHaveAccessibleName(/, off$/);
  },
);

test('all keys that move lead where spreadsheets do, however far, and the focus is not lost', async ({
  page,
  open,
}) => {
  await open(address);
  await cell(page, 0, 1).click();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  const count = Number(await grid(page).getAttribute('aria-rowcount'));
  const columns = Number(await grid(page).getAttribute('aria-colcount'));
  await focused(page)
    .or(cell(page, 0, 1))
    .first()
    .focus();
  await press(page, 'Control+End');
  await expect(cell(page, count - 3, columns - 2)).toBeFocused();
  await expect(cell(page, count - 3, columns - 2)).toBeInViewport();
  await press(page, 'Home');
  await expect(cell(page, count - 3, 0).getByRole('checkbox')).toBeFocused();
  await press(page, 'Control+Home', 'ArrowRight', 'PageDown');
  await expect(focused(page)).toBeInViewport();
  const row = await focused(page).locator('..').getAttribute('aria-rowindex');
  expect(Number(row)).toBeGreaterThan(6);
  await press(page, 'PageUp');
  await expect(cell(page, 0, 1)).toBeFocused();
  // The cell keeps the focus when the wheel scrolls it far away, and the next key scrolls back.
  await grid(page).hover();
  await page.mouse.wheel(0, 6000);
  await expect(cell(page, 180, 1)).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(cell(page, 1, 1)).toBeInViewport();
  await press(page, 'Control+a');
  await expect(
    page.getByRole('status').filter({ hasText: /^\d{2,3},\d{3} cells selected$/ }),
  ).toHaveCount(1);
  await press(page, 'Escape', 'ArrowUp', 'ArrowUp');
  await expect(grid(page).getByRole('columnheader').and(page.locator(':focus'))).toHaveCount(0);
});

test('regions: one switch for all listed products, one for a product, three states, closed to one column', async ({
  page,
  open,
  standIn,
}) => {
  await open(address);
  await page.getByRole('searchbox', { name: 'Search Products' }).fill('Cheddar');
  await expect(page.getByText(/^\d+ of \d+ products, /)).toBeVisible();
  const rows = Number(await grid(page).getAttribute('aria-rowcount')) - 2;
  const region = cell(page, 0, 0).getByRole('checkbox');
  const size = Number(/of (\d+)$/.exec((await region.textContent()) ?? '')?.[1]);
  await cell(page, 0, 1).click();
  await expect(region).toHaveAttribute('aria-checked', 'mixed');
  await expect(region).toHaveAccessibleName(new RegExp(`in .+: 1 of ${size}$`));
  await region.click();
  await expect(region).toBeChecked();
  await expect(bar(page)).toContainText(`Adds ${size}`);

  const whole = grid(page)
    .getByRole('checkbox', { name: /, all listed products: / })
    .first();
  await whole.click();
  await expect(whole).toBeChecked();
  await grid(page)
    .getByRole('button', { name: /^Collapse / })
    .first()
    .click();
  await expect(
    grid(page)
      .getByRole('button', { name: /^Expand / })
      .first(),
  ).toBeVisible();
  await expect(cell(page, 0, 1).getByRole('checkbox')).toBeVisible();
  await expect(region).toBeChecked();
  await chooseTool(page, 'Collapse all regions');
  await expect(grid(page).locator('[aria-rowindex="3"] [role=gridcell]').last()).toContainText(
    /of \d+$/,
  );
  await chooseTool(page, 'Expand all regions');

  // Off again for one product: only existing links are removed.
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(bar(page)).toContainText('No changes yet');
  expect(rows).toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: 'Search Products' }).fill('');
  const row = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: /, on$/ }) });
  const joined = row
    .first()
    .getByRole('checkbox', { name: /: [1-9]\d* of / })
    .first()
    .locator('..');
  const placeOf = async (one: Locator, attribute: string) =>
    Number(await one.getAttribute(attribute));
  const parted = cell(
    page,
    (await placeOf(joined.locator('..'), 'aria-rowindex')) - 3,
    (await placeOf(joined, 'aria-colindex')) - 2,
  ).getByRole('checkbox');
  await parted.click();
  if ((await parted.getAttribute('aria-checked')) === 'true') await parted.click();
  await expect(parted).toHaveAttribute('aria-checked', 'false');
  const removes = Number(/Removes (\d+)/.exec((await bar(page).textContent()) ?? '')?.[1]);
  await standIn.forget();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/changes? saved\.$/)).toBeVisible();
  const [call, ...others] = await changing(standIn);
  expect(others).toEqual([]);
  expect(call).toMatchObject({ method: 'DELETE', path: '/api/zones/products', status: 200 });
  const { zone_ids, product_ids } = call?.body as { zone_ids: string[]; product_ids: string[] };
  expect([zone_ids.length, product_ids.length]).toEqual([removes, 1]);
});

test("drawn with the pointer: the pressed cell's new value fills, and Escape drops it", async ({
  page,
  open,
}) => {
  await open(address);
  await expect(cell(page, 5, 4)).toBeVisible();
  const expected = await offIn(page, [2, 3, 4, 5], [2, 3, 4]);
  await draw(page, cell(page, 2, 2), cell(page, 5, 4));
  await expect(bar(page)).toContainText(`Adds ${expected}`);
  await expect(cell(page, 5, 4)).toHaveAccessibleName(/, on(, will be added)?$/);
  // Dragging from a cell that is on turns cells off, so the pending changes cancel out.
  await draw(page, cell(page, 5, 4), cell(page, 4, 4));
  await expect(cell(page, 4, 4)).toHaveAccessibleName(/, off(, will be removed)?$/);

  const before = await bar(page).textContent();
  await cell(page, 7, 2).hover();
  await page.mouse.down();
  await cell(page, 9, 4).hover();
  await press(page, 'Escape');
  await page.mouse.up();
  expect(await bar(page).textContent()).toBe(before);
});

test("a refused batch stops no other: its cells stay marked with the platform's words, and are tried again", async ({
  page,
  open,
  standIn,
}) => {
  await open(address);
  await page.getByRole('searchbox', { name: 'Search Products' }).fill('Cheddar');
  await expect(page.getByText(/^\d+ of \d+ products, /)).toBeVisible();
  await cell(page, 0, 1).click();
  await press(page, 'Control+a', ' ');
  const all = Number(/Adds (\d+)/.exec((await bar(page).textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThan(200);
  await standIn.fault({
    method: 'POST',
    path: '/api/products/bulk/zones',
    status: 409,
    body: { message: 'The zone is being counted.' },
    times: 1,
  });
  await standIn.forget();
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page).getByRole('alert')).toHaveText(
    '100 changes were not saved: The zone is being counted.',
  );
  await expect(bar(page)).toContainText('Adds 100');
  await expect(page.getByText(`${all - 100} changes saved.`)).toBeVisible();
  const sent = (await changing(standIn)).filter(({ path }) => path === '/api/products/bulk/zones');
  expect(sent).toHaveLength(Math.ceil(all / 100));
  for (const call of sent) expect(linksOf(call).length).toBeLessThanOrEqual(100);
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /will be added\. Not saved: The zone is being counted\.$/ })
      .first(),
  ).toBeVisible();
  await expectNoFinding(page, 'after a refusal');

  await standIn.forget();
  await bar(page).getByRole('button', { name: 'Try the rest again' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('100 changes saved.');
  await expect(bar(page).getByRole('alert')).toHaveCount(0);
  await expect(bar(page)).not.toContainText('Adds');
  expect(await changing(standIn)).toHaveLength(1);
});

test('a call whose response was lost is checked: executed changes are no longer pending', async ({
  page,
  open,
  standIn,
}) => {
  await open(address);
  await cell(page, 0, 1).click();
  await cell(page, 0, 2).click();
  await expect(bar(page)).toContainText('Adds 2');
  await standIn.fault({
    method: 'POST',
    path: '/api/products/bulk/zones',
    drop: true,
    commit: true,
    times: 1,
  });
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('2 changes saved.');
  await expect(bar(page).getByRole('alert')).toHaveCount(0);
  await expect(cell(page, 0, 2)).toHaveAccessibleName(/, on$/);
});

test('an archived product is held, with the reason', async ({ page, open, standIn }) => {
  const read = page.waitForResponse(/\/api\/products\/bulk\?/);
  await open(address);
  await expect(grid(page)).toBeVisible();
  const { products } = (await (await read).json()) as {
    products: readonly { sku: string; is_archived: boolean }[];
  };
  const sku = products.find(({ is_archived }) => is_archived)?.sku ?? 'none is archived';
  await page.getByRole('searchbox', { name: 'Search Products' }).fill(sku);
  const row = grid(page).getByRole('row').filter({ hasText: sku });
  await expect(row.getByText('Archived')).toBeVisible();
  await expect(
    row.getByRole('gridcell', { name: /Archived: cannot be added to zones$/ }).first(),
  ).toBeVisible();
  await standIn.forget();
  await row
    .getByRole('gridcell', { name: /Archived/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${sku}: An archived product cannot be added to zones.` }),
  ).toHaveCount(1);
  await expect(bar(page)).toContainText('No changes yet');
});

test('leaving with changes asks, another organization is leaving too', async ({ page, open }) => {
  await open(address);
  await cell(page, 0, 1).click();
  await expect(bar(page)).toContainText('Adds 1');
  const question = page.getByRole('alertdialog');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Zones' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(bar(page)).toContainText('Adds 1');

  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Brightwater Grocers' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(new RegExp(account));
  await expect(bar(page)).toContainText('No changes yet');
});

test('a matrix that cannot be read says so, and is read again', async ({ page, open, standIn }) => {
  await open('/products/availability');
  await expect(page.getByText('Choose an organization to see')).toBeVisible();
  await standIn.fault({
    method: 'GET',
    path: '/api/products/bulk',
    status: 403,
    body: { message: 'Not for you today.' },
    times: 1,
  });
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Alder & Vine Markets' }).click();
  await expect(page.getByRole('alert')).toContainText('Not for you today.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(grid(page)).toBeVisible();
});
