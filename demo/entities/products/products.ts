/** Products: single, as a list and in batches (rules 7, 9, Products). */
import { calls, defineEntityDemo } from '../../entityDemo';
import { eachOf } from '../../handlers/batch';
import { accountIn, brief, found, listed, matching, type Call } from '../../handlers/handler';
import { recordsOf } from '../../handlers/records';
import { objectsOf, pageOf, textOf, textsOf, wholeOf, type Values } from '../../handlers/values';
import { forgetStates } from '../../productStates/stateRows';
import { outsideContract } from '../../refusal';
import { blankProduct } from '../../store/blankRows';
import type { Product } from '../../store/tables';
import { zoneShown } from '../zones';
import { productFilter, productShown, productTexts } from './productShown';
import { leaveZones, linksOf, skuKey, withProductValues } from './productValues';

const needs = ['sku', 'product_description'];
const keys = ['l6_id', ...needs, 'primary_category', 'category', 'inventory_notional_product_id'];
const updateKeys = [
  ...keys,
  'inventory_pick_list_slot_id',
  'item_app_eligible',
  'is_archived',
  'default_reporting_uom',
  'item_app_status',
];

const products = recordsOf<Product>({
  table: 'products',
  what: 'product',
  list: 'products',
  keeps: productFilter,
  order: (a, b) => b.created_at - a.created_at,
  searched: productTexts,
  page: pageOf,
  shown: productShown,
  blank: ({ data, body, now }) => blankProduct(accountIn(data, body), now),
  read: withProductValues,
  // An archived product is in no zone (rules 4).
  follow: ({ id, is_archived }, { data }) => {
    if (is_archived) leaveZones(data, id);
  },
  leave: ({ id }, { data }) => {
    leaveZones(data, id);
    forgetStates(data, id);
  },
});

const zonesOf = (call: Call) => {
  const links = linksOf(call.data, products.one(call).id);
  const zones = links.flatMap(({ zone_id }) => call.data.table('zones').get(zone_id) ?? []);
  return listed('zones', zones, (zone) => zoneShown(zone, call));
};

/** Maximum number of products per update (rules 9). */
const batch = 100;

const each = (call: Call, known: readonly string[], keep: (values: Values) => Product) => {
  const batched = { list: 'products', name: 'Product', keys: known };
  const brieflyShown = ({ id, sku }: Product) => ({ id, sku });
  return { products: eachOf(call, batched, (values) => brieflyShown(keep(values))) };
};

const required = (values: Values) => {
  for (const key of needs)
    if (textOf(values, key) === '') outsideContract(`${key} is required.`, { [key]: 'Required.' });
};

/** The requested number of the organization's products. */
const some = (call: Call) => {
  const { data, query } = call;
  const own = data.table('products').where({ account_id: accountIn(data, query) });
  const rows = matching(own, query.search, (product) => productTexts(product, call));
  const limit = wholeOf(query, 'limit', { fallback: 500, least: 1, most: 500 });
  const offset = wholeOf(query, 'offset', { fallback: 0, least: 0, most: 1e9 });
  const shown = rows.slice(offset, offset + limit).map((product) => productShown(product, call));
  return { products: shown, total: rows.length };
};

const makeMany = (call: Call) =>
  each(call, ['account_id', ...updateKeys], (body) => {
    required(body);
    return products.make({ ...call, body });
  });

const changeMany = (call: Call) => {
  if (objectsOf(call.body, 'products').length > batch)
    outsideContract(`At most ${batch} products at once.`);
  return each(call, ['id', ...updateKeys], ({ id, ...body }) => {
    const before = found(call.data.table('products'), textOf({ id }, 'id'), 'product');
    return products.keep({ ...call, body }, before);
  });
};

const check = ({ data, body }: Call) => {
  const account_id = accountIn(data, body);
  const skus = new Set(textsOf(body, 'skus').map((sku) => sku.trim().toLowerCase()));
  const known = [...skus].flatMap((sku) =>
    data.table('products').by(skuKey, skuKey({ account_id, sku })),
  );
  return { products: known.map(({ sku, id }) => ({ sku, id })) };
};

const notionalOf = (call: Call) => {
  const id = products.one(call).inventory_notional_product_id;
  const notional = call.data.table('notionals').get(id ?? '');
  return notional
    ? { ...notional, account: brief(call.data.table('organizations').get(notional.account_id)) }
    : null;
};

const path = '/api/products';

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: { query: ['page', 'limit', 'search', 'filters'], answer: products.list },
    [`POST ${path}`]: {
      body: ['account_id', ...keys],
      needs: ['account_id', ...needs],
      answer: products.create,
    },
    [`GET ${path}/bulk`]: { query: ['account_id!', 'limit', 'offset', 'search'], answer: some },
    [`POST ${path}/bulk`]: { body: ['products!'], answer: makeMany },
    [`PUT ${path}/bulk`]: { body: ['products!'], hasNoId: true, answer: changeMany },
    [`POST ${path}/check`]: { body: ['account_id!', 'skus!'], isRead: true, answer: check },
    [`GET ${path}/{id}`]: products.show,
    [`PUT ${path}/{id}`]: { body: updateKeys, needs, answer: products.change },
    [`DELETE ${path}/{id}`]: products.remove,
    [`GET ${path}/{id}/notional`]: notionalOf,
    [`GET ${path}/{id}/zones`]: zonesOf,
  }),
);
