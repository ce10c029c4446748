/**
 * 'Bulk Edit …' of any entity: what a list shows, changed at once or cell by cell, one call for each record, and undone.
 *
 * @worlds http: the changes are held against the calls that carry them. The nightly run adds the demo.
 */
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import type { StandIn } from '../support/standIn';
import { expect, test } from '../support/test';
import { button, organization } from './tool';

type Values = Readonly<Record<string, unknown>>;

/** Bodies of the changes of records at this path, by id. */
const changesAt = async (standIn: StandIn, path: string): Promise<ReadonlyMap<string, Values>> => {
  const sent = (await standIn.calls()).filter(
    (call) => call.method === 'PUT' && call.path.startsWith(`${path}/`),
  );
  const bodies = sent.map(
    (call) => [call.path.slice(path.length + 1), call.body as Values] as const,
  );
  expect(new Set(bodies.map(([id]) => id)).size).toBe(bodies.length);
  return new Map(bodies);
};

const sheetOf = async (dialog: Locator, many: string): Promise<Locator> => {
  const grid = dialog.getByRole('grid', { name: many });
  await expect(grid.getByRole('gridcell').first()).toBeVisible({ timeout: 60_000 });
  return grid;
};

const cellOf = async (grid: Locator, place: number, heading: string): Promise<Locator> => {
  const column = await grid
    .getByRole('columnheader', { name: new RegExp(`^${heading}`) })
    .getAttribute('aria-colindex');
  return grid.locator(
    `[role=row][aria-rowindex="${place + 1}"] [role=gridcell][aria-colindex="${column}"]`,
  );
};

const type = async (page: Page, cell: Locator, text: string): Promise<void> => {
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const reviewed = async (dialog: Locator, summary: string | RegExp): Promise<void> => {
  await button(dialog, 'Review').click();
  await expect(dialog.getByText(summary)).toBeVisible({ timeout: 30_000 });
};

test('the zones that a list shows get a time zone and a region at once, and lose them again', async ({
  page,
  open,
  standIn,
  meet,
}) => {
  await open(`/zones?account_id=${organization.id}&reporting_status=TEST`);
  const other = await meet();
  const zones = async () => {
    const { zones: all } = (await other.read(
      `/api/zones?account_id=${organization.id}&reporting_status=TEST`,
    )) as { zones: readonly Values[] };
    return all;
  };
  const before = await zones();
  expect(before.length).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Bulk edit these' }).click();
  await expect(page).toHaveURL(/\/zones\/bulk-edit\?/);
  const dialog = page.getByRole('dialog', { name: 'Bulk Edit Zones' });
  await sheetOf(dialog, 'Zones');
  await expect(dialog.getByText(`${before.length} selected`, { exact: true })).toBeVisible();
  await expectNoFinding(page, 'the sheet');

  await button(dialog, 'Bulk Actions').click();
  const setTo = async (name: string, value: string) => {
    await dialog.getByRole('combobox', { name: 'Add a property' }).click();
    await page.getByRole('option', { name, exact: true }).click();
    const input = dialog
      .getByRole('list', { name: 'Properties to set' })
      .getByRole('combobox', { name });
    await input.fill(value);
    await page.getByRole('option', { name: value, exact: true }).click();
  };
  await setTo('Timezone', 'Europe/Lisbon');
  await setTo('Region', 'North Central');
  await expectNoFinding(page, 'the bulk actions');
  await button(dialog, 'Confirm Bulk Actions').click();
  await standIn.forget();
  await reviewed(
    dialog,
    new RegExp(`^Changes to ${before.length} rows: .*Timezone ${before.length}`),
  );
  await expectNoFinding(page, 'the review');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText(`Saved ${before.length} results`)).toBeVisible();

  const sent = await changesAt(standIn, '/api/zones');
  expect([...sent.keys()].sort()).toEqual(before.map(({ id }) => id).sort());
  for (const zone of before) {
    // The call sends a whole zone: what nobody changed is as it was.
    expect(sent.get(String(zone.id))).toMatchObject({
      name: zone.name,
      external_store_id: zone.external_store_id,
      timeZoneName: 'Europe/Lisbon',
    });
  }
  await expectNoFinding(page, 'the results');

  await button(dialog, 'Undo this change').click();
  await expect(dialog.getByText('Change undone.')).toBeVisible();
  const kept = ({ id, name, timeZoneName, region_id }: Values) => ({
    id,
    name,
    timeZoneName,
    region_id,
  });
  expect((await zones()).map(kept)).toEqual(before.map(kept));
});

