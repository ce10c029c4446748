import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Link {
  readonly id: string;
  readonly zone_id: string;
  readonly inventory_product_sku_id: string;
  readonly par: number;
}
interface Answer extends Link {
  readonly zone_products: readonly Link[];
  readonly affected_rows: number;
  readonly total: number;
  readonly products: readonly { readonly id: string; readonly zones: readonly string[] }[];
  readonly zones: readonly { readonly id: string }[];
}

const path = '/api/zones/products';
const bulk = '/api/products/bulk/zones';
const one = 'acc00000-0000-4000-8000-000000000001';
const two = 'acc00000-0000-4000-8000-000000000002';

const signIn = async () => {
  const there = standIn();
  const { ask } = await there.signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const filtered = async (filters: object) =>
    (await get(`/api/products?limit=300&filters=${JSON.stringify(filters)}`)).products;
  const products = await filtered({ account_id: one, is_archived: false });
  const [zone, next] = (await get(`/api/zones?account_id=${one}`)).zones.map(({ id }) => id);
  const outside = products.filter(({ zones }) => !zones.includes(zone!) && !zones.includes(next!));
  return {
    get,
    zone: zone!,
    next: next!,
    outside: outside.map(({ id }) => id),
    inside: (await get(`${path}?zone_id=${zone}`)).zone_products,
    archived: (await filtered({ account_id: one, is_archived: true }))[0]!.id,
    foreign: (await filtered({ account_id: two, is_archived: false }))[0]!.id,
    post: (body: object, to = path) =>
      ask<Answer>('POST', to, body, to.endsWith('check') ? {} : audit('ADD_ZONE_PRODUCTS')),
    remove: (zone_ids: unknown, product_ids: unknown) =>
      ask<Answer>('DELETE', path, { zone_ids, product_ids }, audit('REMOVE_ZONE_PRODUCTS')),
  };
};

describe('zone products', () => {
  it('are joined one by one, and asking twice does no harm', async () => {
    const { get, zone, outside, inside, post } = await signIn();
    const [product] = outside;
    const pair = { zone_id: zone, inventory_product_sku_id: product, par: 2.5 };
    const made = await post(pair);
    expect(made).toMatchObject({ status: 200, body: { ...pair, id: expect.any(String) } });
    expect((await post({ ...pair, par: 0 })).body).toEqual(made.body);
    const now = await get(`${path}?zone_id=${zone}`);
    expect(now).toEqual({ zone_products: [...inside, made.body], total: inside.length + 1 });
    const { zones } = await get(`/api/products/${product}/zones`);
    expect(zones.map(({ id }) => id)).toContain(zone);
  });

  it('are linked and unlinked by lists, and the response has the number of actual changes', async () => {
    const { get, zone, next, outside, inside, post, remove } = await signIn();
    const asked = outside
      .slice(0, 49)
      .flatMap((id) =>
        [zone, next].map((at) => ({ zone_id: at, inventory_product_sku_id: id, par: 0 })),
      );
    const [known] = inside;
    const { id: _, ...same } = known!;
    const zone_products = [...asked, { ...same, par: 99 }, asked[0]];
    const check = async () => (await post({ zone_products }, `${bulk}/check`)).body.zone_products;
    expect(await check()).toEqual([known]);
    expect((await post({ zone_products }, bulk)).body).toEqual({ affected_rows: 98 });
    expect(await check()).toHaveLength(99);
    // An existing link keeps its par.
    expect((await get(`${path}?zone_id=${zone}`)).zone_products).toContainEqual(known);
    const some = outside.slice(0, 60);
    expect((await remove([zone, next], some)).body).toEqual({ affected_rows: 98 });
    expect((await remove([zone, next], some)).body).toEqual({ affected_rows: 0 });
    expect((await get(`${path}?zone_id=${zone}`)).zone_products).toEqual(inside);
  });

  it('are refused in words', async () => {
    const { zone, outside, archived, foreign, inside, get, post, remove } = await signIn();
    const good = { zone_id: zone, inventory_product_sku_id: outside[0], par: 0 };
    const cases = [
      [{ zone_id: 'nope' }, 404, 'zone_id'],
      [{ inventory_product_sku_id: 'nope' }, 404, 'inventory_product_sku_id'],
      [{ inventory_product_sku_id: foreign }, 400, 'inventory_product_sku_id'],
      [{ inventory_product_sku_id: archived }, 409, 'inventory_product_sku_id'],
      [{ par: -1 }, 400, 'par'],
      [{ par: '1' }, 400, 'par'],
    ] as const;
    for (const [change, status, key] of cases) {
      const bad = { ...good, ...change };
      expect(await post(bad)).toMatchObject({
        status,
        body: { errors: { [key]: expect.stringMatching(/./) } },
      });
      expect(await post({ zone_products: [good, bad] }, bulk)).toMatchObject({
        status,
        body: { errors: { [`zone_products.1.${key}`]: expect.stringMatching(/./) } },
      });
    }
    expect((await post({ ...good, nope: 1 })).status).toBe(400);
    expect((await post({ zone_products: [{ ...good, nope: 1 }] }, bulk)).status).toBe(400);
    const many = Array.from({ length: 101 }, () => good);
    expect(await post({ zone_products: many }, bulk)).toMatchObject({
      status: 400,
      body: { message: 'At most 100 zone products at once.' },
    });
    expect((await remove(['nope'], outside)).status).toBe(404);
    expect((await remove([zone], ['nope'])).status).toBe(404);
    expect((await remove([], outside)).status).toBe(400);
    expect((await remove(zone, outside)).status).toBe(400);
    expect(await get(path)).toMatchObject({ type: 'error' });
    expect((await get(`${path}?zone_id=${zone}`)).zone_products).toEqual(inside);
  });
});
