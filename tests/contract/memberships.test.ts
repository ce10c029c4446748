// The calls of a zone's team and of readiness, sent to the simulated platform. Expected values are written by hand from
// rules 3, 6, 7 (Memberships and Users; rules R3, R51), never read from the code.
import { beforeEach, describe, expect, it } from 'vitest';
import { seed } from './pin';
import { createRecorded } from './record';

type World = Awaited<ReturnType<typeof createRecorded>>;

const path = '/api/zones/memberships';
const zoneId = '20e00000-0000-4000-8000-000000000001';
const signal = new AbortController().signal;

let world: World;
beforeEach(async () => {
  world = await createRecorded();
});

const stranger = async () => {
  const { memberships } = world.provider;
  const [person] = await memberships.search({ text: 'a', accountId: seed.account, zoneId }, signal);
  if (!person) throw new Error('The stand-in has nobody to add.');
  world.taken();
  return person;
};

describe('zone memberships', () => {
  it('are read by GET ?zone_id, with role and user', async () => {
    const members = await world.provider.memberships.of(zoneId, signal);
    expect(world.taken()).toMatchObject([
      { method: 'GET', path, query: ['zone_id'], body: undefined, status: 200 },
    ]);
    expect(members.length).toBeGreaterThan(0);
    for (const { id, user } of members) {
      expect([id, user.id, user.name, user.email]).not.toContain('');
    }
  });

  it('are searched for by GET /api/users/search, ten at most', async () => {
    const found = await world.provider.memberships.search(
      { text: 'an', accountId: seed.account, zoneId },
      signal,
    );
    expect(world.taken()).toMatchObject([
      {
        method: 'GET',
        path: '/api/users/search',
        query: ['text', 'account_id', 'exclude_zone', 'limit'],
        status: 200,
      },
    ]);
    expect(found.length).toBeLessThanOrEqual(10);
    const members = await world.provider.memberships.of(zoneId, signal);
    const inside = new Set(members.map(({ user }) => user.id));
    expect(found.filter(({ id }) => inside.has(id))).toEqual([]);
  });

  it('are made by POST with the role user', async () => {
    const { id } = await stranger();
    await world.provider.memberships.add({ zoneId, userId: id });
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'POST',
      path,
      query: [],
      json: { zone_id: zoneId, user_id: id, role: 'user' },
      status: 200,
    });
    expect(sent?.headers.get('X-Resource-Type')).toBe('ZONE_MEMBERSHIP');
    expect(sent?.headers.get('X-Resource-Action')).toBe('CREATE_ZONE_MEMBERSHIP');
  });

  it.each(['membership_id', 'user_id', 'zone_id'] as const)(
    'end by DELETE ?%s without a body',
    async (parameter) => {
      const { memberships } = world.provider;
      const [first] = await memberships.of(zoneId, signal);
      if (!first) throw new Error('The zone has nobody.');
      world.taken();
      const id = { membership_id: first.id, user_id: first.user.id, zone_id: zoneId }[parameter];
      await memberships.remove(
        parameter === 'membership_id'
          ? { membership_id: id }
          : parameter === 'user_id'
            ? { user_id: id }
            : { zone_id: id },
      );
      const [sent] = world.taken();
      expect(sent).toMatchObject({
        method: 'DELETE',
        path,
        query: [parameter],
        body: undefined,
        status: 200,
      });
      expect(sent?.headers.get('X-Resource-Type')).toBe('ZONE_MEMBERSHIP');
      expect(sent?.headers.get('X-Resource-Action')).toBe(
        parameter === 'membership_id' ? 'DELETE_ZONE_MEMBERSHIP' : 'DELETE_ZONE_MEMBERSHIPS',
      );
      expect(sent?.headers.get('X-Resource-Id')).toBe(id);
      const left = await memberships.of(zoneId, signal);
      expect(left.map((each) => each.id)).not.toContain(first.id);
    },
  );

  it('never end without a named member', async () => {
    await expect(world.provider.memberships.remove({ membership_id: '' })).rejects.toThrow(
      'names nobody',
    );
    expect(world.taken()).toEqual([]);
  });
});

describe('readiness', () => {
  it('reads the units and the job templates of an organization', async () => {
    const { readiness } = world.provider;
    expect(await readiness.units(seed.account, signal)).toBeGreaterThan(0);
    const [plan] = await readiness.plans(seed.account, signal);
    expect(plan?.cron).toMatch(/\S/);
    expect(plan?.zoneIds.length).toBeGreaterThan(0);
    expect(plan?.productCount).toBeGreaterThan(0);
    expect(world.taken()).toMatchObject(
      ['uom', 'job-templates'].map((rest) => ({
        method: 'GET',
        path: `/api/organizations/${seed.account}/${rest}`,
        query: [],
        status: 200,
      })),
    );
  });
});