test(
  'a value that someone else has changed is asked about before it is overwritten, and a name that is taken is an error',
  { tag: '@main' },
  async ({ page, open, meet }) => {
    await open(`/zones/bulk-edit?account_id=${organization.id}`);
    const other = await meet();
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit Zones' });
    const grid = await sheetOf(dialog, 'Zones');
    const names = await Promise.all(
      [1, 2, 3].map(async (place) => (await cellOf(grid, place, 'Name')).textContent()),
    );
    await type(page, await cellOf(grid, 1, 'External ID'), 'BULK-1');
    await type(page, await cellOf(grid, 2, 'External ID'), 'BULK-2');
    await type(page, await cellOf(grid, 3, 'Timezone'), 'Mars/Olympus');
    await expect(dialog.getByRole('alert').getByText('1 row has an error.')).toBeVisible();
    await type(page, await cellOf(grid, 3, 'Timezone'), 'Europe/Lisbon');
    await type(page, await cellOf(grid, 3, 'Name'), String(names[1]));
    await expect(dialog.getByRole('alert').getByText(/rows? ha(s an|ve) errors?\./)).toBeVisible();
    await type(page, await cellOf(grid, 3, 'Name'), String(names[2]));
    await expect(dialog.getByRole('alert').getByText(/rows? ha(s an|ve) errors?\./)).toHaveCount(0);

    const { zones } = (await other.read(`/api/zones?account_id=${organization.id}`)) as {
      zones: readonly Values[];
    };
    const second = zones.find(({ name }) => name === names[1]);
    await other.change({
      path: `/api/zones/${String(second?.id)}`,
      body: {
        name: names[1],
        reporting_status: second?.reporting_status,
        external_store_id: 'THEIRS',
      },
      type: 'ZONE',
      action: 'UPDATE_ZONE',
      id: String(second?.id),
    });

    await reviewed(dialog, /^Changes to 3 rows: /);
    await button(dialog, 'Save').click();
    await expect(
      dialog.getByText('Not saved, because it has changed since it was loaded.'),
    ).toBeVisible();
    await expect(dialog.getByText('Saved 2 results')).toBeVisible();
    const after = (await other.read(`/api/zones/${String(second?.id)}`)) as { zone?: Values };
    expect(JSON.stringify(after)).toContain('THEIRS');
    expect(JSON.stringify(after)).not.toContain('BULK-2');

    const newer = dialog.getByRole('region', { name: /^Someone else changed 1 of these values/ });
    const line = newer.getByRole('row', { name: /THEIRS/ });
    await expect(line).toContainText('External ID');
    await expect(line).toContainText('BULK-2');
    await expectNoFinding(page, 'the choices');
    await line.getByRole('button', { name: 'Overwrite', exact: true }).click();
    await button(dialog, 'Save choices for 1 row').click();
    await expect(dialog.getByText('Saved 3 results')).toBeVisible();
    await expect(newer).toHaveCount(0);
    const last = (await other.read(`/api/zones/${String(second?.id)}`)) as { zone?: Values };
    expect(JSON.stringify(last)).toContain('BULK-2');
    // The undo restores what was overwritten.
    await button(dialog, 'Undo this change').click();
    await expect(dialog.getByText(/undone/i).first()).toBeVisible();
    const undone = (await other.read(`/api/zones/${String(second?.id)}`)) as { zone?: Values };
    expect(JSON.stringify(undone)).toContain('THEIRS');
  },
);

test('categories, which have no key, and the locations of a zone, in its panel', async ({
  page,
  open,
  standIn,
}) => {
  const path = `/organizations/view/${organization.id}/product-categories`;
  await open(path);
  await page.getByRole('link', { name: 'Bulk edit' }).click();
  const categories = page.getByRole('dialog', { name: 'Bulk Edit Product Categories' });
  const grid = await sheetOf(categories, 'Product Categories');
  await standIn.forget();
  await type(page, await cellOf(grid, 1, 'Name'), 'Renamed in bulk');
  await type(page, await cellOf(grid, 2, 'Type'), 'Tertiary');
  await expect(categories.getByRole('alert').getByText('1 row has an error.')).toBeVisible();
  await type(page, await cellOf(grid, 2, 'Type'), 'SECONDARY');
  await reviewed(categories, /rows?: .*Name 1/);
  await button(categories, 'Save').click();
  await expect(categories.getByText(/^Saved \d results?$/)).toBeVisible();
  const sent = await changesAt(standIn, `/api/organizations/${organization.id}/categories`);
  expect([...sent.values()].map(({ name }) => name)).toContain('Renamed in bulk');
  await button(categories, 'Close').click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('Renamed');
  await expect(page.getByText('Renamed in bulk')).toBeVisible();

  await open('/zones/view/20e00000-0000-4000-8000-000000000001');
  const panel = page.getByRole('region', { name: 'Locations', exact: true });
  await panel.getByRole('link', { name: 'Bulk Edit Locations' }).click();
  const locations = page.getByRole('dialog', { name: 'Bulk Edit Locations' });
  const sheet = await sheetOf(locations, 'Locations');
  await standIn.forget();
  await type(page, await cellOf(sheet, 1, 'Width'), '12.5');
  await reviewed(locations, 'Changes to 1 row: Width 1');
  await button(locations, 'Save').click();
  await expect(locations.getByText('Saved 1 result')).toBeVisible();
  const api = '/api/zones/20e00000-0000-4000-8000-000000000001/locations';
  expect([...(await changesAt(standIn, api)).values()]).toMatchObject([{ width: 12.5 }]);
});
