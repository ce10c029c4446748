import { describe, expect, it } from 'vitest';
import { audit, signedIn } from '../signedIn';

describe('rules', () => {
  it('keeps a SKU unique in its organization, and takes archived products out of zones', async () => {
    const { ask } = await signedIn();
    const page = await ask('GET', '/api/products?limit=100&filters={"is_archived":false}');
    const product = page.body.products.find((one) => one.zones.length > 0)!;
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
      (await ask('GET', `/api/products?page=${page}&limit=40`)).body.products.map(({ id }) => id);
    expect(new Set([...(await ids(1)), ...(await ids(2))]).size).toBe(80);
    const none = await ask('GET', '/api/products?filters={"item_app_eligible":null}');
    expect(none.body.total).toBeGreaterThan(50);
    const milk = await ask('GET', '/api/products?search=MILK');
    expect(milk.body.total).toBeGreaterThan(10);
    expect(milk.body.total).toBeLessThan(1000);
  });

  it('keeps zones and products when something else is removed', async () => {
    const { ask } = await signedIn();
    const region = (await ask('GET', '/api/regions')).body.results[0]!;
    const zone = region.zones[0]!;
    expect((await ask('GET', `/api/zones/${zone}/region`)).body.id).toBe(region.id);
    await ask('DELETE', `/api/regions/${region.id}`, undefined, audit('DELETE_REGION', region.id));
    expect((await ask('GET', `/api/zones/${zone}/region`)).body).toBeNull();
    const notional = (await ask('GET', '/api/notionals')).body.notionals[0]!;
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
