import { describe, expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface Answer {
  readonly id: string;
  readonly sku: string;
  readonly category: string | null;
  readonly product_description: string;
  readonly product_count: number;
  readonly account_id: string;
  readonly message: string;
  readonly total: number;
  readonly zones: readonly string[];
  readonly products: readonly Answer[];
  readonly results: readonly Answer[];
  readonly notionals: readonly Answer[];
  readonly jobs: readonly { readonly id: string; readonly template_id: string }[];
  readonly payload: { readonly template: { readonly products: readonly string[] } };
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const counting = 'acc00000-0000-4000-8000-000000000003';

const start = async () => {
  const there = await signedIn<Answer>();
  const filtered = (filters: object) =>
    there.get(`/api/products?limit=500&filters=${JSON.stringify(filters)}`);
  return { ...there, filtered };
};

describe('products', () => {
  it('have a SKU once in their organization, and leave their zones when they are archived', async () => {
    const { get, send, filtered } = await start();
    const { products } = await filtered({ account_id, is_archived: false });
    const { id, sku, zones, category, product_description } = products.find(
      (one) => one.zones.length > 0,
    )!;
    const twin = { account_id, sku: ` ${sku.toLowerCase()} `, product_description: 'Twin' };
    expect(await send('POST', '/api/products', twin)).toMatchObject({
      status: 409,
      body: { errors: { sku: expect.stringContaining('SKU') } },
    });
    const path = `/api/products/${id}`;
    expect((await get(`${path}/zones`)).total).toBe(zones.length);
    const put = await send('PUT', path, { sku, product_description, is_archived: true });
    expect(put.body).toMatchObject({ is_archived: true, zones: [], category });
    expect((await get(`${path}/zones`)).total).toBe(0);
  });

  it('are kept in batches, changed at most 100 at once, whole or not at all', async () => {
    const { ask, send } = await start();
    const one = (sku: string) => ({ account_id, sku, product_description: 'Batch' });
    const check = async () =>
      (await ask('POST', '/api/products/check', { account_id, skus: ['b-1', 'b-2'] })).body
        .products;
    const post = (...products: object[]) => send('POST', '/api/products/bulk', { products });
    expect(await post(one('B-1'), one('b-1'))).toMatchObject({
      status: 409,
      body: { errors: { 'products.1.sku': expect.any(String) } },
    });
    expect(await check()).toEqual([]);
    expect((await post(one('B-1'), one('B-2'))).body.products).toHaveLength(2);
    expect(await check()).toHaveLength(2);
    const products = Array.from({ length: 101 }, (_, at) => ({ id: String(at) }));
    const many = await send('PUT', '/api/products/bulk', { products });
    expect([many.status, many.body.message]).toEqual([400, expect.stringContaining('100')]);
  });

  it('and zones stay when their notional product and region are removed', async () => {
    const { get, send, filtered } = await start();
    const region = (await get('/api/regions')).results[0]!;
    const zone = region.zones[0]!;
    expect((await get(`/api/zones/${zone}/region`)).id).toBe(region.id);
    await send('DELETE', `/api/regions/${region.id}`);
    expect(await get(`/api/zones/${zone}/region`)).toBeNull();
    const { id, product_count } = (await get('/api/notionals')).notionals[0]!;
    const own = async () => (await filtered({ inventory_notional_product_id: id })).total;
    expect(await own()).toBe(product_count);
    await send('DELETE', `/api/notionals/${id}`);
    expect(await own()).toBe(0);
  });
});

describe('the products that a job template counts', () => {
  const opened = async () => {
    const there = await start();
    const [job] = (await there.get(`/api/jobs/recent?account_id=${counting}`)).jobs;
    return {
      ...there,
      ofTemplate: (more: object = {}) =>
        there.filtered({ job_template_id: job!.template_id, ...more }),
      counted: async () =>
        (await there.get(`/api/jobs/payload?id=${job!.id}`)).payload.template.products,
    };
  };

  it('are found by a filter, together with others', async () => {
    const { filtered, ofTemplate, counted } = await opened();
    const { products, total } = await ofTemplate();
    expect(products.map(({ id }) => id).sort()).toEqual([...(await counted())].sort());
    expect((await ofTemplate({ item_app_eligible: 'PRODUCTION' })).total).toBeLessThan(total);
    expect((await ofTemplate({ account_id })).total).toBe(0);
    expect(await filtered({ job_template_id: 'nope' })).toMatchObject({
      message: 'There is no job template with this id.',
    });
  });

  it('stay in the template when they are archived, and are not sent to jobs', async () => {
    const { send, ofTemplate, counted } = await opened();
    const { products } = await ofTemplate();
    const { id, sku, product_description } = products[0]!;
    await send('PUT', `/api/products/${id}`, { sku, product_description, is_archived: true });
    expect(await counted()).not.toContain(id);
    expect((await ofTemplate()).total).toBe(products.length);
  });
});
