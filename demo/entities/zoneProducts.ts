/** Which products are sold in which zones (rules 3, 7, Zone products; 9: batches of a hundred), and Flash (rules 2, 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import { eachOf } from '../handlers/batch';
import { found, foundAt, type Call } from '../handlers/handler';
import { numberOf, objectsOf, textsOf, oneOf, type Values } from '../handlers/values';
import { outsideAt, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { readSettings } from '../settings';
import type { Data } from '../store/store';
import type { ZoneProduct, Zone } from '../store/tables';

type Offered = Pick<ZoneProduct, 'inventory_product_sku_id' | 'par'>;

interface Order {
  readonly offered: readonly Offered[];
  /** Existing products get the source's par. */
  readonly overwrites: boolean;
}

const ofOrganization = (data: Data, { account_id }: Zone): Offered[] =>
  data
    .table('products')
    .where({ account_id, is_archived: false })
    .map(({ id }) => ({ inventory_product_sku_id: id, par: 0 }));

/** Archived products are in no zone. If one is left behind, it is not copied. */
const soldIn = (data: Data, { id }: Zone): Offered[] =>
  data
    .table('zoneProducts')
    .where(
      (link) =>
        link.zone_id === id &&
        data.table('products').get(link.inventory_product_sku_id)?.is_archived === false,
    );

const sourceOf = ({ data, query }: Call, target: Zone): Zone => {
  const key = 'from_zone_id';
  const source = found(data.table('zones'), query.from_zone_id, 'source zone');
  if (source.id === target.id) refuseAt(key, 'A zone cannot be its own source.');
  if (source.account_id !== target.account_id)
    refuseAt(key, 'The source zone belongs to another organization.');
  return source;
};

const orderOf = (call: Call, target: Zone): Order => {
  const { data, query } = call;
  if (query.from_zone_id === undefined) {
    if (query.overwrite !== undefined)
      outsideAt('overwrite', 'Only products from a zone can overwrite.');
    return { offered: ofOrganization(data, target), overwrites: false };
  }
  const source = sourceOf(call, target);
  const overwrites = oneOf(query, 'overwrite', ['true', 'false']) === 'true';
  return { offered: soldIn(data, source), overwrites };
};

/** Fills a zone with its organization's products, or with another zone's. */
const flash = (call: Call) => {
  const { data, query } = call;
  const target = found(data.table('zones'), query.zone_id, 'zone');
  const { offered, overwrites } = orderOf(call, target);
  if (offered.length === 0) return { code: 'NO_PRODUCTS', affected_rows: 0 };
  const links = data.table('zoneProducts');
  const there = new Map(
    links.where({ zone_id: target.id }).map((link) => [link.inventory_product_sku_id, link]),
  );
  let affected_rows = 0;
  for (const { inventory_product_sku_id, par } of offered) {
    const link = there.get(inventory_product_sku_id);
    if (link && !overwrites) continue;
    links.put({ id: link?.id ?? newId(), zone_id: target.id, inventory_product_sku_id, par });
    affected_rows += 1;
  }
  return { code: 'SUCCESS', affected_rows };
};

/** Maximum number of pairs per call. */
const batch = 100;

const pairKeys = ['zone_id', 'inventory_product_sku_id', 'par'];

/** A link by its zone and product. */
const pairKey = ({ zone_id, inventory_product_sku_id }: Omit<ZoneProduct, 'id'>): string =>
  `${zone_id} ${inventory_product_sku_id}`;

const linkOf = (data: Data, pair: Omit<ZoneProduct, 'id'>): ZoneProduct | undefined =>
  data.table('zoneProducts').by(pairKey, pairKey(pair))[0];

/** The product and zone of a pair: both exist, belong together, and the product is not archived. */
const endsOf = (data: Data, values: Values) => ({
  zone: foundAt(data.table('zones'), values, ['zone_id', 'zone']),
  product: foundAt(data.table('products'), values, ['inventory_product_sku_id', 'product']),
});

const pairOf = (data: Data, values: Values): Omit<ZoneProduct, 'id'> => {
  const { zone, product } = endsOf(data, values);
  const key = 'inventory_product_sku_id';
  if (zone.account_id !== product.account_id)
    refuseAt(key, `${product.sku} belongs to another organization than ${zone.name}.`);
  if (product.is_archived) refuseAt(key, `${product.sku} is archived and can be in no zone.`, 409);
  const par = values.par === undefined ? 0 : numberOf(values, 'par', { least: 0 });
  return { zone_id: zone.id, inventory_product_sku_id: product.id, par };
};

/** An existing link gets the new par; in the scenario par-kept it stays as it is. */
const join = (data: Data, pair: Omit<ZoneProduct, 'id'>): ZoneProduct => {
  const link = linkOf(data, pair);
  if (link && (link.par === pair.par || readSettings(data).scenario === 'par-kept')) return link;
  return data.table('zoneProducts').put({ id: link?.id ?? newId(), ...pair });
};

const pairs = { list: 'zone_products', name: 'Zone product', keys: pairKeys };

const joinMany = (call: Call) => {
  if (objectsOf(call.body, 'zone_products').length > batch)
    outsideAt('zone_products', `At most ${batch} zone products at once.`);
  const changed = eachOf(call, pairs, (values) => pairOf(call.data, values)).filter((pair) => {
    const before = linkOf(call.data, pair);
    return join(call.data, pair) !== before;
  });
  return { affected_rows: changed.length };
};

const check = (call: Call) => {
  const asked = eachOf(call, pairs, (values) => {
    const { zone, product } = endsOf(call.data, values);
    return linkOf(call.data, { zone_id: zone.id, inventory_product_sku_id: product.id, par: 0 });
  });
  return { zone_products: [...new Set(asked.filter((link) => link !== undefined))] };
};

const idsOfBody = ({ body }: Call, key: string): Set<string> => {
  const ids = textsOf(body, key);
  return ids.length === 0 ? refuseAt(key, `${key} is empty.`) : new Set(ids);
};

/** Removes each named product from each named zone. */
const part = (call: Call) => {
  const { data } = call;
  const zones = idsOfBody(call, 'zone_ids');
  const products = idsOfBody(call, 'product_ids');
  for (const id of zones) found(data.table('zones'), id, 'zone');
  for (const id of products) found(data.table('products'), id, 'product');
  const gone = data
    .table('zoneProducts')
    .where((link) => zones.has(link.zone_id) && products.has(link.inventory_product_sku_id));
  for (const { id } of gone) data.table('zoneProducts').remove(id);
  return { affected_rows: gone.length };
};

const ofZone = ({ data, query }: Call) => {
  const { id } = found(data.table('zones'), query.zone_id, 'zone');
  const zone_products = data.table('zoneProducts').where({ zone_id: id });
  return { zone_products, total: zone_products.length };
};

const path = '/api/zones/products';
const bulk = '/api/products/bulk/zones';

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: { query: ['zone_id!'], answer: ofZone },
    [`POST ${path}`]: {
      body: pairKeys,
      needs: pairKeys,
      answer: ({ data, body }) => join(data, pairOf(data, body)),
    },
    [`DELETE ${path}`]: {
      body: ['zone_ids!', 'product_ids!'],
      types: { zone_ids: 'texts' },
      hasNoId: true,
      answer: part,
    },
    [`POST ${path}/flash`]: { query: ['zone_id!', 'from_zone_id', 'overwrite'], answer: flash },
    [`POST ${bulk}`]: { body: ['zone_products!'], answer: joinMany },
    [`POST ${bulk}/check`]: { body: ['zone_products!'], isRead: true, answer: check },
  }),
);
