/**
 * Availability of products in zones, from both pages (rules 2, 4, 7, 8, 9; rules R20, R36, R40, R62).
 *
 * @worlds http: compares each switch with the call it sends.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { SeenCall, StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** The product is in none of the organization's 64 zones at first; the zone has some of its 640 products. */
const organization = 'acc00000-0000-4000-8000-000000000001';
const product = '5c000000-0000-4000-8000-000000000001';
const productPage = `/products/view/${product}`;
const zone = '20e00000-0000-4000-8000-000000000041';
const zonePage = `/zones/view/${zone}`;

const links = '/api/zones/products';
const bulk = '/api/products/bulk/zones';

const panel = (page: Page, name: 'Zones' | 'Products') =>
  page.getByRole('region', { name, exact: true });
const rows = (list: Locator) =>
  list.getByRole('row').filter({ has: list.page().locator('[data-row-switch]') });
const rowSwitches = (list: Locator) => list.locator('[data-row-switch]');
const all = (list: Locator) => list.getByRole('switch', { name: 'All on this page' });
const toast = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: title })
    .filter({ hasText: text });

const expectToast = (page: Page, title: string, text: string) =>
  expect(toast(page, title, text)).toBeVisible();

/** Opens the list and waits until the state of each switch is known. */
const opened = async (page: Page, name: 'Zones' | 'Products'): Promise<Locator> => {
  const list = panel(page, name);
  await expect(rowSwitches(list)).toHaveCount(25);
  await expect(rowSwitches(list).first()).toBeEnabled();
  return list;
};

/** Adds a filter and opens its choices. */
const openFilter = async (list: Locator, name: string) => {
  await list.getByRole('button', { name: 'Filter', exact: true }).click();
  await list.page().getByRole('menuitem', { name, exact: true }).click();
  await list.getByRole('combobox', { name }).click();
};

const changes = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(
    ({ method, path }) => method !== 'GET' && (path === links || path === bulk),
  );
const sent = async (standIn: StandIn) =>
  (await changes(standIn)).map(({ method, path, body }) => [method, path, body] as const);

interface Added {
  readonly zone_products: readonly { readonly zone_id: string }[];
}

