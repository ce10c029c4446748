import { describe, expect, it } from 'vitest';
import type { ZoneLocation } from './zoneLocations';
import { standIn } from '../node';
import { audit } from '../signedIn';
import { pictureKeys, seedZoneLocations } from '../store/seed/zoneLocations';

interface Answer extends ZoneLocation {
  readonly locations: readonly ZoneLocation[];
  readonly storage_types: readonly string[];
  readonly plane_techniques: readonly string[];
  readonly count_techniques: ZoneLocation['count_techniques'];
  readonly pick_lists: readonly { readonly id: string; readonly label_identifier: string }[];
  readonly total: number;
}

const zone = '20e00000-0000-4000-8000-000000000001';
const empty = '20e00000-0000-4000-8000-000000000002';
const account = 'acc00000-0000-4000-8000-000000000001';
const pathOf = (id: string) => `/api/zones/${id}/locations`;

const good = {
  zone_id: empty,
  name: 'Back shelf',
  storage_type: 'DRY_SHELF',
  plane_technique_value: null,
  count_techniques: [],
  width: 2.45,
  height: 0,
  depth: 0.6,
};

const start = async () => {
  const { ask } = await standIn().signIn();
  const get = async (path: string) => (await ask<Answer>('GET', path)).body;
  const send = (method: string, path: string, body?: object) =>
    ask<Answer>(method, path, body, audit(`${method}_ZONE_LOCATION`, 'x'));
  return {
    get,
    send,
    inZone: async (id: string) => (await get(pathOf(id))).locations,
    add: (more: object = {}) => send('POST', pathOf(empty), { ...good, ...more }),
  };
};

/** Without id and images: what is sent. */
const sent = ({ id, thumbnail_s3_key, cv_thumbnail_s3_key, ...rest }: ZoneLocation) => rest;

