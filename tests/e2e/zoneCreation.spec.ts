/**
 * After a zone is created (rules 3, Zone; rules R60): products and members, with accurate results.
 *
 * @worlds http: checks the order of calls after a creation.
 */
import type { Page } from '@playwright/test';
import { expectNoFinding } from './support/axe';
import type { StandIn } from './support/standIn';
import { expect, test } from './support/test';

const organization = { id: 'acc00000-0000-4000-8000-000000000001', name: 'Alder & Vine Markets' };
const flashPath = '/api/zones/products/flash';
const membersPath = '/api/zones/memberships';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

const posts = async (standIn: StandIn, path: string) =>
  (await standIn.calls()).filter((call) => call.method === 'POST' && call.path === path);

/** Opens the form with an organization and a name. */
const begun = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name: 'Add Zone' });
  const box = dialog.getByRole('combobox', { name: /^Organization/ });
  await box.click();
  await box.fill('Alder');
  await page.getByRole('option', { name: organization.name, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  return dialog;
};

const zoneOf = async (standIn: StandIn): Promise<Record<string, unknown>> =>
  (await posts(standIn, '/api/zones'))[0]?.body as Record<string, unknown>;

test('both options are off, and neither is sent', async ({ page, open, standIn }) => {
  await open('/zones/create');
  await standIn.forget();
  const dialog = await begun(page, 'Plain Corner');
  for (const name of ['Assign team members', 'Flash products']) {
    await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
  }
  await expectNoFinding(page, 'Add Zone');
  await dialog.getByRole('button', { name: 'Add Zone' }).click();
  await expect(toast(page, 'Zone "Plain Corner" created successfully!')).toBeVisible();
  expect(Object.keys(await zoneOf(standIn)).sort()).toEqual([
    'account_id',
    'alt_external_store_id',
    'external_store_id',
    'name',
    'region_id',
    'timeZoneName',
  ]);
  expect(await posts(standIn, flashPath)).toEqual([]);
  expect(await posts(standIn, membersPath)).toEqual([]);
});

test(
  'both on: the new zone has the products and everybody, and says how many',
  { tag: '@main' },
  async ({ page, open, standIn, meet }) => {
    await open('/zones/create');
    const other = await meet();
    const { users } = (await other.read(`/api/users?account_id=${organization.id}`)) as {
      users: readonly { id: string }[];
    };
    await standIn.forget();
    const dialog = await begun(page, 'Full Corner');
    await dialog.getByRole('switch', { name: 'Assign team members' }).click();
    await dialog.getByRole('switch', { name: 'Flash products' }).click();
    await dialog.getByRole('button', { name: 'Add Zone' }).dblclick();
    await expect(toast(page, 'Zone "Full Corner" created successfully!')).toBeVisible();
    await expect(toast(page, 'Products flashed to zone.')).toBeVisible();
    await expect(toast(page, `${users.length} members added`)).toBeVisible();

    expect(Object.keys(await zoneOf(standIn))).not.toContain('flash_skus');
    expect(Object.keys(await zoneOf(standIn))).not.toContain('assignMemberships');
    const [flash, ...more] = await posts(standIn, flashPath);
    expect(more).toEqual([]);
    const id = flash?.query.zone_id ?? '';
    expect(flash?.headers).toMatchObject({
      'x-resource-type': 'ZONE_PRODUCT',
      'x-resource-action': 'FLASH_ZONE_PRODUCTS',
      'x-resource-id': id,
    });
    const added = (await posts(standIn, membersPath)).map(
      ({ body }) => body as { user_id: string },
    );
    expect(added).toHaveLength(users.length);
    for (const body of added) expect(body).toMatchObject({ zone_id: id, role: 'user' });

    const products = (await other.read(`/api/zones/products?zone_id=${id}`)) as { total: number };
    const members = (await other.read(`${membersPath}?zone_id=${id}`)) as {
      memberships: readonly { user: { id: string } }[];
    };
    expect(products.total).toBeGreaterThan(500);
    expect(members.memberships.map(({ user }) => user.id).sort()).toEqual(
      users.map((user) => user.id).sort(),
    );
  },
);

test('one that fails is told, and stops neither the others nor the zone', async ({
  page,
  open,
  standIn,
}) => {
  await open('/zones/create');
  const dialog = await begun(page, 'Half Corner');
  await dialog.getByRole('switch', { name: 'Assign team members' }).click();
  await dialog.getByRole('switch', { name: 'Flash products' }).click();
  await standIn.fault(
    { method: 'POST', path: flashPath, status: 200, body: { code: 'FAILED' } },
    { method: 'POST', path: membersPath, status: 403, body: { message: 'Not them.' }, times: 1 },
  );
  await standIn.forget();
  await dialog.getByRole('button', { name: 'Add Zone' }).click();
  await expect(
    toast(
      page,
      'Zone "Half Corner" was created, but the next step failed: Failed to flash products to zone.',
    ),
  ).toBeVisible();
  await expect(toast(page, /members? added/)).toBeVisible();
  await expect(
    toast(page, /^Zone "Half Corner" was created, but the next step failed for .+: Not them\.$/),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').first().fill('Half Corner');
  await expect(page.getByRole('link', { name: 'Half Corner' })).toBeVisible();
});