test('the four lists have their columns, and say what is not there', async ({
  page,
  open,
  standIn,
}) => {
  await test.step('the four lists have their columns, and no switch in the header', async () => {
    const columns = {
      '/products': ['SKU', 'Description', 'Eligibility', 'Archived', 'Organization'],
      '/zones': ['Name', 'Region', 'External ID', 'Timezone', 'Reporting', 'Organization'],
      '/zones/regions': ['Name', 'Zone Count', 'Organization', ''],
      '/products/notionals': ['Name', 'Product Count', 'Organization'],
    } as const;
    for (const [path, names] of Object.entries(columns)) {
      await open(path);
      await expect(page.locator('[data-row-link]').first()).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([...names]);
      await expect(page.getByRole('columnheader').getByRole('switch')).toHaveCount(0);
      const pages = page.getByRole('navigation', { name: /^Pagination/ });
      await expect(pages).toHaveCount(2);
      const table = page.getByRole('main').getByRole('table');
      const [above, middle, below] = await Promise.all(
        [pages.first(), table, pages.last()].map(
          async (part) => (await part.boundingBox())?.y ?? 0,
        ),
      );
      expect(above).toBeLessThan(middle ?? 0);
      expect(middle).toBeLessThan(below ?? 0);
      await pages.last().getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(pages.first().locator('[aria-current=page]')).toHaveText('2');
      await expect(pages.last().locator('[aria-current=page]')).toHaveText('2');
    }
  });

  await test.step('an organization without rows has none to display; a search without a match says so', async () => {
    for (const [path, noun, envelope] of [
      ['/products', 'products', 'products'],
      ['/zones', 'zones', 'zones'],
      ['/zones/regions', 'regions', 'results'],
      ['/products/notionals', 'notional products', 'notionals'],
    ] as const) {
      await open(path);
      await expect(page.locator('[data-row-link]').first()).toBeVisible();
      await standIn.fault({
        path: `/api/${path.split('/').at(-1)}`,
        body: { [envelope]: [], total: 0 },
      });
      await open(`${path}?account_id=${organization}`);
      await expect(page.getByText(`No ${noun} to display.`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
      await standIn.noFaults();
      await open(path);
      await page.getByRole('searchbox').fill('zzzzzz');
      await expect(page.getByText(`No ${noun} match your search.`)).toBeVisible();
    }
  });
});

test('zones of a product: columns, pages above and below, search, filters', async ({
  page,
  open,
  standIn,
}) => {
  await open(productPage);
  const list = await opened(page, 'Zones');
  await expect(list.getByRole('columnheader')).toHaveText([
    '0 of 25 on',
    'Par',
    'Name',
    'Region',
    'External ID',
    'Timezone',
    'Reporting',
  ]);
  await expect(list.getByRole('columnheader').getByRole('switch')).toHaveCount(1);
  await expect(list.getByText('Showing 1-25 of 64')).toBeVisible();
  const joined = (await standIn.calls()).filter(
    ({ path }) => path === `/api${productPage.replace('/view', '')}/zones`,
  );
  expect(joined).toHaveLength(1);
  await list
    .getByRole('navigation', { name: /^Pagination: / })
    .getByRole('link', { name: 'Page 3', exact: true })
    .click();
  await expect(list.getByText('Showing 51-64 of 64')).toBeVisible();
  const below = list.getByRole('navigation', { name: 'Pagination below' });
  await expect(below.locator('[aria-current=page]')).toHaveText('3');
  await expect(page).toHaveURL(/product_zones\.page=3/);

  await standIn.forget();
  const box = list.getByRole('searchbox');
  await box.fill('ai');
  // Waits longer than the debounce to prove that nothing is requested.
  await page.waitForTimeout(600);
  expect((await standIn.calls()).filter(({ path }) => path.startsWith('/api/zones'))).toEqual([]);
  await box.fill('airport');
  await expect(rows(list).first()).toContainText('Airport');
  const [search] = (await standIn.calls()).filter(({ path }) => path === '/api/zones/search');
  expect(search?.query).toMatchObject({ account_id: organization, text: 'airport' });
  await box.fill('zzzzzz');
  await expect(list.getByText('No zones match your search.')).toBeVisible();
  await list.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rowSwitches(list)).toHaveCount(25);

  await openFilter(list, 'Reporting');
  await page.getByRole('option', { name: 'TEST', exact: true }).click();
  await expect(rows(list).first()).toContainText('TEST');
  await expectNoFinding(page, 'zones of a product');

  await list.getByRole('button', { name: 'Remove filter Reporting' }).click();
  await openFilter(list, 'Region');
  const name = (await page.getByRole('option').first().textContent()) ?? '';
  await page.getByRole('option').first().click();
  await expect(list.getByText('Showing 1-25 of 64')).toHaveCount(0);
  for (const row of await rows(list).all()) await expect(row).toContainText(name);
});

test(
  'a zone is switched on and off, each time with an undo, and stays so after a reload',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(productPage);
    let list = await opened(page, 'Zones');
    const name = (await rowSwitches(list).first().getAttribute('aria-label')) ?? '';
    const own = () => list.getByRole('switch', { name, exact: true });
    await standIn.forget();
    await own().click();
    await expectToast(page, 'Zones added', '1 zones are now available for this product.');
    const [add] = await changes(standIn);
    expect(add?.method).toBe('POST');
    expect(add?.path).toBe(links);
    expect(Object.keys(add?.body as object).sort()).toEqual([
      'inventory_product_sku_id',
      'par',
      'zone_id',
    ]);
    expect(add?.body).toMatchObject({ inventory_product_sku_id: product, par: 0 });
    const { zone_id } = add?.body as { zone_id: string };
    await page.reload();
    list = await opened(page, 'Zones');
    await expect(own()).toBeChecked();

    await standIn.forget();
    await own().press('Space');
    const gone = toast(page, 'Zones removed', '1 zones are no longer available for this product.');
    await expect(gone).toBeVisible();
    await expect(gone).toHaveAttribute('role', 'alert');
    expect(await sent(standIn)).toEqual([
      ['DELETE', links, { zone_ids: [zone_id], product_ids: [product] }],
    ]);
    await gone.getByRole('button', { name: 'Undo' }).click();
    await expect(own()).toBeChecked();
    await expectToast(page, 'Zones added', '1 zones are now available');
    await page.reload();
    list = await opened(page, 'Zones');
    await expect(own()).toBeChecked();
  },
);

