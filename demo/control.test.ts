import { describe, expect, it } from 'vitest';
import { standIn } from './node';
import { audit, signedIn } from './signedIn';
import { readSettings } from './settings';
import { memoryPersistence } from './store/persistence';
import { createStore } from './store/store';

describe('control', () => {
  it('strikes with faults: after, times, drop, delay, commit, html', async () => {
    const there = await signedIn();
    const { ask, control } = there;
    const arm = (...faults: object[]) => control('POST', 'faults', { faults });
    const status = async (path = '/api/items') => (await ask('GET', path)).status;

    await arm({ method: 'GET', path: '/api/items', status: 503, after: 1, times: 2 });
    expect([await status(), await status(), await status(), await status()]).toEqual([
      200, 503, 503, 200,
    ]);
    await arm({ path: '/api/items', status: 503, after: 1, every: 2, times: 2 });
    const met: number[] = [];
    for (let call = 0; call < 7; call += 1) met.push(await status());
    expect(met).toEqual([200, 200, 503, 200, 503, 200, 200]);
    await arm({ path: '/api/it*', status: 418 });
    expect([await status(), await status('/api/regions')]).toEqual([418, 200]);
    await arm({ path: '/api/item', status: 418 });
    expect(await status()).toBe(200);

    await arm({ drop: true, times: 1 });
    await expect(there.fetch('/api/items')).rejects.toThrow('Failed to fetch');
    await arm({ path: '/api/items', html: '<p>no</p>' });
    const html = await there.fetch('/api/items');
    expect([html.headers.get('Content-Type'), await html.text()]).toEqual([
      'text/html; charset=utf-8',
      '<p>no</p>',
    ]);
    await arm({ delayMs: 60 });
    const before = Date.now();
    expect(await status()).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(55);

    await arm({ method: 'POST', status: 500, commit: true }, { method: 'POST', status: 400 });
    expect((await ask('POST', '/api/items', { name: 'Done though' }, audit())).status).toBe(500);
    await control('DELETE', 'faults');
    expect((await ask('GET', '/api/items?filter={"q":"Done though"}')).body).toHaveLength(1);
  });

  it('refuses an invalid fault', async () => {
    const { control } = standIn();
    expect(await control('POST', 'faults', { faults: [{ code: 500 }] })).toMatchObject({
      type: 'error',
      message: 'A fault has no code.',
    });
    expect(await control('POST', 'faults', {})).toMatchObject({ type: 'error' });
    expect(await control('POST', 'nope')).toMatchObject({ type: 'error' });
  });

  it('remembers calls under the names of the contract, with secrets masked', async () => {
    const there = await signedIn();
    await there.ask('PUT', '/api/items/x', { name: 'N' }, audit('UPDATE_ITEM', 'x'));
    await there.ask('GET', '/api/nope?a=b');
    await there.ask(
      'GET',
      '/api/items?nope=1&link=https%3A%2F%2Fme%3Apw%40hook.example%2F%3Ftoken%3Dt0',
    );
    await there.ask('GET', '/api/auth/reset?id=link-0');
    await there.ask(
      'POST',
      '/api/organizations/join',
      { invite_id: 'link-1' },
      audit('JOIN', 'link-1'),
    );
    const calls = (await there.control('GET', 'calls')) as Record<string, unknown>[];
    expect(calls.map(({ n, name, status }) => [n, name, status])).toEqual([
      [1, 'POST /api/auth', 200],
      [2, 'GET /api/users/me', 200],
      [3, 'PUT /api/items/{id}', 404],
      [4, null, 404],
      [5, 'GET /api/items', 400],
      [6, 'GET /api/auth/reset', 404],
      [7, 'POST /api/organizations/join', 404],
    ]);
    expect(calls.map(({ refused }) => refused)).toEqual([
      undefined,
      undefined,
      'rule',
      'contract',
      'contract',
      'rule',
      'rule',
    ]);
    expect(calls[4]).toMatchObject({ reason: 'Not in the contract: query parameter nope' });
    expect(calls[4]).toMatchObject({
      query: { nope: '1', link: 'https://•••@hook.example/?token=•••' },
    });
    expect(calls[0]).toMatchObject({
      bodyKeys: ['username', 'password'],
      body: { username: 'admin@facings.example', password: '•••' },
    });
    expect(calls[3]).toMatchObject({ query: { a: 'b' } });
    expect(calls[2]).toMatchObject({
      body: { name: 'N' },
      headers: { 'x-resource-id': 'x', authorization: expect.stringMatching(/^Bearer #\w{8}$/) },
    });
    const text = JSON.stringify(calls);
    expect(text).not.toContain('Facings-1!');
    expect(text).not.toContain('link-');
    expect(text).not.toContain(there.access_token);
    await there.control('DELETE', 'calls');
    expect(await there.control('GET', 'calls')).toEqual([]);
  });

  it('shares its settings with other tabs, and forgets them at a reset', async () => {
    const persistence = memoryPersistence();
    const one = await signedIn({ persistence });
    const other = await signedIn({ persistence });
    await one.control('POST', 'faults', {
      faults: [{ path: '/api/items', status: 503, times: 1 }],
    });
    expect((await other.ask('GET', '/api/items')).status).toBe(503);
    expect((await one.ask('GET', '/api/items')).status).toBe(200);
    await one.control('POST', 'clock', { offsetMs: 3_600_000 });
    expect((await other.ask('GET', '/api/items')).status).toBe(401);
    await other.control('POST', 'reset');
    expect((await one.ask('GET', '/api/items')).status).toBe(200);
    const store = createStore({ seed: {}, persistence });
    await store.pull();
    expect(readSettings(store)).toMatchObject({ clockOffsetMs: 0, faults: [] });
  });
});
