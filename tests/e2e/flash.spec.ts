/**
 * Flash Products on a zone's page (rules 2, 7, 8): the options, the request, and the result.
 *
 * @worlds http: compares the request with the result.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { OtherPerson } from './support/otherPerson';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

/** Two zones of one organization with 640 products. */
const zone = '20e00000-0000-4000-8000-000000000041';
const source = { id: '20e00000-0000-4000-8000-000000000001', name: 'Miami Riverside' } as const;
const organization = 'acc00000-0000-4000-8000-000000000001';
const zonePage = `/zones/view/${zone}`;
/** A zone of the organization with 1,000 products. */
const wholesaler = 'acc00000-0000-4000-8000-000000000009';

const flashPath = '/api/zones/products/flash';
const question =
  'Overwriting existing products may affect product data. Are you sure you want to enable this option?';

interface ZoneProduct {
  readonly inventory_product_sku_id: string;
  readonly par: number;
}

const productsOf = async (other: OtherPerson, id: string) => {
  const body = await other.read(`/api/zones/products?zone_id=${id}`);
  return (body as { zone_products: readonly ZoneProduct[] }).zone_products;
};
const idsOf = (rows: readonly ZoneProduct[]) =>
  rows.map((row) => row.inventory_product_sku_id).sort();

const flashes = async (standIn: StandIn) =>
  (await standIn.calls()).filter(({ method, path }) => method === 'POST' && path === flashPath);

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

const opened = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Flash Products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Flash Products' });
  // Its code loads on first use.
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  return dialog;
};
const flash = (dialog: Locator) => dialog.getByRole('button', { name: 'Flash', exact: true });
const preview = (dialog: Locator) => dialog.getByText(/would be added/);

const pickSource = async (page: Page, dialog: Locator, name: string = source.name) => {
  await dialog.getByRole('radio', { name: 'Zone' }).check();
  await dialog.getByRole('combobox', { name: 'Source zone' }).fill(name);
  // The external id follows the name in a zone's option.
  await page.getByRole('option', { name: new RegExp(`^${name}( \\S+)?$`) }).click();
};

/** The four counts of the preview. */
const countsOf = async (dialog: Locator) => {
  const said = (await preview(dialog).textContent()) ?? '';
  const found =
    /^(\d+) would be added, (\d+) kept, (\d+) overwritten, (\d+) archived \(excluded\)$/.exec(said);
  expect(found, said).not.toBeNull();
  const [added = NaN, kept = NaN, overwritten = NaN, archived = NaN] = (found ?? [])
    .slice(1)
    .map(Number);
  return { added, kept, overwritten, archived };
};

test('the button waits for a source and its zone, and the zone itself is no source', async ({
  page,
  open,
  standIn,
}) => {
  await open(zonePage);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('');
  const name = (await heading.textContent()) ?? '';
  const dialog = await opened(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(flash(dialog)).toBeDisabled();
  await expectNoFinding(page, 'Flash Products, nothing chosen');

  await dialog.getByRole('radio', { name: 'Organization' }).check();
  await expect(flash(dialog)).toBeEnabled();
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await expect(preview(dialog)).toBeVisible();
  await expectNoFinding(page, 'Flash Products, a preview');

  await dialog.getByRole('radio', { name: 'Zone' }).check();
  await expect(flash(dialog)).toBeDisabled();
  await standIn.forget();
  const box = dialog.getByRole('combobox', { name: 'Source zone' });
  await box.fill(name.slice(0, 2));
  await page.waitForTimeout(700);
  await box.fill(name);
  await expect(dialog.getByRole('status').getByText('No matches.')).toBeVisible();
  const asked = (await standIn.calls()).filter(({ path }) => path === '/api/zones/search');
  expect(asked.map(({ query }) => query)).toEqual([{ account_id: organization, text: name }]);
  await pickSource(page, dialog);
  await expect(flash(dialog)).toBeEnabled();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Flash Products' })).toBeFocused();
  expect(await flashes(standIn)).toEqual([]);
});

test(
  'from the organization: true counts, one call, the panel behind, and the way back',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open(zonePage);
    const other = await meet();
    const before = await productsOf(other, zone);
    // A dialog hides the page behind it from assistive technology.
    const panel = page.getByRole('region', { name: 'Products', exact: true, includeHidden: true });
    await expect(panel.locator('[data-row-switch]')).toHaveCount(25, { timeout: 60_000 });
    const dialog = await opened(page);
    await dialog.getByRole('radio', { name: 'Organization' }).check();
    const { added, kept, overwritten, archived } = await countsOf(dialog);
    expect({ kept, overwritten }).toEqual({ kept: before.length, overwritten: 0 });
    expect(added + kept + archived).toBe(640);

    await standIn.forget();
    await flash(dialog).dblclick();
    await expect(toast(page, 'Products flashed to zone.')).toBeVisible();
    await expect(dialog.getByText(`${added} added, 0 overwritten`)).toBeVisible();
    await expectNoFinding(page, 'Flash Products, the result');
    const calls = await flashes(standIn);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      query: { zone_id: zone },
      body: null,
      headers: {
        'x-resource-type': 'ZONE_PRODUCT',
        'x-resource-action': 'FLASH_ZONE_PRODUCTS',
        'x-resource-id': zone,
      },
    });
    expect(await productsOf(other, zone)).toHaveLength(before.length + added);
    await expect(panel.locator('[data-row-switch]:checked').first()).toBeAttached();

    await standIn.forget();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText(`${added} products removed from the zone.`)).toBeVisible();
    const removals = (await standIn.calls()).filter(({ method }) => method === 'DELETE');
    expect(removals.length).toBe(Math.ceil(added / 100));
    for (const { body } of removals) expect(body).toMatchObject({ zone_ids: [zone] });
    expect(idsOf(await productsOf(other, zone))).toEqual(idsOf(before));
  },
);

