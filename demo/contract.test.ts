import { describe, expect, it } from 'vitest';
import { platformOf } from './platform';
import { refusedMark } from './refusal';
import { audit, signedIn } from './signedIn';

describe('the contract', () => {
  it('has a handler for every row, and a row for every handler', () => {
    const { contract, handlers } = platformOf();
    expect(Object.keys(handlers).sort()).toEqual(contract.map(({ name }) => name).sort());
    expect(contract.length).toBeGreaterThan(100);
  });

  it.each([
    ['GET', '/api/nope', 404, 'Not in the contract: GET /api/nope'],
    ['PATCH', '/api/regions/x', 404, 'Not in the contract: PATCH /api/regions/x'],
    ['GET', '/api/organizations/acc00000-0000-4000-8000-000000000001', 404, 'Not in the contract'],
    ['GET', '/api/products/%E0%A4%A', 404, 'Not in the contract'],
    ['GET', '/api/regions?page=1', 400, 'Not in the contract: query parameter page'],
    ['GET', '/api/regions?account_id=a&account_id=b', 400, 'given twice'],
    ['GET', '/api/products?filters={"nope":1}', 400, 'Not in the contract: filter nope'],
    ['GET', '/api/products?filters=nope', 400, 'filters must be JSON'],
    ['GET', '/api/products?page=0', 400, 'page is no whole number'],
    ['GET', '/api/regions/nope', 404, 'There is no region with this id.'],
  ])('%s %s is refused', async (method, path, status, message) => {
    const { ask } = await signedIn();
    expect(await ask(method, path)).toMatchObject({
      status,
      body: { type: 'error', message: expect.stringContaining(message) },
    });
  });

  it('tells a call outside the contract from one that a rule refuses', async () => {
    const { ask, control } = await signedIn();
    const account_id = 'acc00000-0000-4000-8000-000000000001';
    const post = (path: string, sent: object) => ask('POST', path, sent, audit('CREATE_THING'));
    const short = await post('/api/regions', { account_id, name: 'N' });
    expect(short.headers.get(refusedMark)).toBe('rule');
    const unknown = await post('/api/regions', { account_id, name: 'North', zones: [] });
    expect(unknown.headers.get(refusedMark)).toBe('contract');
    const [state] = [{ inventory_product_sku_id: 'x', state: 'BOX', uom: 'EACH', nope: 1 }];
    const one = await post('/api/products/states/bulk', { states: [state] });
    expect(one.headers.get(refusedMark)).toBe('contract');
    await control('POST', 'faults', { faults: [{ path: '/api/regions', status: 400 }] });
    expect((await ask('GET', '/api/regions')).headers.get(refusedMark)).toBeNull();
    // Neither clearing the log nor a reset removes one.
    await control('DELETE', 'calls');
    await control('POST', 'reset');
    const kept = (await control('GET', 'refusals')) as readonly { reason: string }[];
    expect(kept.map(({ reason }) => reason)).toEqual([
      'Not in the contract: body key zones',
      'State 1: Not in the contract: state key nope',
    ]);
    await control('DELETE', 'refusals');
    expect(await control('GET', 'refusals')).toEqual([]);
  });

  it('wants the audit headers on what changes something, and nowhere else', async () => {
    const { ask } = await signedIn();
    const path = '/api/items/17e30000-0000-4000-8000-000000000001';
    const put = (headers: object) => ask('PUT', path, { name: 'Renamed' }, headers);
    expect((await put({})).body.message).toContain('X-Resource-Type');
    expect((await put(audit('update'))).body.message).toContain('UPPER_SNAKE');
    expect((await put(audit())).body.message).toContain('X-Resource-Id');
    expect((await put(audit('UPDATE_ITEM', '1'))).status).toBe(200);
    const search = { account_id: 'acc00000-0000-4000-8000-000000000001', text: 'app' };
    expect((await ask('POST', '/api/notionals/search', search)).status).toBe(200);
  });

  it('wants the bearer and the person', async () => {
    const { fetch, headers, access_token, refresh_token } = await signedIn();
    const status = async (sent: Record<string, string>) =>
      (await fetch('/api/items', { headers: sent })).status;
    const id = headers['X-User-Id'];
    expect(await status({ 'X-User-Id': id })).toBe(401);
    expect(await status({ ...headers, Authorization: `Bearer ${refresh_token}` })).toBe(401);
    expect(await status({ Authorization: headers.Authorization })).toBe(400);
    expect(await status({ ...headers, 'X-User-Id': 'someone' })).toBe(403);
    const [head, , signature] = access_token.split('.');
    const payload = btoa(JSON.stringify({ use: 'access', sub: id, exp: 9e9 }));
    const forged = `Bearer ${String(head)}.${payload}.${String(signature)}`;
    expect(await status({ ...headers, Authorization: forged })).toBe(401);
    expect(await status(headers)).toBe(200);
  });
});
