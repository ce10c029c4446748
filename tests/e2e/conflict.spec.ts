/**
 * A change by another user between opening and saving is shown field by field, and nothing is overwritten.
 *
 * @worlds http: two users need one platform in a separate process, which only HTTP has.
 */
import type { Page } from '@playwright/test';
import type { SeenCall, StandIn } from './support/standIn';
import type { OtherPerson } from './support/otherPerson';
import { expect, test } from './support/test';

const organization = 'acc00000-0000-4000-8000-000000000001';

/** Changes sent by this console. */
const sent = async (standIn: StandIn): Promise<readonly SeenCall[]> =>
  (await standIn.calls()).filter(({ method }) => method === 'PUT');

const question = (page: Page) => page.getByRole('alertdialog', { name: /^Newer changes to / });

interface Region {
  readonly id: string;
  readonly name: string;
}

const renames = (other: OtherPerson, { id }: Region, name: string) =>
  other.change({
    path: `/api/regions/${id}`,
    body: { name },
    type: 'REGION',
    action: 'UPDATE_REGION',
    id,
  });

/** Opens a region's panel and types 'Mine', while another user renames it to 'Theirs'. */
const inConflict = async (page: Page, other: OtherPerson, standIn: StandIn) => {
  const { results } = (await other.read('/api/regions')) as { results: readonly Region[] };
  const region = results[0];
  if (!region) throw new Error('The seed has no region.');
  await page.goto(`/zones/regions/view/${region.id}/edit`);
  const panel = page.getByRole('dialog', { name: 'Edit Region' });
  await expect(panel.getByLabel('Name')).toHaveValue(region.name);
  await panel.getByLabel('Name').fill('Mine');
  await renames(other, region, 'Theirs');
  await standIn.forget();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(question(page)).toContainText(
    'Theirs was saved with other values after you opened this form.',
  );
  expect(await sent(standIn)).toEqual([]);
  return { region, panel };
};

test.beforeEach(async ({ open }) => {
  await open('/zones/regions');
});

test('in a panel, mine is kept', async ({ page, meet, standIn }) => {
  await inConflict(page, await meet(), standIn);
  const group = question(page).getByRole('group', { name: 'Name' });
  await expect(group.getByRole('radio', { name: 'Mine: Mine' })).toBeChecked();
  await expect(group.getByRole('radio', { name: 'Saved: Theirs' })).not.toBeChecked();
  await question(page).getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Region "Mine" updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  expect((await sent(standIn)).map(({ body }) => body)).toEqual([{ name: 'Mine' }]);
});

