import { describe, expect, it } from 'vitest';
import { audit, signedIn } from './signedIn';

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

  it('remembers calls under the names of the contract, with the ids of links masked', async () => {
    const { ask, send, control } = await signedIn();
    await send('PUT', '/api/items/x', { name: 'N' });
    await ask('GET', '/api/nope?a=b');
    await ask('GET', '/api/items?nope=1');
    await ask('GET', '/api/auth/reset?id=link-0');
    const join = '/api/organizations/join';
    await ask('POST', join, { invite_id: 'link-1' }, audit('JOIN', 'link-1'));
    const calls = (await control('GET', 'calls')) as Record<string, unknown>[];
    expect(calls.map(({ n, name, status, refused }) => [n, name, status, refused])).toEqual([
      [1, 'POST /api/auth', 200, undefined],
      [2, 'GET /api/users/me', 200, undefined],
      [3, 'PUT /api/items/{id}', 404, 'rule'],
      [4, null, 404, 'contract'],
      [5, 'GET /api/items', 400, 'contract'],
      [6, 'GET /api/auth/reset', 404, 'rule'],
      [7, 'POST /api/organizations/join', 404, 'rule'],
    ]);
    expect(calls[4]).toMatchObject({ reason: 'Not in the contract: query parameter nope' });
    expect(JSON.stringify(calls)).not.toMatch(/Facings-1!|link-/);
    await control('DELETE', 'calls');
    expect(await control('GET', 'calls')).toEqual([]);
  });
});
