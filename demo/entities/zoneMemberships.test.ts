import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Membership {
  readonly id: string;
  readonly zone_id: string;
  readonly role: string;
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
}
interface Answer extends Membership {
  readonly memberships: readonly Membership[];
  readonly results: readonly { readonly user: Membership['user'] }[];
  readonly zones: readonly { readonly id: string }[];
  readonly total: number;
  readonly affected_rows: number;
}

const path = '/api/zones/memberships';
const zone_id = '20e00000-0000-4000-8000-000000000001';
const account_id = 'acc00000-0000-4000-8000-000000000001';

const start = async () => {
  const { ask } = await standIn().signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const found = await get(
    `/api/users/search?text=a&account_id=${account_id}&exclude_zone=${zone_id}&limit=10`,
  );
  return {
    get,
    outsider: found.results[0]!.user,
    members: async () => (await get(`${path}?zone_id=${zone_id}`)).memberships,
    add: (user_id: string, more: object = {}) =>
      ask<Answer>(
        'POST',
        path,
        { zone_id, user_id, role: 'user', ...more },
        audit('ADD_ZONE_MEMBERSHIP'),
      ),
    remove: (query: string) =>
      ask<Answer>('DELETE', `${path}?${query}`, undefined, audit('REMOVE_ZONE_MEMBERSHIP', 'x')),
  };
};

describe('the members of a zone', () => {
  it('are listed by name, including the admin', async () => {
    const { members, get } = await start();
    const all = await members();
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ role }) => role === 'admin')).toHaveLength(1);
    const names = all.map(({ user }) => user.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(all[0]).toEqual({
      id: expect.any(String),
      zone_id,
      role: expect.stringMatching(/^(user|admin)$/),
      user: {
        id: expect.any(String),
        name: expect.any(String),
        email: expect.stringContaining('@'),
      },
    });
    expect(await get(path)).toMatchObject({ message: 'Missing: zone_id' });
    expect(await get(`${path}?zone_id=nope`)).toMatchObject({
      message: 'There is no zone with this id.',
    });
  });

  it('are added once, and are found by the search no more', async () => {
    const { add, outsider, members, get } = await start();
    const before = (await members()).length;
    const made = await add(outsider.id);
    expect(made).toMatchObject({ status: 200, body: { zone_id, role: 'user', user: outsider } });
    expect(await members()).toContainEqual(made.body);
    expect(await members()).toHaveLength(before + 1);
    expect(await add(outsider.id)).toMatchObject({
      status: 409,
      body: { message: 'This person already has access.' },
    });
    const again = await get(
      `/api/users/search?text=a&account_id=${account_id}&exclude_zone=${zone_id}&limit=10`,
    );
    expect(again.results.map(({ user }) => user.id)).not.toContain(outsider.id);
  });

  it('are people of the zone’s organization, in a role of zones', async () => {
    const { add, outsider, get, members } = await start();
    const before = await members();
    const { results } = await get(
      '/api/users/search?text=a&account_id=acc00000-0000-4000-8000-000000000002&exclude_zone=none&limit=10',
    );
    const own = await get(
      `/api/users/search?text=a&account_id=${account_id}&exclude_zone=none&limit=10`,
    );
    const stranger = results.find(({ user }) =>
      own.results.every((one) => one.user.id !== user.id),
    )!.user;
    expect(await add(stranger.id)).toMatchObject({
      status: 400,
      body: { errors: { user_id: expect.stringContaining(stranger.name) } },
    });
    expect(await add('nope')).toMatchObject({
      status: 404,
      body: { errors: { user_id: expect.any(String) } },
    });
    for (const [more, status] of [
      [{ role: 'administrator' }, 400],
      [{ role: '' }, 400],
      [{ zone_id: 'nope' }, 404],
      [{ name: 'x' }, 400],
    ] as const)
      expect((await add(outsider.id, more)).status).toBe(status);
    expect(await members()).toEqual(before);
  });

  it('end one by one, all of a person, or all of a zone', async () => {
    const { add, remove, outsider, members, get } = await start();
    const { id } = (await add(outsider.id)).body;
    expect((await remove(`membership_id=${id}`)).body).toEqual({ affected_rows: 1 });
    expect((await remove(`membership_id=${id}`)).status).toBe(404);
    expect((await members()).map((one) => one.id)).not.toContain(id);

    await add(outsider.id);
    const ofPerson = (await remove(`user_id=${outsider.id}`)).body.affected_rows;
    expect(ofPerson).toBeGreaterThanOrEqual(1);
    expect((await members()).map(({ user }) => user.id)).not.toContain(outsider.id);

    const left = (await members()).length;
    expect((await remove(`zone_id=${zone_id}`)).body).toEqual({ affected_rows: left });
    expect(await get(`${path}?zone_id=${zone_id}`)).toEqual({ memberships: [], total: 0 });
    expect((await remove(`zone_id=${zone_id}`)).body).toEqual({ affected_rows: 0 });
  });

  it('end by exactly one parameter, of something that is there', async () => {
    const { remove, members } = await start();
    const before = await members();
    const id = before[0]!.id;
    for (const [query, status] of [
      ['', 400],
      [`membership_id=${id}&zone_id=${zone_id}`, 400],
      [`id=${id}`, 400],
      ['user_id=nope', 404],
      ['zone_id=nope', 404],
      ['zone_id=', 404],
    ] as const)
      expect((await remove(query)).status, query).toBe(status);
    expect(await members()).toEqual(before);
  });
});
