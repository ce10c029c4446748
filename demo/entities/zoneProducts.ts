/** Which products are sold in which zones (rules 3, 7, Zone products; 9: batches of a hundred). */
import { calls, defineEntityDemo } from '../entityDemo';
import { knowKeys } from '../guard';
import { found, type Call } from '../handlers/handler';
import { numberOf, objectsOf, textOf, textsOf, type Values } from '../handlers/values';
import { outsideAt, refuseAt, refuseOneOf } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { ZoneProduct } from '../store/tables';

/** Maximum number of pairs per call. */
const batch = 100;

const pairKeys = ['zone_id', 'inventory_product_sku_id', 'par'];

const keyOf = (zone_id: string, product_id: string): string => `${zone_id} ${product_id}`;

/** Every link by its pair. */
const linksByPair = (data: Data): Map<string, ZoneProduct> =>
  new Map(
    data
      .table('zoneProducts')
      .all()
      .map((link) => [keyOf(link.zone_id, link.inventory_product_sku_id), link]),
  );

/** The product and zone of a pair: both exist, belong together, and the product is not archived. */
const endsOf = (data: Data, values: Values) => {
  const zone =
    data.table('zones').get(textOf(values, 'zone_id')) ??
    refuseAt('zone_id', 'There is no zone with this id.', 404);
  const product =
    data.table('products').get(textOf(values, 'inventory_product_sku_id')) ??
    refuseAt('inventory_product_sku_id', 'There is no product with this id.', 404);
  return { zone, product };
};

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
const join = (
  data: Data,
  pair: Omit<ZoneProduct, 'id'>,
  links: Map<string, ZoneProduct>,
): ZoneProduct => {
  const key = keyOf(pair.zone_id, pair.inventory_product_sku_id);
  const link = links.get(key) ?? data.table('zoneProducts').put({ id: newId(), ...pair });
  links.set(key, link);
  return link;
};

/** A refusal names the pair and its key. */
const eachPair = <T>({ body }: Call, take: (values: Values) => T): T[] =>
  objectsOf(body, 'zone_products').map((values, at) => {
    try {
      knowKeys(Object.keys(values), pairKeys, 'zone product key');
      return take(values);
    } catch (error) {
      return refuseOneOf(error, { at, list: 'zone_products', name: 'Zone product' });
    }
  });

/** All or none. */
const joinMany = (call: Call) => {
  if (objectsOf(call.body, 'zone_products').length > batch)
    outsideAt('zone_products', `At most ${batch} zone products at once.`);
  const links = linksByPair(call.data);
  const before = links.size;
  for (const pair of eachPair(call, (values) => pairOf(call.data, values)))
    join(call.data, pair, links);
  return { affected_rows: links.size - before };
};

const check = (call: Call) => {
  const links = linksByPair(call.data);
  const asked = eachPair(call, (values) => {
    const { zone, product } = endsOf(call.data, values);
    return links.get(keyOf(zone.id, product.id));
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
  const zone_products = data.table('zoneProducts').where(({ zone_id }) => zone_id === id);
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
      answer: (call) => join(call.data, pairOf(call.data, call.body), linksByPair(call.data)),
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
