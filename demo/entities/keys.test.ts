import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly key: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly organization_id: string;
  readonly created_at: string;
}
interface Answer extends Row {
  readonly keys: readonly Row[];
  readonly apps: readonly Row[];
  readonly total: number;
}

const organization_id = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';

const signIn = async (kind: 'keys' | 'apps') => {
  const path = `/api/organizations/${kind}`;
  const { ask, userId } = await standIn().signIn();
  return {
    user_id: userId,
    list: async (id: string) => (await ask<Answer>('GET', `${path}?organization_id=${id}`)).body,
    post: (body: object) => ask<Answer>('POST', path, body, audit('CREATE_THING')),
    remove: (id: string) =>
      ask<Answer>('DELETE', `${path}/${id}`, undefined, audit('DELETE_THING', id)),
  };
};

describe('API keys', () => {
  it('are answered once, and never again', async () => {
    const { user_id, list, post, remove } = await signIn('keys');
    const name = 'Till bridge';
    const made = await post({ organization_id: empty, user_id, name, role: 'user' });
    expect(Object.keys(made.body)).toEqual(['id', 'key']);
    expect(made.body.key).toMatch(/^fk_live_[\da-f]{40}$/);
    const { id, key } = made.body;
    const after = await list(empty);
    expect(after.keys).toEqual([
      {
        id,
        organization_id: empty,
        user_id,
        user: { id: user_id, name: 'Avery Lindqvist' },
        name,
        role: 'user',
        key: `••••${key.slice(-4)}`,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect((await remove(id)).body).toEqual({ id });
    expect((await list(empty)).total).toBe(0);
    expect((await remove(id)).status).toBe(404);
  });

  it('fill more than a page somewhere, newest first', async () => {
    const { list } = await signIn('keys');
    const { keys, total } = await list(organization_id);
    expect(total).toBeGreaterThan(25);
    const times = keys.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    for (const { key } of keys) expect(key).toMatch(/^••••[\da-f]{4}$/);
  });

  it.each([
    [{ organization_id: 'nope' }, 400, 'organization_id'],
    [{ user_id: 'nope' }, 400, 'user_id'],
    [{ role: 'admin' }, 400, 'role'],
    [{ name: ' ' }, 400, 'name'],
    [{ name: 'WAREHOUSE SYNC PRODUCTION' }, 409, 'name'],
  ])('refuse %j', async (change, status, key) => {
    const { user_id, list, post } = await signIn('keys');
    const { total } = await list(organization_id);
    const good = { organization_id, user_id, name: 'Till bridge', role: 'user' };
    expect(await post({ ...good, ...change })).toMatchObject({
      status,
      body: { errors: { [key]: expect.any(String) } },
    });
    expect((await list(organization_id)).total).toBe(total);
  });
});

describe('apps', () => {
  it('give their id and secret once, and never again', async () => {
    const { list, post, remove } = await signIn('apps');
    const made = await post({ organization_id: empty, name: ' Kitchen board ' });
    expect(Object.keys(made.body)).toEqual(['id', 'clientId', 'clientSecret']);
    const { id, clientId, clientSecret } = made.body;
    const after = await list(empty);
    expect(after.apps).toMatchObject([
      { id, name: 'Kitchen board', clientId: `••••${clientId.slice(-4)}` },
    ]);
    expect(JSON.stringify(after)).not.toContain(clientSecret.slice(-8));
    expect(JSON.stringify(after)).not.toContain(clientId);
    expect((await remove(id)).body).toEqual({ id });
    expect((await list(empty)).total).toBe(0);
    expect((await remove(id)).status).toBe(404);
  });

  it.each([
    [{ organization_id: 'nope' }, 400, 'organization_id'],
    [{ name: '' }, 400, 'name'],
    [{ name: 'loyalty APP' }, 409, 'name'],
  ])('refuse %j', async (change, status, key) => {
    const { post } = await signIn('apps');
    expect(await post({ organization_id, name: 'Kitchen board', ...change })).toMatchObject({
      status,
      body: { errors: { [key]: expect.any(String) } },
    });
  });
});