test('in a panel, theirs is kept, and Back keeps the input and sends nothing', async ({
  page,
  meet,
  standIn,
}) => {
  await test.step('in a panel, theirs is kept', async () => {
    await inConflict(page, await meet(), standIn);
    await question(page).getByRole('radio', { name: 'Saved: Theirs' }).check();
    await question(page).getByRole('button', { name: 'Save' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
    expect((await sent(standIn)).every(({ body }) => (body as Region).name === 'Theirs')).toBe(
      true,
    );
  });

  await test.step('in a panel, Back keeps the input and sends nothing', async () => {
    const { panel } = await inConflict(page, await meet(), standIn);
    await question(page).getByRole('button', { name: 'Back to the form' }).click();
    await expect(question(page)).toBeHidden();
    await expect(panel.getByLabel('Name')).toHaveValue('Mine');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    expect(await sent(standIn)).toEqual([]);
    // The form still works and asks again.
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(panel.getByLabel('Name')).toHaveValue('Mine');
    expect(await sent(standIn)).toEqual([]);
  });
});

test('what another changed elsewhere in the record stays, and a removed record is told', async ({
  page,
  meet,
  standIn,
}) => {
  await test.step('in a panel, what another changed elsewhere in the record stays', async () => {
    const other = await meet();
    const { zones } = (await other.read(`/api/zones?account_id=${organization}`)) as {
      zones: readonly (Region & { reporting_status: string })[];
    };
    const zone = zones.find(({ reporting_status: status }) => status === 'PRODUCTION');
    if (!zone) throw new Error('The seed has no zone in production.');
    await page.goto(`/zones/view/${zone.id}/edit`);
    const panel = page.getByRole('dialog', { name: 'Edit Zone' });
    await panel.getByLabel('Name').fill('Mine');
    await other.change({
      path: `/api/zones/${zone.id}`,
      body: { name: zone.name, reporting_status: 'TEST' },
      type: 'ZONE',
      action: 'UPDATE_ZONE',
      id: zone.id,
    });
    await standIn.forget();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Zone "Mine" updated successfully!')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    const changes = await sent(standIn);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.body).toMatchObject({ name: 'Mine', reporting_status: 'TEST' });
  });

  await test.step('a record removed by someone else shows an error in the panel, and the input stays', async () => {
    const other = await meet();
    const { id } = (await other.change({
      method: 'POST',
      path: '/api/items',
      body: { name: 'Soon gone' },
      type: 'ITEM',
      action: 'CREATE_ITEM',
    })) as Region;
    await page.goto(`/products/items/view/${id}/edit`);
    const panel = page.getByRole('dialog', { name: 'Edit Item' });
    await expect(panel.getByLabel('Name')).toHaveValue('Soon gone');
    await panel.getByLabel('Name').fill('Mine');
    await other.change({
      method: 'DELETE',
      path: `/api/items/${id}`,
      type: 'ITEM',
      action: 'DELETE_ITEM',
      id,
    });
    await standIn.forget();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('alert')).toHaveText(/\w/);
    await expect(panel.getByLabel('Name')).toHaveValue('Mine');
    expect(await sent(standIn)).toEqual([]);
  });
});

test.describe('in a document', () => {
  const uom = `/api/organizations/${organization}/uom`;
  interface Units {
    readonly uoms: { readonly enabled: readonly string[]; readonly available: readonly string[] };
  }

  /** Removes one unit here while another user removes another. */
  const begin = async (page: Page, other: OtherPerson, standIn: StandIn) => {
    const { enabled } = ((await other.read(uom)) as Units).uoms;
    const [first = '', second = '', ...rest] = enabled;
    await page.goto(`/organizations/view/${organization}/uom`);
    const box = page.getByRole('main').getByRole('checkbox', { name: first, exact: true });
    await expect(box).toBeChecked();
    await box.uncheck();
    await other.change({
      path: uom,
      body: { uoms: [first, ...rest] },
      type: 'ORGANIZATION_UNITS_OF_MEASURE',
      action: 'UPDATE_ORGANIZATION_UNITS_OF_MEASURE',
      id: organization,
    });
    await standIn.forget();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(question(page)).toBeVisible();
    expect(await sent(standIn)).toEqual([]);
    return { box, mine: [second, ...rest], theirs: [first, ...rest] };
  };

  const stored = async (other: OtherPerson) =>
    ((await other.read(uom)) as Units).uoms.enabled.toSorted();

  test('mine is kept', async ({ page, meet, standIn }) => {
    const other = await meet();
    const { mine, box } = await begin(page, other, standIn);
    await question(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Units of measure saved.')).toBeVisible();
    expect(await stored(other)).toEqual(mine.toSorted());
    await page.reload();
    await expect(box).not.toBeChecked();
  });

  test('theirs is kept and shown, and Back keeps the checked options', async ({
    page,
    meet,
    standIn,
  }) => {
    await test.step('theirs is kept, and shown', async () => {
      const other = await meet();
      const { theirs, box } = await begin(page, other, standIn);
      await question(page)
        .getByRole('radio', { name: /^Saved:/ })
        .check();
      await question(page).getByRole('button', { name: 'Save' }).click();
      await expect(question(page)).toBeHidden();
      await expect(box).toBeChecked();
      expect(await stored(other)).toEqual(theirs.toSorted());
    });

    await test.step('Back keeps the checked options', async () => {
      const other = await meet();
      const { theirs, box } = await begin(page, other, standIn);
      await question(page).getByRole('button', { name: 'Back to the form' }).click();
      await expect(question(page)).toBeHidden();
      await expect(box).not.toBeChecked();
      expect(await stored(other)).toEqual(theirs.toSorted());
    });
  });
});