describe('the locations of a zone', () => {
  it("accept the platform's options", async () => {
    const { get } = await start();
    const options = await get('/api/zones/locations/options');
    expect(Object.keys(options).sort()).toEqual([
      'count_techniques',
      'plane_techniques',
      'storage_types',
    ]);
    expect(options.storage_types).toContain('WALK_IN_COOLER');
    expect(options.plane_techniques).toContain('SHELF_EDGE');
    expect(options.count_techniques).toContain('PICKLIST');
  });

  it('are there in about two thirds of the zones, with and without pictures', async () => {
    const { inZone, get } = await start();
    const first = await inZone(zone);
    expect(first).toHaveLength(8);
    expect(await get(pathOf(empty))).toEqual({ locations: [], total: 0 });
    expect(first.some(({ thumbnail_s3_key }) => thumbnail_s3_key === null)).toBe(true);
    expect(first.some(({ thumbnail_s3_key: key }) => key && !pictureKeys().has(key))).toBe(true);
    const slots = first.flatMap(({ count_techniques }) =>
      count_techniques.flatMap(({ pick_list_slot_id }) => pick_list_slot_id ?? []),
    );
    const { pick_lists } = await get(`/api/organizations/${account}/pick-lists`);
    expect(slots.length).toBeGreaterThan(0);
    expect(pick_lists.map(({ label_identifier }) => label_identifier)).toEqual(
      expect.arrayContaining(slots),
    );

    const all = seedZoneLocations();
    const share = new Set(all.map(({ zone_id }) => zone_id)).size / 624;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.72);
    const named = all.map(({ zone_id, name }) => `${zone_id} ${name}`);
    expect(new Set(named).size).toBe(all.length);
    expect(all.every(({ width, height, depth }) => Math.min(width, height, depth) > 0)).toBe(true);
  });

  it('are made, changed and removed', async () => {
    const { add, send, inZone } = await start();
    const made = await add({ name: '  Cooler left ' });
    expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) } });
    const { id } = made.body;
    const path = `${pathOf(empty)}/${id}`;
    expect(await inZone(empty)).toEqual([
      { ...good, id, name: 'Cooler left', thumbnail_s3_key: null, cv_thumbnail_s3_key: null },
    ]);
    const changes = {
      ...good,
      name: 'Cooler right',
      plane_technique_value: 'WALL',
      count_techniques: [
        { count_technique_value: 'PICKLIST', pick_list_slot_id: 'AA-3' },
        { count_technique_value: 'DEPTH' },
      ],
    };
    const changed = await send('PUT', path, changes);
    expect(changed).toMatchObject({ status: 200, body: { id, ...changes } });
    // Missing keys stay unchanged; JSON has no undefined.
    const rest = { ...good, plane_technique_value: undefined, count_techniques: undefined };
    expect((await send('PUT', path, rest)).body).toMatchObject({
      plane_technique_value: 'WALL',
      count_techniques: changes.count_techniques,
    });
    expect((await send('DELETE', path)).body).toEqual({ id });
    expect(await inZone(empty)).toEqual([]);
    expect((await send('DELETE', path)).status).toBe(404);
  });

  it.each([
    [{ name: '' }, 400, 'name'],
    [{ name: 'x'.repeat(101) }, 400, 'name'],
    [{ storage_type: 'MOON' }, 400, 'storage_type'],
    [{ width: -0.1 }, 400, 'width'],
    [{ height: '2' }, 400, 'height'],
    [{ depth: null }, 400, 'depth'],
    [{ depth: 1001 }, 400, 'depth'],
    [{ zone_id: zone }, 400, 'zone_id'],
    [{ plane_technique_value: 'CEILING' }, 400, 'plane_technique_value'],
    [{ count_techniques: 'DEPTH' }, 400, 'count_techniques'],
    [{ count_techniques: ['DEPTH'] }, 400, 'count_techniques'],
    [{ count_techniques: [{ count_technique_value: 'GUESS' }] }, 400, 'count_techniques'],
    [
      { count_techniques: ['DEPTH', 'DEPTH'].map((one) => ({ count_technique_value: one })) },
      400,
      'count_techniques',
    ],
    [
      { count_techniques: [{ count_technique_value: 'DEPTH', pick_list_slot_id: 'AA-3' }] },
      400,
      'count_techniques',
    ],
    [
      { count_techniques: [{ count_technique_value: 'PICKLIST', pick_list_slot_id: 'BA-3' }] },
      400,
      'count_techniques',
    ],
  ])('refuse %j', async (more, status, key) => {
    const { add, inZone } = await start();
    expect(await add(more)).toMatchObject({
      status,
      body: { errors: { [key]: expect.any(String) } },
    });
    expect(await inZone(empty)).toEqual([]);
  });

  it('reject a duplicate name in a zone, and keep the stored values', async () => {
    const { add, send, inZone } = await start();
    const { id } = (await add()).body;
    expect(await add({ name: 'back SHELF' })).toMatchObject({
      status: 409,
      body: { errors: { name: expect.any(String) } },
    });
    expect((await send('PUT', `${pathOf(empty)}/${id}`, good)).status).toBe(200);
    expect((await send('PUT', `${pathOf(zone)}/${id}`, { ...good, zone_id: zone })).status).toBe(
      404,
    );
    // A storage type that is no longer offered may stay.
    const old = (await inZone(zone)).find(({ storage_type }) => storage_type === 'GONDOLA_END')!;
    expect((await send('PUT', `${pathOf(zone)}/${old.id}`, sent(old))).status).toBe(200);
    expect((await add({ name: 'Other', storage_type: 'GONDOLA_END' })).status).toBe(400);
  });

  it('follow their pick list, and go with their zone', async () => {
    const { get, send, inZone } = await start();
    const slotsIn = async () =>
      (await inZone(zone)).flatMap(({ count_techniques }) =>
        count_techniques.flatMap(({ pick_list_slot_id }) => pick_list_slot_id ?? []),
      );
    const [slot] = await slotsIn();
    const { pick_lists } = await get(`/api/organizations/${account}/pick-lists`);
    const { id } = pick_lists.find(({ label_identifier }) => label_identifier === slot)!;
    await send('PUT', `/api/organizations/${account}/pick-lists/${id}`, {
      label_identifier: 'ZZ-99',
    });
    expect(await slotsIn()).toContain('ZZ-99');
    await send('DELETE', `/api/pick-lists/${id}?type=pickList`);
    expect(await slotsIn()).not.toContain('ZZ-99');
    expect(await inZone(zone)).toHaveLength(8);

    await send('DELETE', `/api/zones/${zone}`);
    expect((await send('GET', pathOf(zone))).status).toBe(404);
  });
});
