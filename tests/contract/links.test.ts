// The calls of links, sent through the transport to the simulated platform. Expected values are written by hand from
// rules 7 (Zone products; rules R3, R20), never read from the declarations.
import type { RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { productsOfZone, zonesOfProduct } from '../../resources/shared/zoneProducts';
import { batchOf, planBatches } from '../../src/views/links/planBatches';
import { seed } from './pin';
import { createRecorded } from './record';

type World = Awaited<ReturnType<typeof createRecorded>>;

let world: World;
let products: readonly string[];
let zones: readonly string[];

const rowsOf = async (entity: string, filter: object): Promise<readonly string[]> => {
  const { data } = await world.provider.getList(entity, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return (data as RaRecord[]).map(({ id }) => String(id));
};

const at = (ids: readonly string[], index: number): string => {
  const id = ids[index];
  if (id === undefined) throw new Error('The stand-in has too few rows.');
  return id;
};

const { calls } = zonesOfProduct;
const joinedTo = (product: string) => world.provider.links.joined(zonesOfProduct, { id: product });
const pairsOf = (product: string, ids: readonly string[]) =>
  ids.map((zone) => [zone, product] as const);

beforeEach(async () => {
  world = await createRecorded();
  const account_id = seed.account;
  products = await rowsOf('products', { account_id, is_archived: false });
  zones = await rowsOf('zones', { account_id });
  world.taken();
});

/** Starts without links. */
const bare = async (): Promise<string> => {
  const product = at(products, 0);
  const joined = [...(await joinedTo(product))];
  for (const changes of planBatches(
    pairsOf(product, joined).map((pair) => ({ pair, isOn: false })),
    100,
  )) {
    await world.provider.links.send(calls, batchOf(changes));
  }
  expect((await joinedTo(product)).size).toBe(0);
  world.taken();
  return product;
};

describe('zone products', () => {
  it('adds one by POST /api/zones/products', async () => {
    const product = await bare();
    const zone = at(zones, 0);
    await world.provider.links.send(calls, { isOn: true, pairs: [[zone, product]] });
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/zones/products',
      query: [],
      json: { zone_id: zone, inventory_product_sku_id: product, par: 0 },
      status: 200,
    });
    expect(sent?.headers.get('X-Resource-Type')).toBe('ZONE_PRODUCT');
    expect(sent?.headers.get('X-Resource-Action')).toBe('CREATE_ZONE_PRODUCT');
    expect(await joinedTo(product)).toEqual(new Set([zone]));
  });

  it('adds many by POST /api/products/bulk/zones', async () => {
    const product = await bare();
    const two = [at(zones, 0), at(zones, 1)];
    const { affected } = await world.provider.links.send(calls, {
      isOn: true,
      pairs: pairsOf(product, two),
    });
    expect(affected).toBe(2);
    expect(world.taken()[0]).toMatchObject({
      method: 'POST',
      path: '/api/products/bulk/zones',
      query: [],
      json: {
        zone_products: two.map((zone_id) => ({
          zone_id,
          inventory_product_sku_id: product,
          par: 0,
        })),
      },
      status: 200,
    });
    expect(await joinedTo(product)).toEqual(new Set(two));
  });

  it('changes par by posting the link again, never by removing it, and reads it back', async () => {
    const product = await bare();
    const zone = at(zones, 0);
    const pair = [zone, product] as const;
    await world.provider.links.send(calls, { isOn: true, pairs: [pair] });
    world.taken();
    await world.provider.links.send(calls, { isOn: true, pairs: [pair], amounts: [7.5] });
    expect((await world.provider.links.amountsOf(calls, zone)).get(product)).toBe(7.5);
    expect(world.taken()).toMatchObject([
      {
        method: 'POST',
        path: '/api/zones/products',
        json: { zone_id: zone, inventory_product_sku_id: product, par: 7.5 },
      },
      { method: 'GET', path: '/api/zones/products', query: ['zone_id'] },
    ]);
    expect(await world.provider.links.amountsAt(calls, [pair])).toEqual([{ pair, amount: 7.5 }]);
  });

  it('removes by DELETE /api/zones/products with both lists in the body', async () => {
    const product = await bare();
    const two = [at(zones, 0), at(zones, 1)];
    await world.provider.links.send(calls, { isOn: true, pairs: pairsOf(product, two) });
    world.taken();
    const { affected } = await world.provider.links.send(calls, {
      isOn: false,
      pairs: pairsOf(product, two),
    });
    expect(affected).toBe(2);
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'DELETE',
      path: '/api/zones/products',
      query: [],
      json: { zone_ids: two, product_ids: [product] },
      status: 200,
    });
    expect(sent?.headers.get('X-Resource-Action')).toBe('DELETE_ZONE_PRODUCT');
    expect(sent?.headers.get('X-Resource-Id')).toBe(product);
    expect((await joinedTo(product)).size).toBe(0);
  });

  it('asks which of them are there by POST /api/products/bulk/zones/check', async () => {
    const product = await bare();
    const [one, other] = [at(zones, 0), at(zones, 1)];
    await world.provider.links.send(calls, { isOn: true, pairs: pairsOf(product, [one]) });
    world.taken();
    const found = await world.provider.links.check(calls, pairsOf(product, [one, other]));
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/products/bulk/zones/check',
      query: [],
      json: {
        zone_products: [one, other].map((zone_id) => ({
          zone_id,
          inventory_product_sku_id: product,
        })),
      },
      status: 200,
    });
    expect(sent?.headers.get('X-Resource-Action')).toBeNull();
    expect(found).toEqual(pairsOf(product, [one]));
  });

  it('reads the zones of a product from GET /api/products/{id}/zones', async () => {
    const product = at(products, 0);
    await joinedTo(product);
    expect(world.taken()).toMatchObject([
      { method: 'GET', path: `/api/products/${product}/zones`, query: [], status: 200 },
    ]);
  });

  it('reads the products of a zone from GET /api/zones/products, and both ends agree', async () => {
    const product = await bare();
    const zone = at(zones, 0);
    await world.provider.links.send(calls, { isOn: true, pairs: [[zone, product]] });
    world.taken();
    const joined = await world.provider.links.joined(productsOfZone, { id: zone });
    expect(world.taken()).toMatchObject([
      { method: 'GET', path: '/api/zones/products', query: ['zone_id'], status: 200 },
    ]);
    expect(joined).toContain(product);
  });
});
