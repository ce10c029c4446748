/**
 * 'Bulk Edit Products': cells, bulk actions, review, save, undo (rules 2, 4, 5, 7, 9).
 *
 * @worlds http: compares the changes with the calls that carry them.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import type { OtherPerson } from '../support/otherPerson';
import type { StandIn } from '../support/standIn';
import { expect, test } from '../support/test';
import { button, organization, sentTo } from './tool';

const toolPath = `/products/bulk-edit?account_id=${organization.id}`;
const bulkPath = '/api/products/bulk';
const linksPath = '/api/products/bulk/zones';

const toolOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bulk Edit Products' });
const gridOf = (page: Page): Locator => toolOf(page).getByRole('grid', { name: 'Products' });

const ready = async (page: Page): Promise<Locator> => {
  await expect(gridOf(page)).toBeVisible({ timeout: 60_000 });
  await expect(gridOf(page).getByRole('gridcell').first()).toBeVisible();
  return toolOf(page);
};

/** A row of the sheet, from 1; only visible rows are rendered. */
const rowOf = (page: Page, place: number): Locator =>
  gridOf(page).locator(`[role=row][aria-rowindex="${place + 1}"]`);

const cellOf = async (page: Page, place: number, heading: string): Promise<Locator> => {
  const column = await gridOf(page)
    .getByRole('columnheader', { name: new RegExp(`^${heading}`) })
    .getAttribute('aria-colindex');
  return rowOf(page, place).locator(`[role=gridcell][aria-colindex="${column}"]`);
};