test('flashed products are still there after a reload', async ({ page, open, standIn, meet }) => {
  await open(zonePage);
  const other = await meet();
  const dialog = await opened(page);
  await pickSource(page, dialog);
  const { added, kept } = await countsOf(dialog);
  await standIn.forget();
  await flash(dialog).click();
  await expect(toast(page, 'Products flashed to zone.')).toBeVisible();
  const calls = await flashes(standIn);
  expect(calls.map(({ query }) => query)).toEqual([
    { from_zone_id: source.id, zone_id: zone, overwrite: 'false' },
  ]);
  await expect(dialog.getByText(`${added} added, 0 overwritten`)).toBeVisible();
  await page.reload();
  const panel = page.getByRole('region', { name: 'Products', exact: true });
  await panel.getByRole('combobox', { name: 'Available' }).click();
  await page.getByRole('option', { name: 'Available', exact: true }).click();
  await expect(panel.getByText(new RegExp(`of ${added + kept}$`)).first()).toBeVisible();
  expect(await productsOf(other, zone)).toHaveLength(added + kept);
});

test('overwriting asks, can be declined, and gives the pars of the source', async ({
  page,
  open,
  standIn,
  meet,
}) => {
  await open(zonePage);
  const other = await meet();
  const shared = (await productsOf(other, source.id))[0]?.inventory_product_sku_id ?? '';
  const type = 'ZONE_PRODUCT';
  await other.change({
    method: 'DELETE',
    path: '/api/zones/products',
    body: { zone_ids: [zone, source.id], product_ids: [shared] },
    type,
    action: 'DELETE_ZONE_PRODUCT',
    id: zone,
  });
  for (const [zone_id, par] of [
    [zone, 4],
    [source.id, 9],
  ] as const) {
    await other.change({
      method: 'POST',
      path: '/api/zones/products',
      body: { zone_id, inventory_product_sku_id: shared, par },
      type,
      action: 'CREATE_ZONE_PRODUCT',
    });
  }
  const before = await productsOf(other, zone);
  const dialog = await opened(page);
  await pickSource(page, dialog);
  const overwrite = dialog.getByRole('switch', { name: 'Overwrite existing' });
  await expect(overwrite).not.toBeChecked();
  await overwrite.click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByText(question, { exact: true })).toBeVisible();
  await expectNoFinding(page, 'the question before overwriting');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(overwrite).not.toBeChecked();
  expect((await countsOf(dialog)).overwritten).toBe(0);

  await overwrite.click();
  await asked.getByRole('button', { name: 'Enable overwriting' }).click();
  await expect(overwrite).toBeChecked();
  const { added, overwritten } = await countsOf(dialog);
  expect(overwritten).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: `Overwritten (${overwritten})` }).click();
  await expect(dialog.getByText('Par 4 → 9')).toBeVisible();

  await standIn.forget();
  await flash(dialog).click();
  await expect(dialog.getByText(`${added} added, ${overwritten} overwritten`)).toBeVisible();
  await expect(dialog.getByText('Overwritten values cannot be restored.')).toBeVisible();
  expect((await flashes(standIn)).map(({ query }) => query.overwrite)).toEqual(['true']);
  const now = new Map(
    (await productsOf(other, zone)).map((row) => [row.inventory_product_sku_id, row.par]),
  );
  expect(now.get(shared)).toBe(9);
  expect(before.filter((row) => now.get(row.inventory_product_sku_id) !== row.par)).toHaveLength(
    overwritten,
  );
});

test('another code than SUCCESS has failed, with its reason, and nothing is lost', async ({
  page,
  open,
  standIn,
}) => {
  await open(zonePage);
  const dialog = await opened(page);
  await pickSource(page, dialog);
  await expect(preview(dialog)).toBeVisible();
  await standIn.fault({ method: 'POST', path: flashPath, status: 200, body: { code: 'FAILED' } });
  await flash(dialog).click();
  await expect(toast(page, 'Failed to flash products to zone.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('The platform responded: FAILED.');
  await expect(dialog.getByRole('combobox', { name: 'Source zone' })).toHaveValue(source.name);
  await standIn.noFaults();
  await flash(dialog).click();
  await expect(toast(page, 'Products flashed to zone.')).toBeVisible();
});

test('the first 100 of 1,000 products are listed, and any of them is found', async ({
  page,
  open,
  meet,
}) => {
  await open('/zones');
  const other = await meet();
  const { zones } = (await other.read(`/api/zones?account_id=${wholesaler}&offset=0`)) as {
    zones: readonly { id: string }[];
  };
  const id = zones[0]?.id ?? '';
  const before = (await productsOf(other, id)).length;
  await page.goto(`/zones/view/${id}`);
  const dialog = await opened(page);
  await dialog.getByRole('radio', { name: 'Organization' }).check();
  const { added, kept, archived } = await countsOf(dialog);
  expect(kept).toBe(before);
  expect(added + kept + archived).toBe(1000);
  const list = dialog.getByRole('list', { name: 'Products' });
  const group = added > 100 ? 'Added' : 'Kept';
  await dialog.getByRole('button', { name: new RegExp(`^${group}`) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(100);
  const sku = ((await list.getByRole('listitem').nth(60).textContent()) ?? '').split(' ')[0] ?? '';
  await dialog.getByRole('searchbox').fill(sku);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(sku);
});
