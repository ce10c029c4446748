// The calls of the bulk tools, sent to the simulated platform. Expected values are written by hand from rules 3, 7
// (Products, Product states, Notionals, Zone products) and 9, never read from the code.
import type { RaRecord } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { zoneProductCalls } from '../../resources/shared/zoneProducts';
import { productStates } from '../../resources/productStates';
import { products } from '../../resources/products';
import { childCalls } from '../../src/screens/bulk/save/childCalls';
import { seed } from './pin';
import { createRecorded } from './record';

type World = Awaited<ReturnType<typeof createRecorded>>;

const account_id = seed.account;
const zoneId = '20e00000-0000-4000-8000-000000000001';

let world: World;
beforeEach(async () => {
  world = await createRecorded();
});

const two = [
  { sku: 'BULK-1', product_description: 'One', item_app_eligible: 'NONE' },
  { sku: 'BULK-2', product_description: 'Two', item_app_eligible: 'TEST' },
];

/** Creates two products and clears the record of sent calls. */
const made = async (): Promise<readonly string[]> => {
  const known = await world.provider.bulk.createProducts(account_id, two);
  world.taken();
  return known.map(({ id }) => id);
};

const at = (ids: readonly string[], place: number): string => {
  const id = ids[place];
  if (id === undefined) throw new Error('The stand-in made too little.');
  return id;
};

describe('products in bulk', () => {
  it('are made by POST {products}, each in its organization', async () => {
    const known = await world.provider.bulk.createProducts(account_id, two);
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/api/products/bulk',
      query: [],
      status: 200,
    });
    expect(sent?.json).toEqual({ products: two.map((values) => ({ account_id, ...values })) });
    expect(sent?.headers.get('X-Resource-Type')).toBe('PRODUCT');
    expect(sent?.headers.get('X-Resource-Action')).toBe('CREATE_PRODUCTS');
    expect(known.map(({ key }) => key)).toEqual(['BULK-1', 'BULK-2']);
    expect(known.every(({ id }) => id !== '')).toBe(true);
  });

  it('are refused by place, so that a row can say why', async () => {
    await made();
    await expect(
      world.provider.bulk.createProducts(account_id, [
        { sku: 'BULK-3', product_description: 'Three' },
        { sku: 'bulk-1', product_description: 'Again' },
      ]),
    ).rejects.toMatchObject({
      failure: {
        kind: 'conflict',
        fields: { 'products.1.sku': expect.stringContaining('bulk-1') },
      },
    });
  });

  it('are changed by PUT {products} with the id and nothing but what changed', async () => {
    const ids = await made();
    const products = [
      { id: at(ids, 0), values: { category: 'Dairy' } },
      { id: at(ids, 1), values: { is_archived: true, category: null } },
    ];
    await world.provider.bulk.updateProducts(products);
    const [sent] = world.taken();
    expect(sent).toMatchObject({
      method: 'PUT',
      path: '/api/products/bulk',
      query: [],
      status: 200,
    });
    expect(sent?.json).toEqual({
      products: [
        { id: ids[0], category: 'Dairy' },
        { id: ids[1], is_archived: true, category: null },
      ],
    });
    expect(sent?.headers.get('X-Resource-Action')).toBe('UPDATE_PRODUCTS');
    expect(await world.provider.bulk.product(at(ids, 1))).toMatchObject({ is_archived: true });
  });

  it('are read by GET, 500 at a time, with a search', async () => {
    const page = await world.provider.bulk.loadProducts({ account_id, offset: 0 });
    const found = await world.provider.bulk.loadProducts({ account_id, offset: 0, search: 'zzzz' });
    expect(world.taken()).toMatchObject([
      {
        method: 'GET',
        path: '/api/products/bulk',
        query: ['account_id', 'limit', 'offset'],
        status: 200,
      },
      { query: ['account_id', 'limit', 'offset', 'search'], status: 200 },
    ]);
    expect(page.products.length).toBeGreaterThan(0);
    expect(page.total).toBeGreaterThanOrEqual(page.products.length);
    expect(page.products[0]).toMatchObject({ id: expect.any(String), sku: expect.any(String) });
    expect(found.products).toEqual([]);
  });

  it('are read one by one by GET /api/products/{id}', async () => {
    const [id = ''] = await made();
    expect(await world.provider.bulk.product(id)).toMatchObject({ id, sku: 'BULK-1' });
    expect(world.taken()).toMatchObject([
      { method: 'GET', path: `/api/products/${id}`, query: [], status: 200 },
    ]);
  });

  it('are checked by POST {account_id, skus}, ignoring case', async () => {
    const ids = await made();
    const known = await world.provider.bulk.checkSkus(account_id, ['bulk-2', 'BULK-9']);
    const [sent] = world.taken();
    expect(sent).toMatchObject({ method: 'POST', path: '/api/products/check', status: 200 });
    expect(sent?.json).toEqual({ account_id, skus: ['bulk-2', 'BULK-9'] });
    expect(sent?.headers.get('X-Resource-Action')).toBeNull();
    expect(known).toEqual([{ id: ids[1], key: 'BULK-2' }]);
  });
});