const type = async (page: Page, place: number, heading: string, text: string): Promise<void> => {
  await (await cellOf(page, place, heading)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** Selects the first rows as a user does: the first, and with Shift the last. */
const chooseFirst = async (page: Page, count: number): Promise<void> => {
  await rowOf(page, 1).getByRole('checkbox').click();
  if (count > 1) {
    await gridOf(page).evaluate(
      (host, top) => {
        host.scrollTop = top;
      },
      (count - 8) * 32,
    );
    await rowOf(page, count)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
  }
  await expect(toolOf(page).getByText(`${count} selected`, { exact: true })).toBeVisible();
};

const addProperty = async (page: Page, name: string): Promise<Locator> => {
  const dialog = toolOf(page);
  await dialog.getByRole('combobox', { name: 'Add a property' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  return dialog.getByRole('list', { name: 'Properties to set' }).getByRole('combobox', { name });
};

interface Sent {
  readonly products: readonly Readonly<Record<string, unknown>>[];
}
const updates = async (standIn: StandIn): Promise<readonly Sent['products'][]> =>
  (await sentTo(standIn, 'PUT', bulkPath)).map(({ body }) => (body as Sent).products);

const save = async (page: Page, count: number): Promise<void> => {
  const dialog = toolOf(page);
  await button(dialog, 'Review').click();
  await button(dialog, 'Save').click();
  await expect(dialog.getByText(`Saved ${count} results`)).toBeVisible({ timeout: 60_000 });
};

interface Shown {
  readonly id: string;
  readonly sku: string;
  readonly category: string | null;
  readonly is_archived: boolean;
  readonly zones: readonly string[];
}

const firstPage = async (other: OtherPerson): Promise<readonly Shown[]> =>
  (
    (await other.read(`${bulkPath}?account_id=${organization.id}&limit=500&offset=0&search=`)) as {
      products: readonly Shown[];
    }
  ).products;

test(
  'three cells of ten: only they are reviewed and sent, and they can be undone',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open('/products');
    await page.getByRole('button', { name: 'Manage Products' }).click();
    await page.getByRole('menuitem', { name: 'Bulk Edit Products' }).click();
    const picker = toolOf(page).getByRole('combobox', { name: /Organization/ });
    await expect(picker).toBeVisible({ timeout: 60_000 });
    await picker.click();
    await page.getByRole('option', { name: organization.name, exact: true }).click();
    const dialog = await ready(page);
    await expect(page).toHaveURL(new RegExp(organization.id));
    const [first] = await sentTo(standIn, 'GET', bulkPath);
    expect(first?.query).toMatchObject({ account_id: organization.id, limit: '500', offset: '0' });
    const other = await meet();
    const before = await firstPage(other);

    // Without changes there is nothing to review.
    await button(dialog, 'Review').click();
    await expect(dialog.getByText('No results to review.')).toBeVisible();
    await expect(button(dialog, 'Save')).toBeDisabled();
    await button(dialog, 'Back').click();

    await type(page, 2, 'Description', 'Changed by hand');
    await type(page, 5, 'Secondary Category', ' Dairy ');
    await type(page, 9, 'Description', 'Changed as well');
    // Setting the same value is not a change.
    await type(page, 7, 'Secondary Category', before[6]?.category ?? '');
    await expect(dialog.getByRole('switch', { name: 'Changed only (3)' })).toBeVisible();
    await expectNoFinding(page, 'the sheet');

    // Neither Escape nor leaving discards it without asking.
    await page.keyboard.press('Escape');
    await button(dialog, 'Cancel').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();

    // A blank description blocks the review.
    await (await cellOf(page, 3, 'Description')).click();
    await page.keyboard.press('Delete');
    await expect(button(dialog, 'Review')).toBeDisabled();
    await button(dialog, 'Undo').click();
    await button(dialog, 'Review').click();
    await expect(
      dialog.getByText('Changes to 3 products: Description 2, Secondary Category 1'),
    ).toBeVisible();
    const lines = dialog.getByRole('table', { name: 'Changes' }).getByRole('row');
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(2)).toContainText('Dairy');
    await expectNoFinding(page, 'the review');
    await standIn.forget();
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Saved 3 results')).toBeVisible();
    expect(await updates(standIn)).toEqual([
      [
        { id: before[1]?.id, product_description: 'Changed by hand' },
        { id: before[4]?.id, category: 'Dairy' },
        { id: before[8]?.id, product_description: 'Changed as well' },
      ],
    ]);
    await expect(dialog.getByRole('link', { name: before[4]?.sku ?? '' })).toHaveAttribute(
      'href',
      new RegExp(`/products/view/${before[4]?.id}$`),
    );
    await expect(button(dialog, 'Close')).toBeVisible();
    await expectNoFinding(page, 'the results');

    // Back in the sheet, nothing is changed.
    await button(dialog, 'Back to the sheet').click();
    await expect(dialog.getByRole('switch', { name: 'Changed only (0)' })).toBeVisible();

    // The change can be undone after a reload, too.
    await page.reload();
    await ready(page);
    await expect(dialog.getByText('3 products changed.')).toBeVisible();
    await standIn.forget();
    await button(dialog.getByRole('group', { name: 'Earlier change' }), 'Undo').click();
    await expect(dialog.getByText('3 changes undone')).toBeVisible();
    const [undone] = await updates(standIn);
    expect(undone).toContainEqual({ id: before[4]?.id, category: before[4]?.category });
    expect((await firstPage(other))[4]?.category).toBe(before[4]?.category);
  },
);

test('bulk actions on 250 products: trimmed, as booleans, in hundreds; refused ones keep their edits', async ({
  page,
  open,
  standIn,
  meet,
  expected,
}) => {
  expected.push(/./);
  await open(toolPath);
  const dialog = await ready(page);
  const other = await meet();
  const ids = (await firstPage(other)).slice(0, 250);
  await expect(button(dialog, 'Bulk Actions')).toBeDisabled();
  await chooseFirst(page, 250);
  await button(dialog, 'Bulk Actions').click();
  await expect(dialog.getByRole('tab')).toHaveText(['Properties', 'Availability']);
  await expect(dialog.getByText('Add a property to get started.')).toBeVisible();
  await expect(button(dialog, 'Confirm Bulk Actions')).toBeDisabled();
  const panel = dialog.getByRole('complementary', { name: 'Bulk Actions' });
  await expect(panel.getByText(ids[0]?.sku ?? '', { exact: true })).toBeVisible();
  // The rows stay in view beside it.
  await expect(rowOf(page, 250)).toBeInViewport();
  await expectNoFinding(page, 'the properties');

  await (await addProperty(page, 'Secondary Category')).fill(' Bulk Set ');
  await (await addProperty(page, 'Archived')).click();
  await page.getByRole('option', { name: 'Archived', exact: true }).click();
  await addProperty(page, 'Pick List');
  await button(dialog, 'Remove Pick List').click();
  await expectNoFinding(page, 'the properties to set');
  await button(dialog, 'Confirm Bulk Actions').click();
  await expect(dialog.getByText('0 selected', { exact: true })).toBeVisible();
  await button(dialog, 'Review').click();
  await expect(dialog.getByText(/^Archiving removes/)).toBeVisible();
  await standIn.forget();
  await standIn.fault({ method: 'PUT', path: bulkPath, status: 403, times: 1, after: 2 });
  await button(dialog, 'Save').click();
  await expect(dialog.getByText(/^Saved \d+ results$/)).toBeVisible({ timeout: 60_000 });
  const text = (await dialog.getByText(/^Saved \d+ results$/).textContent()) ?? '';
  const failed = 250 - Number(/\d+/.exec(text)?.[0]);
  expect([50, 100]).toContain(failed);
  const sent = await updates(standIn);
  expect(sent.map((products) => products.length).toSorted()).toEqual([100, 100, 50].toSorted());
  const wasArchived = new Set(ids.filter((one) => one.is_archived).map(({ id }) => id));
  for (const { id, ...values } of sent.flat()) {
    expect(values).toEqual(
      wasArchived.has(String(id))
        ? { category: 'Bulk Set' }
        : { category: 'Bulk Set', is_archived: true },
    );
  }
  // Only failed rows keep their edits, and only these are sent again.
  await button(dialog, 'Back to the sheet').click();
  await expect(dialog.getByRole('switch', { name: `Changed only (${failed})` })).toBeVisible();
  await standIn.forget();
  await save(page, failed);
  expect((await updates(standIn)).flat()).toHaveLength(failed);
});

test('zones for 250 products: 100, 100 and 50 links, and an exact undo', async ({
  page,
  open,
  standIn,
  meet,
}) => {
  await open(toolPath);
  await ready(page);
  // Restored: in no zone and not archived.
  const other = await meet();
  const products = (await firstPage(other)).slice(0, 250);
  const { zones } = (await other.read(`/api/zones?account_id=${organization.id}&offset=0`)) as {
    zones: readonly { id: string; name: string; region: { name: string } | null }[];
  };
  const zone = zones.find(({ region }) => region !== null);
  if (!zone?.region) throw new Error('The stand-in has no zone within a region.');
  const ids = products.map(({ id }) => id);
  await other.change({
    method: 'DELETE',
    path: '/api/zones/products',
    body: { zone_ids: [zone.id], product_ids: ids },
    type: 'ZONE_PRODUCT',
    action: 'DELETE_ZONE_PRODUCT',
    id: zone.id,
  });
  for (const at of [0, 100, 200])
    await other.change({
      path: bulkPath,
      body: { products: ids.slice(at, at + 100).map((id) => ({ id, is_archived: false })) },
      type: 'PRODUCT',
      action: 'UPDATE_PRODUCTS',
    });
  await page.reload();
  const dialog = await ready(page);
  await chooseFirst(page, 250);
  await button(dialog, 'Bulk Actions').click();
  await standIn.forget();
  await dialog.getByRole('tab', { name: 'Availability' }).click();
  const regions = dialog.getByRole('tabpanel', { name: 'Availability' });
  await regions.getByRole('button', { name: zone.region.name, exact: true }).click();
  const own = regions.getByRole('switch', { name: zone.name, exact: true });
  await expect(own).not.toBeChecked();
  await own.click();
  await expect(own).toBeChecked();
  await expect(regions.getByText('Will be on', { exact: true })).toBeVisible();
  await expectNoFinding(page, 'the zones');
  await button(dialog, 'Confirm Bulk Actions').click();
  await save(page, 250);
  const joined = (await sentTo(standIn, 'POST', linksPath)).map(
    ({ body }) => (body as { zone_products: readonly { zone_id: string }[] }).zone_products,
  );
  expect(joined.map((pairs) => pairs.length).toSorted()).toEqual([100, 100, 50].toSorted());
  expect(new Set(joined.flat().map(({ zone_id }) => zone_id))).toEqual(new Set([zone.id]));
  expect(await updates(standIn)).toEqual([]);

  await button(dialog, 'Undo this change').click();
  await expect(dialog.getByText('Change undone.')).toBeVisible();
  const now = (await firstPage(other)).slice(0, 250);
  expect(now.filter(({ zones: own }) => own.includes(zone.id))).toEqual([]);
});

test('zones come 25 at a time, a region turns all of its own, and the links are checked', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await ready(page);
  await chooseFirst(page, 2);
  await button(dialog, 'Bulk Actions').click();
  await standIn.forget();
  await dialog.getByRole('tab', { name: 'Availability' }).click();
  const regions = dialog.getByRole('tabpanel', { name: 'Availability' });
  await expect(regions.getByText('Unassigned zones')).toBeVisible();
  const [asked] = await sentTo(standIn, 'GET', '/api/zones');
  expect(asked?.query).toMatchObject({ account_id: organization.id, offset: '0' });
  await expect
    .poll(async () => (await sentTo(standIn, 'POST', `${linksPath}/check`)).length)
    .toBe(1);
  const more = regions.getByRole('button', { name: 'Load more' });
  // The button disappears when the last ones are loaded, possibly just before the click.
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(regions.getByText(/^(\d+) of \1 zones loaded/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const offsets = (await sentTo(standIn, 'GET', '/api/zones')).map(({ query }) => query.offset);
  expect(offsets.slice(0, 2)).toEqual(['0', '25']);

  const all = regions.getByRole('switch', { name: /^All zones of/ }).first();
  await all.click();
  await expect(all).toBeChecked();
  await regions.getByRole('button', { expanded: false }).first().click();
  const zones = regions.getByRole('list').getByRole('switch');
  for (const zone of await zones.all()) await expect(zone).toBeChecked();
  await zones.first().click();
  await expect(all).not.toBeChecked();
  await all.click();
  await all.click();
  for (const zone of await zones.all()) await expect(zone).not.toBeChecked();
  await button(dialog, 'Deselect all').click();
  await expect(dialog.getByText('No results selected.')).toBeVisible();
  await button(dialog, 'Exit Bulk Actions').click();
  // What is set is not lost without a question.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(dialog.getByRole('complementary')).toHaveCount(0);
  await expect(gridOf(page)).toBeVisible();
});

test('par is given with a zone, and posted again for a product that is in it', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await ready(page);
  /** Switches the first zone on where it is not, gives par, and saves. */
  const give = async (par: string) => {
    await chooseFirst(page, 2);
    await button(dialog, 'Bulk Actions').click();
    await dialog.getByRole('tab', { name: 'Availability' }).click();
    const regions = dialog.getByRole('tabpanel', { name: 'Availability' });
    await regions.getByRole('button', { expanded: false }).first().click();
    await expect(regions.getByText(/Checking availability/)).toHaveCount(0);
    const zone = regions.getByRole('list').getByRole('switch').first();
    if (!(await zone.isChecked())) await zone.click();
    const name = (await zone.getAttribute('aria-label')) ?? '';
    await regions.getByRole('textbox', { name: `Par of ${name}`, exact: true }).fill(par);
    await expectNoFinding(page, 'par');
    await button(dialog, 'Confirm Bulk Actions').click();
    await standIn.forget();
    await button(dialog, 'Review').click();
    await expect(dialog.getByText(new RegExp(`Par ${par}: `)).first()).toBeVisible();
    await button(dialog, 'Save').click();
    await expect(dialog.getByText('Saved 2 results', { exact: true })).toBeVisible();
    const [sent] = await sentTo(standIn, 'POST', linksPath);
    const { zone_products: pairs } = sent?.body as { zone_products: readonly { par: number }[] };
    expect(pairs.map((pair) => pair.par)).toEqual([Number(par), Number(par)]);
    expect(await sentTo(standIn, 'DELETE', '/api/zones/products')).toEqual([]);
  };
  await give('7');
  await button(dialog, 'Back to the sheet').click();
  await give('9');
});

test('a region that is switched before all zones are loaded means all of its zones (B1)', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await ready(page);
  await chooseFirst(page, 2);
  await button(dialog, 'Bulk Actions').click();
  await standIn.forget();
  await dialog.getByRole('tab', { name: 'Availability' }).click();
  const regions = dialog.getByRole('tabpanel', { name: 'Availability' });
  const all = regions.getByRole('switch', { name: /^All zones of/ }).first();
  await expect(all).toHaveAccessibleDescription(/^\d+ of \d+ loaded on/);
  await all.click();
  await expect(all).toBeChecked();
  await expect(all).toHaveAccessibleDescription(/^(\d+) of \1 on$/);
  await expect(regions.getByText(/^(\d+) of \1 zones loaded/)).toBeVisible();
  expect((await sentTo(standIn, 'GET', '/api/zones')).length).toBeGreaterThan(1);
  await regions.getByRole('button', { expanded: false }).first().click();
  const zones = await regions.getByRole('list').getByRole('switch').all();
  await expect(all).toHaveAccessibleDescription(`${zones.length} of ${zones.length} on`);
});

test('a search includes products that are not loaded, and edits stay', async ({
  page,
  open,
  standIn,
}) => {
  await open(toolPath);
  const dialog = await ready(page);
  await expect(dialog.getByText(/^500 of /)).toBeVisible();
  await type(page, 1, 'Description', 'Kept while searching');
  await standIn.forget();
  const search = dialog.getByRole('searchbox');
  await search.fill('zz');
  await search.fill('zzzz');
  await expect(dialog.getByText('No results to show.')).toBeVisible();
  expect((await sentTo(standIn, 'GET', bulkPath)).map(({ query }) => query.search)).toEqual([
    'zzzz',
  ]);
  await search.fill('');
  await expect(await cellOf(page, 1, 'Description')).toHaveText('Kept while searching');
  await button(dialog, 'Load more').click();
  await expect(button(dialog, 'Load more')).toBeHidden();
  const last = (await sentTo(standIn, 'GET', bulkPath)).at(-1);
  expect(last?.query).toMatchObject({ offset: '500', limit: '500' });
  await expect(dialog.getByRole('switch', { name: 'Changed only (1)' })).toBeVisible();
});
