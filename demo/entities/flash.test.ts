import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Link {
  readonly id: string;
  readonly inventory_product_sku_id: string;
  readonly par: number;
}
interface Answer {
  readonly code: string;
  readonly affected_rows: number;
  readonly zone_products: readonly Link[];
  readonly products: readonly { readonly id: string; readonly is_archived: boolean }[];
  readonly zones: readonly { readonly id: string }[];
  readonly insert_zone_one: { readonly id: string };
}

const path = '/api/zones/products/flash';
const account = 'acc00000-0000-4000-8000-000000000003';
const wholesaler = 'acc00000-0000-4000-8000-000000000009';
const empty = 'acc00000-0000-4000-8000-000000000008';

const start = async (accountId = account) => {
  const { ask } = await standIn().signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const send = (method: string, to: string, body?: object) =>
    ask<Answer>(method, to, body, audit('FLASH_ZONE_PRODUCTS', 'x'));
  const linksOf = async (zone: string) =>
    (await get(`/api/zones/products?zone_id=${zone}`)).zone_products;
  const { zones } = await get(`/api/zones?account_id=${accountId}`);
  return {
    send,
    linksOf,
    zones: zones.map(({ id }) => id),
    target: zones[0]!.id,
    source: zones[1]!.id,
    flash: (query: string) => send('POST', `${path}?${query}`),
    productsOf: async (archived: boolean) => {
      const filters = JSON.stringify({ account_id: accountId, is_archived: archived });
      return (await get(`/api/products?limit=500&filters=${filters}`)).products.map(({ id }) => id);
    },
    newZone: async (account_id = accountId) =>
      (await send('POST', '/api/zones', { account_id, name: 'Fresh zone' })).body.insert_zone_one
        .id,
  };
};

const byProduct = (links: readonly Link[]) =>
  new Map(links.map((link) => [link.inventory_product_sku_id, link]));

describe('flashing a zone', () => {
  it('from the organization joins every product that is not archived', async () => {
    const { flash, target, linksOf, productsOf } = await start();
    const before = await linksOf(target);
    const sold = await productsOf(false);
    expect(before.length).toBeGreaterThan(0);
    const missing = sold.length - before.length;
    const done = await flash(`zone_id=${target}`);
    expect(done).toMatchObject({
      status: 200,
      body: { code: 'SUCCESS', affected_rows: missing },
    });
    const after = byProduct(await linksOf(target));
    expect([...after.keys()].sort()).toEqual([...sold].sort());
    for (const link of before) expect(after.get(link.inventory_product_sku_id)).toEqual(link);
    for (const id of await productsOf(true)) expect(after.has(id)).toBe(false);
    expect((await flash(`zone_id=${target}`)).body).toEqual({ code: 'SUCCESS', affected_rows: 0 });
  });

  it('from a zone adds missing products, and copies pars if allowed', async () => {
    const { send, flash, target, source, linksOf } = await start();
    const [shared] = await linksOf(source);
    const product = shared!.inventory_product_sku_id;
    await send('DELETE', '/api/zones/products', { zone_ids: [target], product_ids: [product] });
    await send('POST', '/api/zones/products', {
      zone_id: target,
      inventory_product_sku_id: product,
      par: shared!.par + 100,
    });
    const [own, before] = [byProduct(await linksOf(source)), byProduct(await linksOf(target))];
    const missing = [...own.keys()].filter((id) => !before.has(id)).length;

    const query = `from_zone_id=${source}&zone_id=${target}`;
    expect((await flash(`${query}&overwrite=false`)).body).toEqual({
      code: 'SUCCESS',
      affected_rows: missing,
    });
    const kept = byProduct(await linksOf(target));
    expect(kept.size).toBe(before.size + missing);
    expect(kept.get(product)!.par).toBe(shared!.par + 100);
    for (const [id, { par }] of own) if (!before.has(id)) expect(kept.get(id)!.par).toBe(par);

    expect((await flash(`${query}&overwrite=true`)).body.affected_rows).toBe(own.size);
    const overwritten = byProduct(await linksOf(target));
    for (const [id, { par }] of own) expect(overwritten.get(id)!.par).toBe(par);
    expect(overwritten.get(product)!.id).toBe(kept.get(product)!.id);
    expect(overwritten.size).toBe(kept.size);
    expect(byProduct(await linksOf(source))).toEqual(own);
  });

  it('says so when the source has nothing', async () => {
    const { flash, newZone, target, linksOf } = await start();
    const before = await linksOf(target);
    const nothing = { status: 200, body: { code: 'NO_PRODUCTS', affected_rows: 0 } };
    const bare = await newZone();
    expect(await flash(`from_zone_id=${bare}&zone_id=${target}&overwrite=true`)).toMatchObject(
      nothing,
    );
    expect(await linksOf(target)).toEqual(before);
    expect(await flash(`zone_id=${await newZone(empty)}`)).toMatchObject(nothing);
  });

  it.each([
    ['', 400],
    ['zone_id=nope', 404],
    ['zone_id=T&from_zone_id=nope&overwrite=true', 404],
    ['zone_id=T&from_zone_id=T&overwrite=true', 400],
    ['zone_id=T&from_zone_id=20e00000-0000-4000-8000-000000000001&overwrite=true', 400],
    ['zone_id=T&from_zone_id=S&overwrite=yes', 400],
    ['zone_id=T&from_zone_id=S', 400],
    ['zone_id=T&overwrite=true', 400],
    ['zone_id=T&account_id=x', 400],
  ])('refuses %s', async (query, status) => {
    const { flash, target, source, linksOf } = await start();
    const before = await linksOf(target);
    const asked = query.replaceAll('=T', `=${target}`).replaceAll('=S', `=${source}`);
    expect((await flash(asked)).status).toBe(status);
    expect(await linksOf(target)).toEqual(before);
  });

  it('is quick for a thousand products in an organization of three hundred zones', async () => {
    const { flash, zones } = await start(wholesaler);
    const began = performance.now();
    const { affected_rows } = (await flash(`zone_id=${zones[0]}`)).body;
    expect(affected_rows).toBeGreaterThan(900);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});