test('a whole page is switched in one call, with the number of actual changes', async ({
  page,
  open,
  standIn,
}) => {
  await open(productPage);
  let list = await opened(page, 'Zones');
  for (const at of [0, 1]) await rowSwitches(list).nth(at).click();
  await expect(all(list)).toHaveAccessibleDescription('2 of 25 on');
  await expect.poll(async () => (await changes(standIn)).length).toBe(2);
  await expect(toast(page, 'Zones added', 'available for this product.').last()).toBeVisible();
  await standIn.forget();
  await all(list).click();
  await expect(all(list)).toBeChecked();
  const added = toast(page, 'Zones added', '23 zones are now available for this product.');
  await expect(added).toBeVisible();
  const [call, ...others] = await changes(standIn);
  expect(others).toEqual([]);
  expect([call?.method, call?.path]).toEqual(['POST', bulk]);
  const { zone_products } = call?.body as Added;
  expect(zone_products).toHaveLength(23);
  expect(new Set(zone_products.map(({ zone_id }) => zone_id)).size).toBe(23);
  for (const link of zone_products) {
    expect(link).toMatchObject({ inventory_product_sku_id: product, par: 0 });
  }
  await added.getByRole('button', { name: 'Undo' }).click();
  await expect(all(list)).toHaveAccessibleDescription('2 of 25 on');
  await expectToast(page, 'Zones removed', '23 zones are no longer available for this product.');

  await page.reload();
  list = await opened(page, 'Zones');
  await expect(all(list)).toHaveAccessibleDescription('2 of 25 on');
  await standIn.forget();
  await all(list).click();
  await expect(all(list)).toBeChecked();
  await all(list).click();
  await expect(all(list)).toHaveAccessibleDescription('0 of 25 on');
  await expect
    .poll(async () => (await changes(standIn)).map(({ method }) => method))
    .toContain('DELETE');
  await page.reload();
  list = await opened(page, 'Zones');
  await expect(all(list)).toHaveAccessibleDescription('0 of 25 on');
});

test('quick switches never cancel each other', async ({ page, open, standIn }) => {
  await open(productPage);
  let list = await opened(page, 'Zones');
  await standIn.forget();
  await standIn.fault({ path: links, delayMs: 6000, times: 1 });
  const eight = await rowSwitches(list).all();
  for (const one of eight.slice(0, 8)) await one.click();
  // On, off and on again results in on.
  await eight[0]?.click();
  await eight[0]?.click();
  await expect(all(list)).toHaveAccessibleDescription('8 of 25 on');
  await expectToast(page, 'Zones added', '8 zones are now available');
  await page.reload();
  list = await opened(page, 'Zones');
  await expect(all(list)).toHaveAccessibleDescription('8 of 25 on');
});

test(
  'a switch that is refused goes back to the truth and says so; the others stay',
  { tag: '@main' },
  async ({ page, open, standIn }) => {
    await open(productPage);
    let list = await opened(page, 'Zones');
    const [first, second] = [rowSwitches(list).nth(0), rowSwitches(list).nth(1)];
    const name = (await first.getAttribute('aria-label')) ?? '';
    await standIn.fault({
      method: 'POST',
      path: links,
      status: 403,
      body: { message: 'This zone is closed for stock-taking.' },
      times: 1,
    });
    await first.click();
    await expectToast(page, 'Zones not added', `${name}: This zone is closed for stock-taking.`);
    await expect(first).not.toBeChecked();
    await second.click();
    await expectToast(page, 'Zones added', '1 zones are now available');
    await expect(second).toBeChecked();
    await expect(first).not.toBeChecked();
    await page.reload();
    list = await opened(page, 'Zones');
    await expect(all(list)).toHaveAccessibleDescription('1 of 25 on');
  },
);

test('arrows move between switches, and available rows can be listed alone', async ({
  page,
  open,
}) => {
  await open(productPage);
  const list = await opened(page, 'Zones');
  await rowSwitches(list).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rowSwitches(list).nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rowSwitches(list).nth(2)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(rowSwitches(list).nth(1)).toBeFocused();

  await list.getByRole('combobox', { name: 'Available' }).click();
  await page.getByRole('option', { name: 'Available', exact: true }).click();
  await expect(rowSwitches(list)).toHaveCount(2);
  await expect(all(list)).toBeChecked();
  await expect(page).toHaveURL(/product_zones\.available=yes/);
  // A row that is switched off stays under the pointer.
  await rowSwitches(list).first().click();
  await expect(rowSwitches(list)).toHaveCount(2);
  await expect(all(list)).toHaveAccessibleDescription('1 of 2 on');
  await list.getByRole('combobox', { name: 'Available' }).click();
  await page.getByRole('option', { name: 'Not available', exact: true }).click();
  await expect(list.getByText('Showing 1-25 of 63')).toBeVisible();
});

