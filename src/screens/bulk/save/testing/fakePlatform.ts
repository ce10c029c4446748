/** A platform in memory that is as strict as the real one and fails on demand. */
import type { FacingsDataProvider } from '../../../../../dataProvider';
import type { ExistingRecord } from '../../../../../dataProvider/calls/bulk';
import { plainKey } from '../../../../lib/text/plainText';
import { createFates, refusal, refuse, type Fate } from '../../../../lib/batches/testing/fates';
import type { LinkCalls, Pair } from '../../../../schema/links';

export interface FakeCall {
  readonly name: string;
  /** Number of items it carried. */
  readonly count: number;
  readonly given: unknown;
}

interface FakeProduct {
  readonly id: string;
  readonly values: Record<string, unknown>;
  readonly states: string[];
  readonly zones: Set<string>;
}

export const fakeLinks: LinkCalls = {
  ends: ['zone_id', 'inventory_product_sku_id'],
  addOne: { path: '/one', with: { par: 0 } },
  addMany: { path: '/many', as: 'zone_products', batch: 100 },
  remove: { path: '/one', lists: ['zone_ids', 'product_ids'] },
  check: { path: '/check', as: 'zone_products', read: 'zone_products' },
  affected: 'affected_rows',
  actions: { add: 'CREATE_ZONE_PRODUCT', remove: 'DELETE_ZONE_PRODUCT' },
};

const maxItems = 100;

interface Fake {
  readonly fate?: (call: FakeCall) => Fate | Promise<Fate>;
  /** Milliseconds per call. */
  readonly latency?: number;
}

export const createFakePlatform = ({ fate = () => 'fine', latency = 0 }: Fake = {}) => {
  const products = new Map<string, FakeProduct>();
  const notionals = new Map<string, string>();
  const calls: FakeCall[] = [];
  const carryOut = createFates();
  let [nextId, underWay, mostUnderWay, sumUnderWay] = [0, 0, 0, 0];
  const productBy = (id: string): FakeProduct =>
    products.get(id) ?? refuse(refusal('notFound', { status: 404, message: `No product ${id}.` }));

  const call = async <T>(name: string, given: readonly unknown[], act: () => T): Promise<T> => {
    const made = { name, count: given.length, given };
    calls.push(made);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    sumUnderWay += underWay;
    try {
      await new Promise((done) => {
        if (latency > 0) setTimeout(done, latency);
        else setImmediate(done);
      });
      const what = await fate(made);
      const isTooLong = given.length > maxItems && name !== 'checkSkus';
      return carryOut(
        what,
        name,
        isTooLong ? () => refuse(refusal('invalid', { status: 400 })) : act,
      );
    } finally {
      underWay -= 1;
    }
  };

  const createProducts = (rows: readonly Record<string, unknown>[]): readonly ExistingRecord[] => {
    const skus = new Set([...products.values()].map(({ values }) => plainKey(String(values.sku))));
    for (const [at, { sku }] of rows.entries()) {
      const key = plainKey(String(sku));
      const words = `There is a product ${String(sku)}.`;
      if (skus.has(key))
        refuse(refusal('conflict', { status: 409, fields: { [`products.${at}.sku`]: words } }));
      skus.add(key);
    }
    return rows.map((values) => {
      const id = `p${(nextId += 1)}`;
      products.set(id, { id, values: { ...values }, states: [], zones: new Set() });
      return { id, key: String(values.sku) };
    });
  };
  const byNames = (names: readonly string[]): readonly ExistingRecord[] => {
    const keys = new Set(names.map(plainKey));
    return [...notionals].flatMap(([id, key]) => (keys.has(plainKey(key)) ? [{ id, key }] : []));
  };

  const bulk: FacingsDataProvider['bulk'] = {
    createProducts: (_, rows) =>
      call('createProducts', rows, () => [...createProducts(rows)].reverse()),
    updateProducts: (rows) =>
      call('updateProducts', rows, () => {
        for (const { id } of rows) productBy(id);
        for (const { id, values } of rows) {
          const product = productBy(id);
          Object.assign(product.values, values);
          if (product.values.is_archived === true) product.zones.clear();
        }
      }),
    loadProducts: ({ offset }) =>
      call('loadProducts', [], () => ({
        products: [...products.values()]
          .slice(offset, offset + 500)
          .map(({ id, values, zones }) => ({ id, ...values, zones: [...zones] })),
        total: products.size,
      })),
    product: (id) => call('product', [id], () => ({ id, ...productBy(id).values })),
    checkSkus: (_, skus) =>
      call('checkSkus', skus, () => {
        const keys = new Set(skus.map(plainKey));
        return [...products.values()].flatMap(({ id, values }) =>
          keys.has(plainKey(String(values.sku))) ? [{ id, key: String(values.sku) }] : [],
        );
      }),
    checkNotionals: (_, names) => call('checkNotionals', names, () => byNames(names)),
    createNotionals: (_, names) =>
      call('createNotionals', names, () =>
        names.map((key) => {
          const id = `n${(nextId += 1)}`;
          notionals.set(id, key);
          return { id, key };
        }),
      ),
    createStates: (states) =>
      call('createStates', states, () => {
        for (const { inventory_product_sku_id: id } of states) productBy(id);
        for (const { inventory_product_sku_id: id, state } of states)
          productBy(id).states.push(state);
      }),
    statesOf: (id) => call('statesOf', [id], () => productBy(id).states),
    join: (_, pairs) =>
      call('join', pairs, () => {
        for (const [at, [, product]] of pairs.entries()) {
          const words = 'It is archived.';
          if (productBy(product).values.is_archived === true)
            refuse(
              refusal('conflict', { status: 409, fields: { [`zone_products.${at}.x`]: words } }),
            );
        }
        for (const [zone, product] of pairs) productBy(product).zones.add(zone);
      }),
  };
  const isJoined = ([zone, product]: Pair) => products.get(product)?.zones.has(zone) ?? false;
  const unasked = () => Promise.reject(new Error('Nobody asks this.'));
  const links: FacingsDataProvider['links'] = {
    joined: unasked,
    amountsOf: unasked,
    amountsAt: unasked,
    send: (_, { pairs }) =>
      call('part', pairs.slice(0, maxItems), () => {
        for (const [zone, product] of pairs) productBy(product).zones.delete(zone);
        return { affected: null };
      }),
    check: (_, pairs) => call('checkLinks', pairs, () => pairs.filter(isJoined)),
  };

  return {
    provider: { bulk, links },
    products,
    notionals,
    calls,
    names: () => calls.map(({ name }) => name),
    mostUnderWay: () => mostUnderWay,
    /** Counted at the start of each call. */
    meanUnderWay: () => sumUnderWay / calls.length,
    bySku: (sku: string) => [...products.values()].filter(({ values }) => values.sku === sku),
    /** Adds an existing product. */
    seed: (values: Record<string, unknown>, zones: readonly string[] = []): string => {
      const id = `p${(nextId += 1)}`;
      products.set(id, { id, values: { ...values }, states: [], zones: new Set(zones) });
      return id;
    },
  };
};

export type FakePlatform = ReturnType<typeof createFakePlatform>;
