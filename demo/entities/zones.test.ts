import { describe, expect, it } from 'vitest';
import { signedIn } from '../signedIn';
import type { ZoneLocation } from './zoneLocations';

interface Zone {
  readonly id: string;
  readonly name: string;
  readonly external_store_id: string | null;
}
interface User {
  readonly id: string;
  readonly name: string;
}
interface Answer extends Zone {
  readonly message: string;
  readonly zones: readonly (Zone & string)[];
  readonly results: readonly { readonly id: string; readonly user: User }[];
  readonly products: readonly { readonly id: string; readonly zones: readonly string[] }[];
  readonly pick_lists: readonly { readonly id: string; readonly label_identifier: string }[];
  readonly locations: readonly ZoneLocation[];
  readonly memberships: readonly unknown[];
  readonly total: number;
  readonly insert_zone_one: { readonly id: string };
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const other = 'acc00000-0000-4000-8000-000000000002';
/** Has locations and members. */
const zoneId = '20e00000-0000-4000-8000-000000000001';

describe('zones', () => {
  it('may have no time zone until one is set', async () => {
    const { get, send } = await signedIn<Answer>();
    const path = '/api/zones/20e00000-0000-4000-8000-000000000071';
    const change = async (timeZoneName: string | null) =>
      (await send('PUT', path, { name: 'Clockless', reporting_status: 'TEST', timeZoneName })).body;
    expect(await get(path)).toMatchObject({ timeZoneName: null });
    expect(await change('')).toMatchObject({ name: 'Clockless', timeZoneName: null });
    expect(await change('America/Denver')).toMatchObject({ timeZoneName: 'America/Denver' });
    expect(await change(null)).toMatchObject({ timeZoneName: 'UTC' });
  });

  it('are created disabled and in UTC', async () => {
    const { get, send } = await signedIn<Answer>();
    const made = await send('POST', '/api/zones', { account_id, name: ' Quay 9 ' });
    const zone = await get(`/api/zones/${made.body.insert_zone_one.id}`);
    const defaults = { reporting_status: 'DISABLED', timeZoneName: 'UTC' };
    expect(zone).toMatchObject({ name: 'Quay 9', ...defaults });
  });

  it('go with their products, locations and members', async () => {
    const { get, ask, send } = await signedIn<Answer>();
    const { products } = await get('/api/products?limit=100');
    const product = products.find(({ zones }) => zones.length > 0)!;
    const zone = product.zones[0]!;
    await send('DELETE', `/api/zones/${zone}`);
    expect((await get(`/api/products/${product.id}/zones`)).total).toBe(product.zones.length - 1);
    for (const path of [`/${zone}/locations`, `/memberships?zone_id=${zone}`, `/${zone}`])
      expect((await ask('GET', `/api/zones${path}`)).status).toBe(404);
  });
});

it('the locations of a zone follow their pick list', async () => {
  const { get, send } = await signedIn<Answer>();
  const slots = async () =>
    (await get(`/api/zones/${zoneId}/locations`)).locations.flatMap(({ count_techniques }) =>
      count_techniques.flatMap(({ pick_list_slot_id }) => pick_list_slot_id ?? []),
    );
  const [slot] = await slots();
  const path = `/api/organizations/${account_id}/pick-lists`;
  const { pick_lists } = await get(path);
  const { id } = pick_lists.find(({ label_identifier }) => label_identifier === slot)!;
  await send('PUT', `${path}/${id}`, { label_identifier: 'ZZ-99' });
  expect(await slots()).toContain('ZZ-99');
  await send('DELETE', `/api/pick-lists/${id}?type=pickList`);
  expect(await slots()).not.toContain('ZZ-99');
});

it('members of a zone are added once, from its organization, and are found by the search no more', async () => {
  const { get, send } = await signedIn<Answer>();
  const path = '/api/zones/memberships';
  const people = async (account: string, exclude: string) => {
    const query = `text=a&account_id=${account}&exclude_zone=${exclude}&limit=10`;
    return (await get(`/api/users/search?${query}`)).results.map(({ user }) => user);
  };
  const add = (user_id: string) => send('POST', path, { zone_id: zoneId, user_id, role: 'user' });
  const [outsider] = await people(account_id, zoneId);
  const { body } = await add(outsider!.id);
  expect(body).toMatchObject({ zone_id: zoneId, role: 'user', user: outsider });
  expect((await get(`${path}?zone_id=${zoneId}`)).memberships).toContainEqual(body);
  const again = await add(outsider!.id);
  expect([again.status, again.body.message]).toEqual([409, 'This person already has access.']);
  expect(await people(account_id, zoneId)).not.toContainEqual(outsider);
  const own = (await people(account_id, 'none')).map(({ id }) => id);
  const stranger = (await people(other, 'none')).find(({ id }) => !own.includes(id))!;
  expect(await add(stranger.id)).toMatchObject({
    status: 400,
    body: { errors: { user_id: expect.stringContaining(stranger.name) } },
  });
});