test('what another tab changes: an archived product, a zone and a product that are gone', async ({
  page,
  open,
  meet,
}) => {
  await test.step('a zone removed in another tab is named, and leaves the list', async () => {
    await open(productPage);
    const list = await opened(page, 'Zones');
    const name = (await rowSwitches(list).first().getAttribute('aria-label')) ?? '';
    const address =
      (await list.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    const id = address.split('/').at(-1) ?? '';
    const other = await meet();
    await other.change({
      method: 'DELETE',
      path: `/api/zones/${id}`,
      type: 'ZONE',
      action: 'DELETE_ZONE',
      id,
    });
    await rowSwitches(list).first().click();
    await expectToast(
      page,
      'Zones not added',
      `${name}: This was not found. It may have been removed.`,
    );
    await expect(list.getByRole('switch', { name, exact: true })).toHaveCount(0);
    await expect(rowSwitches(list)).toHaveCount(25);
  });

  await test.step('an archived product has its switches held, and says why', async () => {
    await open(productPage);
    await opened(page, 'Zones');
    const other = await meet();
    await other.change({
      method: 'PUT',
      path: `/api/products/${product}`,
      body: { sku: 'AV-100207', product_description: 'Whole Milk', is_archived: true },
      type: 'PRODUCT',
      action: 'UPDATE_PRODUCT',
      id: product,
    });
    await page.reload();
    const list = panel(page, 'Zones');
    await expect(list.getByText(/^This product is archived, so it is in no zone/)).toBeVisible();
    await expect(rowSwitches(list)).toHaveCount(25);
    await expect(rowSwitches(list).first()).toBeDisabled();
    await expect(all(list)).toBeDisabled();
  });
});

test('a product removed in another tab is said to be gone', async ({ page, open, meet }) => {
  await open(productPage);
  const list = await opened(page, 'Zones');
  const other = await meet();
  await other.change({
    method: 'DELETE',
    path: `/api/products/${product}`,
    type: 'PRODUCT',
    action: 'DELETE_PRODUCT',
    id: product,
  });
  await rowSwitches(list).first().click();
  await expectToast(page, 'Zones not added', 'This was not found. It may have been removed.');
  await expect(page.getByText('There is no record at this address.')).toBeVisible();
});

test('unreadable links show an error, disable the switches, and load on retry', async ({
  page,
  open,
  standIn,
}) => {
  await open('/products');
  await standIn.fault({
    path: `/api/products/${product}/zones`,
    status: 403,
    body: { message: 'The zones of this product are private.' },
    times: 1,
  });
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, productPage);
  const list = panel(page, 'Zones');
  await expect(list.getByText('The zones of this product are private.')).toBeVisible();
  await expect(rowSwitches(list).first()).toBeDisabled();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(rowSwitches(list).first()).toBeEnabled();
});

test('products of a zone: the same from the other end', async ({ page, open, standIn }) => {
  await open(zonePage);
  let list = await opened(page, 'Products');
  await expect(list.getByRole('columnheader').getByRole('switch')).toHaveCount(1);
  const heads = await list.getByRole('columnheader').allTextContents();
  expect(heads.slice(1)).toEqual(['Par', 'SKU', 'Description', 'Eligibility', 'Archived']);
  const asked = (await standIn.calls()).find(
    ({ method, path }) => method === 'GET' && path === links,
  );
  expect(asked?.query).toMatchObject({ zone_id: zone });
  // Its own eleven come first.
  await expect(rowSwitches(list).nth(10)).toBeChecked();
  await expect(rowSwitches(list).nth(11)).not.toBeChecked();
  await list.getByRole('link', { name: 'Page 26', exact: true }).first().click();
  await expect(rowSwitches(list).first()).not.toBeChecked();
  const free = list.locator('[data-row-switch]:enabled:not(:checked)').first();
  const name = (await free.getAttribute('aria-label')) ?? '';
  const own = () => list.getByRole('switch', { name, exact: true });
  await standIn.forget();
  await own().click();
  await expectToast(page, 'Products added', '1 products are now available for this zone.');
  expect((await changes(standIn))[0]?.body).toMatchObject({ zone_id: zone, par: 0 });
  await own().click();
  await expectToast(page, 'Products removed', '1 products are no longer available for this zone.');
  const removed = (await changes(standIn)).find(({ method }) => method === 'DELETE');
  expect(removed?.body).toMatchObject({ zone_ids: [zone] });

  await list.getByRole('searchbox').fill('zzzzzz');
  await expect(list.getByText('No products match your search.')).toBeVisible();
  await list.getByRole('searchbox').fill('');
  await expect(rowSwitches(list)).toHaveCount(25);
  await openFilter(list, 'Archived');
  await page.getByRole('option', { name: 'Archived', exact: true }).click();
  // Archived ones cannot be in a zone.
  await expect(rows(list).first()).toContainText('Archived');
  await expect(rowSwitches(list).first()).toBeDisabled();
  await page.reload();
  list = panel(page, 'Products');
  await expect(rowSwitches(list).first()).toBeDisabled();
});
