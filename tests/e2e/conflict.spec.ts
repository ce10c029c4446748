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

test('in a panel, mine is kept', { tag: '@main' }, async ({ page, meet, standIn }) => {
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

test('two people change other members of a list: both changes are kept, and nobody is asked', async ({
  page,
  meet,
  standIn,
}) => {
  const uom = `/api/organizations/${organization}/uom`;
  const other = await meet();
  const enabledUnits = async () =>
    ((await other.read(uom)) as { uoms: { enabled: readonly string[] } }).uoms.enabled;
  const [first = '', second = '', ...rest] = await enabledUnits();
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
  await expect(page.getByText('Units of measure saved.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  const kept = await enabledUnits();
  expect(kept.toSorted()).toEqual(rest.toSorted());
  expect(kept).not.toContain(second);
});

test.describe('in a document', () => {
  const features = `/api/organizations/${organization}/features`;
  interface Flags {
    readonly feature_flags: readonly { id: string; name: string; value: unknown }[];
  }
  const limit = 'capture_retry_limit';
  const days = 'image_retention_days';

  const valuesOf = async (other: OtherPerson) => {
    const { feature_flags: flags } = (await other.read(features)) as Flags;
    return Object.fromEntries(flags.map(({ name, value }) => [name, value]));
  };

  /** Changes two flags here, while another user changes one of them, and a third one. */
  const begin = async (page: Page, other: OtherPerson, standIn: StandIn) => {
    const { feature_flags: flags } = (await other.read(features)) as Flags;
    const idOf = (name: string) => flags.find((flag) => flag.name === name)?.id ?? '';
    await page.goto(`/organizations/view/${organization}/features`);
    const box = page.getByRole('main').getByRole('spinbutton', { name: limit });
    await box.fill('7');
    await page.getByRole('main').getByRole('spinbutton', { name: days }).fill('30');
    await other.change({
      path: features,
      body: {
        feature_flags: [
          { id: idOf(limit), value: 1234.5 },
          { id: idOf('support_channel'), value: 'nights' },
        ],
      },
      type: 'ORGANIZATION_FEATURE_FLAGS',
      action: 'UPDATE_ORGANIZATION_FEATURE_FLAGS',
      id: organization,
    });
    await standIn.forget();
    await page.getByRole('button', { name: 'Save' }).click();
    // Only the part that both changed.
    await expect(question(page).getByRole('group')).toHaveCount(1);
    const group = question(page).getByRole('group', { name: `Feature flags: ${limit}` });
    await expect(group.getByRole('radio', { name: 'Mine: 7' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Saved: 1,234.5' })).not.toBeChecked();
    expect(await sent(standIn)).toEqual([]);
    return box;
  };

  test('mine is kept', async ({ page, meet, standIn }) => {
    const other = await meet();
    const box = await begin(page, other, standIn);
    await question(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Feature flags saved.')).toBeVisible();
    expect(await valuesOf(other)).toMatchObject({
      [limit]: 7,
      [days]: 30,
      support_channel: 'nights',
    });
    await page.reload();
    await expect(box).toHaveValue('7');
  });

  test('theirs is kept and shown, and Back keeps the typed values', async ({
    page,
    meet,
    standIn,
  }) => {
    const other = await meet();
    await test.step('Back keeps the typed values', async () => {
      const box = await begin(page, other, standIn);
      await question(page).getByRole('button', { name: 'Back to the form' }).click();
      await expect(question(page)).toBeHidden();
      await expect(box).toHaveValue('7');
      expect(await valuesOf(other)).toMatchObject({ [limit]: 1234.5, support_channel: 'nights' });
    });

    await test.step('theirs is kept, and shown', async () => {
      await page.getByRole('button', { name: 'Save' }).click();
      await question(page)
        .getByRole('radio', { name: /^Saved:/ })
        .check();
      await question(page).getByRole('button', { name: 'Save' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('spinbutton', { name: limit })).toHaveValue(
        /^1,?234\.5$/,
      );
      expect(await valuesOf(other)).toMatchObject({ [limit]: 1234.5, [days]: 30 });
    });
  });
});
