import { describe, expect, it } from 'vitest';
import { coreContract } from './contract';
import { defineEntityDemo, simpleRest } from './entityDemo';
import { standIn } from './node';
import { platformOf } from './platform';
import { readSettings } from './settings';
import { memoryPersistence } from './store/persistence';
import { createStore } from './store/store';

const audit = (action = 'UPDATE_THING', id?: string) => ({
  'X-Resource-Type': 'THING',
  'X-Resource-Action': action,
  ...(id === undefined ? {} : { 'X-Resource-Id': id }),
});

/** A signed-in person's way to ask: [status, body, headers]. */
const signedIn = async (options?: Parameters<typeof standIn>[0]) => {
  const there = standIn(options);
  const { headers, ...session } = await there.signIn();
  const ask = async (method: string, path: string, body?: unknown, more: object = {}) => {
    const response = await there.fetch(path, {
      method,
      headers: { ...headers, ...more } as Record<string, string>,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return { ...there, ...session, headers, ask };
};

describe('the contract', () => {
  it('has a handler for every row, and a row for every handler', () => {
    const { contract, handlers } = platformOf();
    expect(Object.keys(handlers).sort()).toEqual(contract.map(({ name }) => name).sort());
    expect(contract.length).toBeGreaterThan(coreContract.length);
  });

  it.each([
    ['GET', '/api/nope', 404, 'Not in the contract: GET /api/nope'],
    ['GET', '/api', 404, 'Not in the contract: GET /api'],
    ['PATCH', '/api/regions/x', 404, 'Not in the contract: PATCH /api/regions/x'],
    ['GET', '/api/organizations/acc00000-0000-4000-8000-000000000001', 404, 'Not in the contract'],
    ['GET', '/api/products/%E0%A4%A', 404, 'Not in the contract'],
    ['GET', '/api/regions?page=1', 400, 'Not in the contract: query parameter page'],
    ['GET', '/api/regions?account_id=a&account_id=b', 400, 'given twice'],
    ['GET', '/api/products?filters={"nope":1}', 400, 'Not in the contract: filter nope'],
    ['GET', '/api/products?filters=nope', 400, 'filters is no JSON'],
    ['GET', '/api/products?page=0', 400, 'page is no whole number'],
    ['GET', '/api/organizations/search', 400, 'Missing: text'],
    ['GET', '/api/regions/nope', 404, 'There is no region with this id.'],
  ])('%s %s is refused', async (method, path, status, message) => {
    const { ask } = await signedIn();
    expect(await ask(method, path)).toMatchObject({
      status,
      body: { type: 'error', message: expect.stringContaining(message) },
    });
  });

  it('refuses unknown and missing keys by name', async () => {
    const { ask } = await signedIn();
    const body = { account_id: 'acc00000-0000-4000-8000-000000000001', name: 'North' };
    const post = (sent: object) => ask('POST', '/api/regions', sent, audit('CREATE_REGION'));
    expect(await post({ ...body, zones: [] })).toMatchObject({
      status: 400,
      body: { message: 'Not in the contract: body key zones' },
    });
    expect(await post({ ...body, name: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Missing: name', errors: { name: expect.any(String) } },
    });
    expect(await post({ ...body, name: 'N' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name should contain at least 2 characters.' } },
    });
    expect(await post({ ...body, account_id: 'nope' })).toMatchObject({
      status: 400,
      body: { errors: { account_id: expect.any(String) } },
    });
    expect(await post(body)).toMatchObject({ status: 200, body: { id: expect.any(String) } });
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

describe('the session', () => {
  const refresh = (there: ReturnType<typeof standIn>, token: string, username: string) =>
    there.fetch('/api/auth/refresh', {
      method: 'POST',
      body: JSON.stringify({ username, refresh_token: token }),
    });

  it('refuses a wrong password, and says jwt expired when it is', async () => {
    const there = await signedIn();
    const wrong = await there.fetch('/api/auth', {
      method: 'POST',
      body: JSON.stringify({ username: 'admin@facings.example', password: 'no' }),
    });
    expect(wrong.status).toBe(401);
    await there.control('POST', 'clock', { offsetMs: 14 * 60_000 });
    expect((await there.ask('GET', '/api/items')).status).toBe(200);
    await there.control('POST', 'clock', { offsetMs: 16 * 60_000 });
    expect(await there.ask('GET', '/api/items')).toMatchObject({
      status: 401,
      body: { message: 'jwt expired' },
    });
  });

  it('gives credentials as long-lived as it was told', async () => {
    const there = standIn();
    await there.control('POST', 'tokens', { accessTtlSeconds: 5 });
    const { access_token } = await there.signIn();
    const claims = JSON.parse(atob(access_token.split('.')[1]!));
    expect(claims.exp - claims.iat).toBe(5);
  });

  it('exchanges a refresh credential once, for its own person', async () => {
    const there = standIn();
    const { refresh_token, access_token } = await there.signIn();
    const mine = 'admin@facings.example';
    expect((await refresh(there, refresh_token, 'olive@facings.example')).status).toBe(401);
    expect((await refresh(there, access_token, mine)).status).toBe(401);
    const answers = await Promise.all([1, 2].map(() => refresh(there, refresh_token, mine)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const next = await answers.find(({ ok }) => ok)!.json();
    expect((await refresh(there, next.refresh_token, mine)).status).toBe(200);
  });

  it('has reset and invite links that work once, and again after a reset', async () => {
    const { demoLinks } = await import('./accounts');
    const there = standIn();
    const setPassword = () =>
      there.fetch('/api/auth/reset', {
        method: 'PUT',
        headers: audit('RESET_PASSWORD'),
        body: JSON.stringify({ id: demoLinks.reset, password: 'Another-1!' }),
      });
    const join = () =>
      there.fetch('/api/organizations/join', {
        method: 'POST',
        headers: audit('ACCEPT_INVITE'),
        body: JSON.stringify({ invite_id: demoLinks.invite, name: 'Robin', password: 'Robins-1!' }),
      });
    for (const round of [1, 2]) {
      expect((await setPassword()).status, `round ${round}`).toBe(200);
      expect((await setPassword()).status).toBe(404);
      expect((await join()).status).toBe(200);
      expect((await join()).status).toBe(404);
      const robin = { email: 'robin.newcomer@facings.example', password: 'Robins-1!' };
      expect((await there.signIn({ ...robin, name: '', note: '' })).userId).toBeTruthy();
      await there.control('POST', 'reset');
    }
  });
});

describe('rules', () => {
  it('keeps a SKU unique in its organization, and takes archived products out of zones', async () => {
    const { ask } = await signedIn();
    const page = await ask('GET', '/api/products?limit=100&filters={"is_archived":false}');
    const product = page.body.products.find((one: { zones: string[] }) => one.zones.length > 0);
    const { account_id, sku } = product;
    const twin = { account_id, sku: ` ${sku.toLowerCase()} `, product_description: 'Twin' };
    expect(await ask('POST', '/api/products', twin, audit('CREATE_PRODUCT'))).toMatchObject({
      status: 409,
      body: { errors: { sku: expect.stringContaining('SKU') } },
    });
    const path = `/api/products/${product.id}`;
    expect((await ask('GET', `${path}/zones`)).body.total).toBe(product.zones.length);
    const change = { sku, product_description: product.product_description, is_archived: true };
    const put = await ask('PUT', path, change, audit('UPDATE_PRODUCT', product.id));
    expect(put.body).toMatchObject({ is_archived: true, zones: [], category: product.category });
    expect((await ask('GET', `${path}/zones`)).body.total).toBe(0);
  });

  it('pages without gaps, filters and searches', async () => {
    const { ask } = await signedIn();
    const ids = async (page: number) =>
      (await ask('GET', `/api/products?page=${page}&limit=40`)).body.products.map(
        (one: { id: string }) => one.id,
      );
    expect(new Set([...(await ids(1)), ...(await ids(2))]).size).toBe(80);
    const none = await ask('GET', '/api/products?filters={"item_app_eligible":null}');
    expect(none.body.total).toBeGreaterThan(50);
    const milk = await ask('GET', '/api/products?search=MILK');
    expect(milk.body.total).toBeGreaterThan(10);
    expect(milk.body.total).toBeLessThan(1000);
  });

  it('lets zones and products go on without what was removed', async () => {
    const { ask } = await signedIn();
    const region = (await ask('GET', '/api/regions')).body.results[0];
    const zone = region.zones[0];
    expect((await ask('GET', `/api/zones/${zone}/region`)).body.id).toBe(region.id);
    await ask('DELETE', `/api/regions/${region.id}`, undefined, audit('DELETE_REGION', region.id));
    expect((await ask('GET', `/api/zones/${zone}/region`)).body).toBeNull();
    const notional = (await ask('GET', '/api/notionals')).body.notionals[0];
    const own = `/api/products?filters={"inventory_notional_product_id":"${notional.id}"}`;
    expect((await ask('GET', own)).body.total).toBe(notional.product_count);
    const path = `/api/notionals/${notional.id}`;
    await ask('DELETE', path, undefined, audit('DELETE_NOTIONAL_PRODUCT', notional.id));
    expect((await ask('GET', own)).body.total).toBe(0);
  });

  it('answers the three invite messages', async () => {
    const { ask, userId } = await signedIn();
    const invite = (email: string) =>
      ask(
        'POST',
        '/api/organizations/invites',
        {
          name: 'Someone',
          email,
          role: 'user',
          invitedBy: userId,
          accountId: 'acc00000-0000-4000-8000-000000000001',
        },
        audit('CREATE_INVITE'),
      );
    expect((await invite('new@x.example')).body.message).toBe('Success');
    expect((await invite('NEW@x.example')).body.message).toBe(
      'Invite to this email already exists',
    );
    expect((await invite('admin@facings.example')).body.message).toBe(
      'Team member is already in organization',
    );
  });

  it('keeps a batch of products whole or not at all', async () => {
    const { ask } = await signedIn();
    const account_id = 'acc00000-0000-4000-8000-000000000001';
    const one = (sku: string) => ({ account_id, sku, product_description: 'Batch' });
    const check = async () =>
      (await ask('POST', '/api/products/check', { account_id, skus: ['b-1', 'b-2'] })).body
        .products;
    const post = (...products: object[]) =>
      ask('POST', '/api/products/bulk', { products }, audit('CREATE_PRODUCTS'));
    expect(await post(one('B-1'), one('b-1'))).toMatchObject({
      status: 409,
      body: { errors: { 'products.1.sku': expect.any(String) } },
    });
    expect(await check()).toEqual([]);
    expect((await post(one('B-1'), one('B-2'))).body.products).toHaveLength(2);
    expect(await check()).toHaveLength(2);
    const full = Array.from({ length: 101 }, (_, id) => ({ id: String(id) }));
    const put = await ask('PUT', '/api/products/bulk', { products: full }, audit());
    expect(put).toMatchObject({ status: 400, body: { message: expect.stringContaining('100') } });
  });

  it('takes exactly one real picture as a logo', async () => {
    const { fetch, headers, ask } = await signedIn();
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
    const send = (name: string, ...files: Blob[]) => {
      const body = new FormData();
      for (const file of files) body.append('logo', file, 'logo.png');
      const path = `/api/organizations/new?name=${name}`;
      return fetch(path, {
        method: 'POST',
        headers: { ...headers, ...audit('CREATE_ORGANIZATION') },
        body,
      });
    };
    expect((await send('Acme', new Blob(['no picture']))).status).toBe(400);
    expect((await send('Acme')).status).toBe(400);
    expect((await send('Acme', svg, svg)).status).toBe(400);
    expect((await send('A', svg)).status).toBe(400);
    const { insert_account_one } = await (await send('Acme', svg)).json();
    const { body } = await ask('GET', `/api/organizations?id=${insert_account_one.id}`);
    expect(body.organizations[0]).toMatchObject({
      name: 'Acme',
      icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
  });
});

describe('items, by the conventions of ra-data-simple-rest', () => {
  it('gives ranges, sorted and filtered', async () => {
    const { ask } = await signedIn();
    const list = (query: string) => ask('GET', `/api/items?${query}`);
    const page = await list('range=[10,19]&sort=["name","DESC"]');
    expect(page.headers.get('Content-Range')).toBe('items 10-19/63');
    const names = page.body.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort().reverse());
    expect((await list('filter={"q":"SCANNER"}')).body).toHaveLength(9);
    const [a, b] = page.body;
    expect((await list(`filter={"id":["${a.id}","${b.id}"]}`)).body).toHaveLength(2);
    expect((await list('filter={"q":"zzz"}')).headers.get('Content-Range')).toBe('items */0');
    expect((await list('filter={"nope":1}')).status).toBe(400);
    expect((await list('sort=["nope","ASC"]')).status).toBe(400);
  });
});

describe('a made-up entity', () => {
  const suppliers = defineEntityDemo({
    table: 'suppliers',
    seed: () => [{ id: 's1', name: 'Northfield Dairy' }],
    ...simpleRest({
      path: '/api/suppliers',
      table: 'suppliers',
      keys: ['name'],
      needs: ['name'],
      search: ['name'],
    }),
  });

  it('needs one object', async () => {
    const { ask } = await signedIn({ platform: platformOf([suppliers]) });
    const made = await ask('POST', '/api/suppliers', { name: ' Sandbar ' }, audit());
    expect(made.body).toMatchObject({ name: 'Sandbar' });
    const { id } = made.body;
    await ask('PUT', `/api/suppliers/${id}`, { name: 'Sandbank' }, audit('UPDATE_X', id));
    expect((await ask('GET', `/api/suppliers/${id}`)).body.name).toBe('Sandbank');
    await ask('DELETE', `/api/suppliers/${id}`, undefined, audit('DELETE_X', id));
    expect((await ask('GET', '/api/suppliers')).body).toEqual([
      { id: 's1', name: 'Northfield Dairy' },
    ]);
  });

  it('cannot claim a call twice', () => {
    expect(() => platformOf([suppliers, suppliers])).toThrow('Two rows');
  });
});

describe('persistence', () => {
  it('survives a restart, is seen by another tab at once, and is dropped by a reset', async () => {
    const persistence = memoryPersistence();
    const one = await signedIn({ persistence });
    const other = await signedIn({ persistence });
    const { id } = (await one.ask('POST', '/api/items', { name: 'Kept' }, audit())).body;
    const path = `/api/items/${id}`;
    expect((await other.ask('GET', path)).body.name).toBe('Kept');
    await other.ask('PUT', path, { name: 'Changed' }, audit('UPDATE_ITEM', id));
    expect((await one.ask('GET', path)).body.name).toBe('Changed');
    const third = await signedIn({ persistence });
    expect((await third.ask('GET', path)).body.name).toBe('Changed');
    await third.control('POST', 'reset');
    expect((await one.ask('GET', path)).status).toBe(404);
    expect((await other.ask('GET', '/api/items')).status).toBe(200);
  });

  it('keeps changes only, and nothing of a refused call', async () => {
    const persistence = memoryPersistence();
    const { ask } = await signedIn({ persistence });
    const before = (await persistence.changesSince(undefined)).changes;
    expect(before).toEqual([]);
    await ask('POST', '/api/items', { name: '' }, audit());
    await ask('POST', '/api/items', { name: 'One' }, audit());
    expect((await persistence.changesSince(undefined)).changes).toMatchObject([
      { table: 'items', row: { name: 'One' } },
    ]);
  });

  it('does both of two changes that come at once', async () => {
    const { ask } = await signedIn();
    await Promise.all(
      ['Ab', 'Cd', 'Ef'].map((name) => ask('POST', '/api/items', { name }, audit())),
    );
    const { headers } = await ask('GET', '/api/items');
    expect(headers.get('Content-Range')).toMatch(/\/66$/);
  });
});

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

  it('refuses what is no fault', async () => {
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
    const calls = (await there.control('GET', 'calls')) as Record<string, unknown>[];
    expect(calls.map(({ n, name, status }) => [n, name, status])).toEqual([
      [1, 'POST /api/auth', 200],
      [2, 'GET /api/users/me', 200],
      [3, 'PUT /api/items/{id}', 404],
      [4, null, 404],
    ]);
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
