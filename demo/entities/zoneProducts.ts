/** Which products are sold in which zones (rules 3, 7, Zone products; 9: batches of a hundred). */
import { calls, defineEntityDemo } from '../entityDemo';
import { eachOf } from '../handlers/batch';
import { found, foundAt, type Call } from '../handlers/handler';
import { numberOf, objectsOf, textsOf, type Values } from '../handlers/values';
import { outsideAt, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { ZoneProduct } from '../store/tables';

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

/** An existing link stays unchanged: repeating a call is harmless. */
const join = (data: Data, pair: Omit<ZoneProduct, 'id'>): ZoneProduct =>
  linkOf(data, pair) ?? data.table('zoneProducts').put({ id: newId(), ...pair });

const pairs = { list: 'zone_products', name: 'Zone product', keys: pairKeys };

const joinMany = (call: Call) => {
  if (objectsOf(call.body, 'zone_products').length > batch)
    outsideAt('zone_products', `At most ${batch} zone products at once.`);
  const added = eachOf(call, pairs, (values) => pairOf(call.data, values)).filter((pair) => {
    const isNew = !linkOf(call.data, pair);
    join(call.data, pair);
    return isNew;
  });
  return { affected_rows: added.length };
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
    [`POST ${bulk}`]: { body: ['zone_products!'], answer: joinMany },
    [`POST ${bulk}/check`]: { body: ['zone_products!'], isRead: true, answer: check },
  }),
);
