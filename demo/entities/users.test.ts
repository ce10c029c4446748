import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly last_sign_in: string | null;
}

interface Answer {
  readonly users: readonly Person[];
  readonly results: readonly { readonly id: string; readonly user: Person }[];
  readonly total: number;
  readonly message: string;
  readonly role: string;
  readonly accounts: Person['accounts'];
}

const first = 'acc00000-0000-4000-8000-000000000001';

const signIn = async () => {
  const there = standIn();
  const { ask, userId } = await there.signIn();
  const list = async (query = '') => (await ask<Answer>('GET', `/api/users${query}`)).body;
  const named = async (wanted: string) => (await list()).users.find(({ name }) => name === wanted)!;
  return {
    there,
    ask,
    userId,
    list,
    named,
    put: (body: object) =>
      ask<Answer>('PUT', '/api/users', body, audit('UPDATE_USER_MEMBERSHIP', 'u')),
    remove: (user_id: string) =>
      ask<Answer>('DELETE', '/api/users', { user_id }, audit('DELETE_USER_MEMBERSHIP', 'u')),
  };
};

describe('people', () => {
  it('are listed by name with role, organizations and their last sign-in', async () => {
    const { list } = await signIn();
    const { users, total } = await list();
    expect(total).toBe(60);
    expect(users).toHaveLength(60);
    const names = users.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(users.map(({ email }) => email)).size).toBe(60);
    for (const { accounts, name } of users) expect(accounts.length, name).toBeGreaterThan(0);
    expect(users.filter(({ role }) => role === 'administrator').length).toBeGreaterThan(3);
    expect(users.some((one) => one.last_sign_in === null)).toBe(true);
    const within = (await list(`?account_id=${first}`)).users;
    expect(within.length).toBeGreaterThan(3);
    expect(within.length).toBeLessThan(30);
    for (const { accounts } of within) expect(accounts.map(({ id }) => id)).toContain(first);
  });

  it('show when they signed in last', async () => {
    const { there, named } = await signIn();
    const before = await named('Olive Okafor');
    await there.signIn(demoAccounts[1]);
    const after = await named('Olive Okafor');
    expect(Date.parse(after.last_sign_in!)).toBeGreaterThan(Date.parse(before.last_sign_in!));
  });

  it('get a role in all their organizations, and keep it', async () => {
    const { named, put } = await signIn();
    const { id, accounts } = await named('Noor Haddad');
    const changed = await put({ user_id: id, role: 'administrator' });
    expect(changed).toMatchObject({ status: 200, body: { id, role: 'administrator', accounts } });
    expect((await named('Noor Haddad')).role).toBe('administrator');
    await put({ user_id: id, role: 'user' });
    expect((await named('Noor Haddad')).role).toBe('user');
  });

  it('are removed with their memberships and links, and are no longer found', async () => {
    const { there, ask, named, list, remove } = await signIn();
    const { id } = await named('Olive Okafor');
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect((await list()).users.map((one) => one.id)).not.toContain(id);
    const found = await ask<Answer>(
      'GET',
      `/api/users/search?text=olive&account_id=${first}&exclude_zone=none&limit=10`,
    );
    expect(found.body.results).toEqual([]);
    const again = await there.fetch('/api/auth', {
      method: 'POST',
      body: JSON.stringify({
        username: 'olive@facings.example',
        password: demoAccounts[1]!.password,
      }),
    });
    expect(again.status).toBe(401);
    expect((await remove(id)).status).toBe(404);
  });

  it('neither remove nor demote themselves', async () => {
    const { userId, put, remove, named } = await signIn();
    expect(await put({ user_id: userId, role: 'user' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('your own role') },
    });
    expect((await put({ user_id: userId, role: 'administrator' })).status).toBe(200);
    expect(await remove(userId)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('yourself') },
    });
    expect((await named('Avery Lindqvist')).role).toBe('administrator');
  });

  it('are refused an unknown role, an unknown person and another action', async () => {
    const { ask, put, named } = await signIn();
    const { id } = await named('Noor Haddad');
    expect(await put({ user_id: id, role: 'admin' })).toMatchObject({
      status: 400,
      body: { errors: { role: expect.any(String) } },
    });
    expect((await put({ user_id: 'nope', role: 'user' })).status).toBe(404);
    const body = { user_id: id, role: 'user' };
    expect(await ask<Answer>('PUT', '/api/users', body, audit('UPDATE_USER', id))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('UPDATE_USER_MEMBERSHIP') },
    });
  });

  it('are found for a zone, without those who are in it', async () => {
    const { ask } = await signIn();
    const search = async (more: string) =>
      (await ask<Answer>('GET', `/api/users/search?text=a&account_id=${first}&limit=10${more}`))
        .body;
    const all = await search('&exclude_zone=none');
    expect(all.results.length).toBeLessThanOrEqual(10);
    const { total } = await search('&exclude_zone=20e00000-0000-4000-8000-000000000001');
    expect(total).toBeLessThan(all.total);
  });
});