describe('what comes along with products', () => {
  it('notional products are made by POST /api/notionals/bulk', async () => {
    const known = await world.provider.bulk.createNotionals(account_id, ['Bulk milk']);
    const [sent] = world.taken();
    expect(sent).toMatchObject({ method: 'POST', path: '/api/notionals/bulk', status: 200 });
    expect(sent?.json).toEqual({
      notionals: [
        {
          account_id,
          name: 'Bulk milk',
          ar_label: 'Bulk milk',
          default_uom: 'EACH',
          shelf_label_text: null,
        },
      ],
    });
    expect(sent?.headers.get('X-Resource-Type')).toBe('NOTIONAL_PRODUCT');
    expect(known).toEqual([{ id: expect.any(String), key: 'Bulk milk' }]);
  });

  it('notional products are checked by POST {account_id, names}', async () => {
    const known = await world.provider.bulk.createNotionals(account_id, ['Bulk milk']);
    world.taken();
    const found = await world.provider.bulk.checkNotionals(account_id, ['bulk MILK', 'None']);
    const [sent] = world.taken();
    expect(sent).toMatchObject({ method: 'POST', path: '/api/notionals/check', status: 200 });
    expect(sent?.json).toEqual({ account_id, names: ['bulk MILK', 'None'] });
    expect(found).toEqual(known);
  });

  it('states are made by POST {states}, and read by product', async () => {
    const [id = ''] = await made();
    const before = await world.provider.bulk.statesOf(id);
    world.taken();
    const state = {
      inventory_product_sku_id: id,
      state: 'CASE',
      uom: 'EACH',
      uom_baseline: 1,
      is_reporting_uom_conversion: true,
      reporting_uom: 'OZ',
      reporting_uom_baseline: 12,
      product_dimensions: { width: 1.5, height: 3, depth: 2 },
      hex_color: '#ffffff',
      display_style: 'WHOLE',
      detection_technique_value: 'OCR',
      count_technique: 'DEPTH',
    };
    await world.provider.bulk.createStates([state]);
    const [sent] = world.taken();
    expect(sent).toMatchObject({ method: 'POST', path: '/api/products/states/bulk', status: 200 });
    expect(sent?.json).toEqual({ states: [state] });
    expect(sent?.headers.get('X-Resource-Type')).toBe('PRODUCT_STATE');
    expect(await world.provider.bulk.statesOf(id)).toEqual([...before, 'CASE']);
    expect(world.taken()).toMatchObject([
      { method: 'GET', path: '/api/products/states', query: ['product_id'], status: 200 },
    ]);
  });

  it('links are made by POST /api/products/bulk/zones, also a single one', async () => {
    const [product = ''] = await made();
    await world.provider.bulk.join(zoneProductCalls, [[zoneId, product] as const]);
    const [sent] = world.taken();
    expect(sent).toMatchObject({ method: 'POST', path: '/api/products/bulk/zones', status: 200 });
    expect(sent?.json).toEqual({
      zone_products: [{ zone_id: zoneId, inventory_product_sku_id: product, par: 0 }],
    });
    expect(sent?.headers.get('X-Resource-Type')).toBe('ZONE_PRODUCT');
    expect(sent?.headers.get('X-Resource-Action')).toBe('CREATE_ZONE_PRODUCT');
    const pairs = [[zoneId, product] as const];
    expect(await world.provider.links.check(zoneProductCalls, pairs)).toEqual(pairs);
  });
});

describe('what products are given', () => {
  const within = (product_id: string) => ({ meta: { within: { product_id, account_id } } });
  const statesOf = async (id: string) =>
    (
      await world.provider.getList<RaRecord>('productStates', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        ...within(id),
      })
    ).data;

  it('is made by one POST {states}, each with the body of a single creation', async () => {
    const ids = await made();
    const data = { state: 'CASE', uom: null, uom_baseline: 12, count_techniques: ['WEIGHT'] };
    const children = childCalls({
      provider: world.provider,
      declaration: products,
      child: productStates,
      accountId: account_id,
    });
    await children.add(ids.map((owner) => ({ owner, values: data })));
    const [sent, ...others] = world.taken();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ method: 'POST', path: '/api/products/states/bulk', status: 200 });
    expect(sent?.headers.get('X-Resource-Type')).toBe('PRODUCT_STATE');
    expect(sent?.headers.get('X-Resource-Action')).toBe('CREATE_PRODUCT_STATES');
    expect(sent?.json).toEqual({
      states: ids.map((inventory_product_sku_id) => ({
        state: 'CASE',
        uom: 'CASE',
        uom_baseline: 12,
        is_reporting_uom_conversion: false,
        key_phrases: [],
        is_visually_similar: false,
        is_ambiguous: false,
        hex_color: '#ffffff',
        display_style: 'WHOLE',
        detection_technique_value: 'OCR',
        count_techniques: [{ count_technique_value: 'WEIGHT' }],
        count_technique: 'DEPTH',
        default_pan_size_id: null,
        inventory_product_sku_id,
      })),
    });

    const [id = ''] = ids;
    const added = (await statesOf(id)).at(-1);
    expect(children.hasKey(added ?? {}, 'case')).toBe(true);
    expect(children.holds(added ?? {}, data)).toBe(true);
    expect(children.holds(added ?? {}, { ...data, uom_baseline: 6 })).toBe(false);
    // With reporting off, its unit is not sent, and the platform keeps it.
    expect(
      children.holds(
        { ...added, reporting_uom: 'OZ' },
        { is_reporting_uom_conversion: false, reporting_uom: null },
      ),
    ).toBe(true);
    // A form has null for what is blank; the platform may store an empty list.
    expect(
      children.holds({ ...added, count_techniques: [] }, { ...data, count_techniques: null }),
    ).toBe(true);

    await children.change(id, String(added?.id), { uom_baseline: 6 });
    expect((await statesOf(id)).at(-1)).toEqual({ ...added, uom_baseline: 6 });
    await children.remove(id, String(added?.id));
    expect((await statesOf(id)).some((one) => one.id === added?.id)).toBe(false);
  });
});
