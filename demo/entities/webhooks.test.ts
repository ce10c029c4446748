import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Setting {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly environment: string;
  readonly auth_details: unknown;
}
interface Webhook {
  readonly id: string;
  readonly account_id: string;
  readonly auth_id: string;
  readonly auth: { readonly id: string; readonly name: string } | null;
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly is_enabled: boolean;
}
interface Answer extends Webhook {
  readonly settings: readonly Setting[];
  readonly webhooks: readonly Webhook[];
  readonly triggers: readonly string[];
  readonly total: number;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';
const path = '/api/webhooks';
const settings = '/api/auth/settings';

const signIn = async () => {
  const there = standIn();
  const { ask } = await there.signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const [auth] = (await get(`${settings}?account_id=${account_id}`)).settings;
  return {
    ...there,
    get,
    auth: auth!,
    good: {
      account_id,
      auth_id: auth!.id,
      name: 'Night desk',
      url: 'https://night.example/hook',
      method: 'POST',
      headers: { 'X-A': '1' } as unknown,
      trigger_type: 'JOB_COMPLETED',
      is_enabled: false,
    },
    post: (body: object, to = path) => ask<Answer>('POST', to, body, audit('CREATE_THING')),
    put: (id: string, body: object, to = path) =>
      ask<Answer>('PUT', `${to}/${id}`, body, audit('UPDATE_THING', id)),
    remove: (id: string) =>
      ask<Answer>('DELETE', `${path}/${id}`, undefined, audit('DELETE_THING', id)),
  };
};

describe('webhooks', () => {
  it('are made, read, changed and removed', async () => {
    const { get, auth, good, post, put, remove } = await signIn();
    const { total } = await get(`${path}?account_id=${account_id}`);
    expect(total).toBeGreaterThan(25);
    const made = await post({ ...good, conditions: { at: 'night' } });
    expect(made.body).toMatchObject({
      ...good,
      conditions: { at: 'night' },
      auth: { id: auth.id, name: auth.name },
    });
    const { id } = made.body;
    expect(await get(`${path}/${id}`)).toEqual(made.body);
    expect((await get(`${path}?account_id=${account_id}`)).total).toBe(total + 1);
    const changed = await put(id, { id, name: 'Day desk', is_enabled: true });
    expect(changed.body).toEqual({ ...made.body, name: 'Day desk', is_enabled: true });
    expect(await get(`${path}/${id}`)).toEqual(changed.body);
    expect((await remove(id)).body).toEqual({ id });
    expect((await get(`${path}?account_id=${account_id}`)).total).toBe(total);
    expect((await remove(id)).status).toBe(404);
    expect((await get(`${path}?account_id=${empty}`)).total).toBe(0);
  });

  it('take headers as JSON text too, and the log shows no secret of them', async () => {
    const { good, post, control } = await signIn();
    const headers = '{"Authorization": "Bearer of-bad-news", "X-A": "shown"}';
    const made = await post({ ...good, headers });
    expect(made.body.headers).toEqual({ Authorization: 'Bearer of-bad-news', 'X-A': 'shown' });
    await post({ ...good, name: 'Twin', headers: { 'X-Api-Key': 'of-the-door' } });
    const calls = JSON.stringify(await control('GET', 'calls'));
    expect(calls).not.toContain('of-bad-news');
    expect(calls).not.toContain('of-the-door');
    expect(calls).toContain('shown');
  });

  it('list their possible triggers', async () => {
    const { get } = await signIn();
    const { triggers } = await get(`${path}/triggers`);
    expect(triggers).toContain('JOB_COMPLETED');
    expect(new Set(triggers).size).toBe(triggers.length);
  });

  it.each([
    [{ account_id: 'nope' }, 400, 'account_id'],
    [{ auth_id: 'nope' }, 400, 'auth_id'],
    [{ auth_id: null }, 400, 'auth_id'],
    [{ name: ' ' }, 400, 'name'],
    [{ name: 'order desk: JOB started' }, 409, 'name'],
    [{ url: 'night.example' }, 400, 'url'],
    [{ url: 'javascript:alert(1)' }, 400, 'url'],
    [{ method: 'PUT' }, 400, 'method'],
    [{ headers: '{' }, 400, 'headers'],
    [{ headers: [] }, 400, 'headers'],
    [{ headers: { 'X A': '1' } }, 400, 'headers'],
    [{ headers: { 'X-A': 1 } }, 400, 'headers'],
    [{ trigger_type: 'NOPE' }, 400, 'trigger_type'],
    [{ is_enabled: 'yes' }, 400, 'is_enabled'],
  ])('refuse %j', async (change, status, key) => {
    const { get, good, post, put } = await signIn();
    const refusal = { status, body: { errors: { [key]: expect.any(String) } } };
    expect(await post({ ...good, ...change })).toMatchObject(refusal);
    const { id } = (await post(good)).body;
    expect(await put(id, { ...good, ...change })).toMatchObject(refusal);
    expect(await get(`${path}/${id}`)).toMatchObject(good);
  });

  it("take no other organization's authentication", async () => {
    const { get, good, post } = await signIn();
    const second = account_id.replace(/1$/, '2');
    const [other] = (await get(`${settings}?account_id=${second}`)).settings;
    expect((await post({ ...good, auth_id: other!.id })).status).toBe(400);
  });
});

describe('authentication settings', () => {
  const good = {
    account_id: empty,
    name: 'Till bridge',
    environment: 'dev',
    auth_details: { username: 'till-bridge', password: 'open-sesame-1234' },
  };

  it('are made, listed and changed, and their details never come back', async () => {
    const { get, post, put, control } = await signIn();
    const made = await post(good, settings);
    const shown = {
      ...good,
      id: made.body.id,
      auth_details: { username: '••••idge', password: '••••1234' },
    };
    expect(made.body).toEqual(shown);
    const list = () => get(`${settings}?account_id=${empty}`);
    expect(await list()).toEqual({ settings: [shown], total: 1 });
    await put(made.body.id, { ...shown, name: 'Till', environment: 'prod' }, settings);
    expect((await list()).settings).toEqual([{ ...shown, name: 'Till', environment: 'prod' }]);
    const auth_details = { ...shown.auth_details, password: 'another-word-9876' };
    await put(made.body.id, { auth_details }, settings);
    expect((await list()).settings).toMatchObject([
      { auth_details: { username: '••••idge', password: '••••9876' } },
    ]);
    const calls = JSON.stringify(await control('GET', 'calls'));
    expect(calls).not.toContain('sesame');
    expect(calls).not.toContain('another-word');
  });

  it('may have a text as details, or none', async () => {
    const { post, put } = await signIn();
    const text = await post({ ...good, auth_details: ' token-of-the-till ' }, settings);
    expect(text.body).toMatchObject({ auth_details: '••••till' });
    const none = await put(text.body.id, { name: 'Till', auth_details: '' }, settings);
    expect(none.body).toMatchObject({ name: 'Till', auth_details: null });
  });

  it.each([
    [{ account_id: 'nope' }, 400, 'account_id'],
    [{ name: '' }, 400, 'name'],
    [{ name: 'TILL BRIDGE' }, 409, 'name'],
    [{ environment: 'staging' }, 400, 'environment'],
    [{ auth_details: ['x'] }, 400, 'auth_details'],
    [{ auth_details: { pin: 1 } }, 400, 'auth_details.pin'],
  ])('refuse %j', async (change, status, key) => {
    const { post, put } = await signIn();
    const refusal = { status, body: { errors: { [key]: expect.any(String) } } };
    await post(good, settings);
    const { id } = (await post({ ...good, name: 'Other' }, settings)).body;
    expect(await post({ ...good, name: 'Third', ...change }, settings)).toMatchObject(refusal);
    expect(await put(id, { ...good, name: 'Other', ...change }, settings)).toMatchObject(refusal);
  });

  it('are of an organization, and of one that is there', async () => {
    const { get } = await signIn();
    expect(await get(settings)).toMatchObject({ type: 'error' });
    expect(await get(`${settings}?account_id=nope`)).toMatchObject({ type: 'error' });
  });
});
