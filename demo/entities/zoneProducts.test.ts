// The products of a zone. What flashing does is in tests/e2e/flash.spec.ts.
import { describe, expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface Link {
  readonly id: string;
  readonly inventory_product_sku_id: string;
  readonly par: number;
}
interface Answer {
  readonly code: string;
  readonly message: string;
  readonly affected_rows: number;
  readonly zone_products: readonly Link[];
  readonly products: readonly { readonly id: string; readonly zones: readonly string[] }[];
  readonly zones: readonly { readonly id: string }[];
  readonly insert_zone_one: { readonly id: string };
}

const path = '/api/zones/products';
const bulk = '/api/products/bulk/zones';
const one = 'acc00000-0000-4000-8000-000000000003';
const two = 'acc00000-0000-4000-8000-000000000002';

const start = async () => {
  const there = await signedIn<Answer>();
  const { get, send } = there;
  const productsOf = async (account_id: string, is_archived: boolean) => {
    const filters = JSON.stringify({ account_id, is_archived });
    return (await get(`/api/products?limit=500&filters=${filters}`)).products;
  };
  const [zone, next] = (await get(`/api/zones?account_id=${one}`)).zones.map(({ id }) => id);
  return {
    ...there,
    productsOf,
    zone: zone!,
    next: next!,
    linksOf: async (id: string) => (await get(`${path}?zone_id=${id}`)).zone_products,
    join: (zone_products: readonly object[]) => send('POST', bulk, { zone_products }),
    remove: (zone_ids: readonly string[], product_ids: readonly string[]) =>
      send('DELETE', path, { zone_ids, product_ids }),
    flash: (query: string) => send('POST', `${path}/flash?${query}`),
  };
};
const pairOf = (zone_id: string, inventory_product_sku_id: string, par = 0) => ({
  zone_id,
  inventory_product_sku_id,
  par,
});

describe('zone products', () => {
  it('are linked and unlinked by lists; the response has the number of actual changes', async () => {
    const { zone, next, productsOf, linksOf, join, remove } = await start();
    const outside = (await productsOf(one, false))
      .filter(({ zones }) => !zones.includes(zone) && !zones.includes(next))
      .map(({ id }) => id);
    const inside = await linksOf(zone);
    const [known] = inside;
    const pairs = outside.slice(0, 49).flatMap((id) => [zone, next].map((at) => pairOf(at, id)));
    const twin = pairOf(zone, known!.inventory_product_sku_id, known!.par);
    expect((await join([...pairs, twin, pairs[0]!])).body).toEqual({ affected_rows: 98 });
    const some = outside.slice(0, 60);
    expect((await remove([zone, next], some)).body).toEqual({ affected_rows: 98 });
    expect((await remove([zone, next], some)).body).toEqual({ affected_rows: 0 });
    expect(await linksOf(zone)).toEqual(inside);
  });

  it('get a new par when they are posted again, and keep the old one in the scenario par-kept', async () => {
    const { zone, linksOf, join, send, scenario } = await start();
    const known = (await linksOf(zone))[0]!;
    const twin = (par: number) => pairOf(zone, known.inventory_product_sku_id, par);
    expect((await join([twin(99)])).body).toEqual({ affected_rows: 1 });
    expect(await linksOf(zone)).toContainEqual({ ...known, par: 99 });
    expect((await send('POST', path, twin(2.5))).body).toEqual({ ...known, par: 2.5 });
    expect((await send('POST', path, twin(-1))).status).toBe(400);
    expect(await linksOf(zone)).toContainEqual({ ...known, par: 2.5 });
    await scenario('par-kept');
    expect((await send('POST', path, twin(7))).status).toBe(200);
    expect((await join([twin(7)])).body).toEqual({ affected_rows: 0 });
    expect(await linksOf(zone)).toContainEqual(known);
  });

  it('are of one organization, not archived, and at most 100 at once', async () => {
    const { zone, productsOf, linksOf, join, remove } = await start();
    const inside = await linksOf(zone);
    const good = pairOf(zone, (await productsOf(one, false))[0]!.id);
    for (const [account, isArchived, status] of [
      [two, false, 400],
      [one, true, 409],
    ] as const) {
      const [bad] = await productsOf(account, isArchived);
      expect(await join([good, pairOf(zone, bad!.id)])).toMatchObject({
        status,
        body: { errors: { 'zone_products.1.inventory_product_sku_id': expect.any(String) } },
      });
    }
    const many = await join(Array.from({ length: 101 }, () => good));
    expect([many.status, many.body.message]).toEqual([400, 'At most 100 zone products at once.']);
    for (const [zones, products, status] of [
      [['nope'], [good.inventory_product_sku_id], 404],
      [[zone], ['nope'], 404],
      [[], [good.inventory_product_sku_id], 400],
    ] as const)
      expect((await remove(zones, products)).status).toBe(status);
    expect(await linksOf(zone)).toEqual(inside);
  });
});

it('flashing a zone says so when the source has nothing, and refuses what is no other zone of it', async () => {
  const { flash, send, zone, next, linksOf } = await start();
  const before = await linksOf(zone);
  const body = { account_id: one, name: 'Fresh zone' };
  const { id } = (await send('POST', '/api/zones', body)).body.insert_zone_one;
  const from = (source: string, more = '&overwrite=true') =>
    flash(`zone_id=${zone}&from_zone_id=${source}${more}`);
  expect((await from(id)).body).toEqual({ code: 'NO_PRODUCTS', affected_rows: 0 });
  const foreign = '20e00000-0000-4000-8000-000000000071';
  const refused = [from('nope'), from(zone), from(foreign), from(next, ''), flash('zone_id=nope')];
  const statuses = (await Promise.all(refused)).map(({ status }) => status);
  expect(statuses).toEqual([404, 400, 400, 400, 404]);
  expect(await linksOf(zone)).toEqual(before);
});
