/** Products: single, as a list and in batches (rules 7, 9, Products). */
import { calls, defineEntityDemo } from '../../entityDemo';
import { knowKeys } from '../../guard';
import {
  brief,
  found,
  knownAccount,
  listed,
  matching,
  ofAccount,
  type Call,
} from '../../handlers/handler';
import { objectsOf, pageOf, textOf, textsOf, wholeOf, type Values } from '../../handlers/values';
import { forgetStates } from '../../productStates/stateRows';
import { outsideContract, refuseOneOf } from '../../refusal';
import { blankProduct } from '../../store/blankRows';
import { newId } from '../../store/newId';
import type { Product } from '../../store/tables';
import { zoneShown } from '../zones';
import { oneProductShown, productFilter, productTexts, productsShown } from './productShown';
import { keepProduct, leaveZones, skuKey, withProductValues } from './productValues';

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

const list = (call: Call) => {
  const { data, query } = call;
  const rows = data
    .table('products')
    .where(productFilter(call))
    .sort((a, b) => b.created_at - a.created_at);
  const hits = matching(rows, query.search, productTexts(data));
  return { products: productsShown(data, pageOf(hits, query)), total: hits.length };
};

const productOf = ({ data, params }: Call): Product =>
  found(data.table('products'), params.id, 'product');

const zonesOf = (call: Call) => {
  const { id } = productOf(call);
  const links = call.data
    .table('zoneProducts')
    .where(({ inventory_product_sku_id }) => inventory_product_sku_id === id);
  const zones = links.flatMap(({ zone_id }) => call.data.table('zones').get(zone_id) ?? []);
  return listed('zones', zones, (zone) => zoneShown(call.data, zone));
};

/** Maximum number of products per update (rules 9). */
const batch = 100;

/** All or none: a refusal names the product and the key. */
const each = (call: Call, keys: readonly string[], keep: (values: Values) => Product) => {
  const products = objectsOf(call.body, 'products').map((values, at) => {
    try {
      knowKeys(Object.keys(values), keys, 'product key');
      const { id, sku } = keep(values);
      return { id, sku };
    } catch (error) {
      return refuseOneOf(error, { at, list: 'products', name: 'Product' });
    }
  });
  return { products };
};

const required = (values: Values) => {
  for (const key of needs)
    if (textOf(values, key) === '') outsideContract(`${key} is required.`, { [key]: 'Required.' });
};

/** The requested number of the organization's products. */
const some = ({ data, query }: Call) => {
  const { id } = knownAccount(data, textOf(query, 'account_id'));
  const rows = matching(ofAccount(data.table('products'), id), query.search, productTexts(data));
  const limit = wholeOf(query, 'limit', { fallback: 500, least: 1, most: 500 });
  const offset = wholeOf(query, 'offset', { fallback: 0, least: 0, most: 1e9 });
  return { products: productsShown(data, rows.slice(offset, offset + limit)), total: rows.length };
};

const make = ({ data, now }: Call, values: Values): Product => {
  const { id } = knownAccount(data, textOf(values, 'account_id'));
  return keepProduct(data, withProductValues(data, blankProduct(newId(), id, now), values));
};

const makeMany = (call: Call) =>
  each(call, ['account_id', ...updateKeys], (values) => {
    required(values);
    return make(call, values);
  });

const changeMany = (call: Call) => {
  if (objectsOf(call.body, 'products').length > batch)
    outsideContract(`At most ${batch} products at once.`);
  return each(call, ['id', ...updateKeys], ({ id, ...values }) => {
    const before = found(call.data.table('products'), textOf({ id }, 'id'), 'product');
    return keepProduct(call.data, withProductValues(call.data, before, values));
  });
};

const check = ({ data, body }: Call) => {
  const { id } = knownAccount(data, textOf(body, 'account_id'));
  const skus = new Set(textsOf(body, 'skus').map((sku) => sku.trim().toLowerCase()));
  const products = data.table('products');
  const known = [...skus].flatMap((sku) => products.by(skuKey, skuKey({ account_id: id, sku })));
  return { products: known.map((product) => ({ sku: product.sku, id: product.id })) };
};

const change = (call: Call) => {
  const product = withProductValues(call.data, productOf(call), call.body);
  return oneProductShown(call.data, keepProduct(call.data, product));
};

const remove = (call: Call) => {
  const { id } = productOf(call);
  leaveZones(call.data, id);
  forgetStates(call.data, id);
  call.data.table('products').remove(id);
  return { id };
};

const notionalOf = (call: Call) => {
  const id = productOf(call).inventory_notional_product_id;
  const notional = call.data.table('notionals').get(id ?? '');
  return notional
    ? { ...notional, account: brief(call.data.table('organizations').get(notional.account_id)) }
    : null;
};

const path = '/api/products';

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: { query: ['page', 'limit', 'search', 'filters'], answer: list },
    [`POST ${path}`]: {
      body: ['account_id', ...keys],
      needs: ['account_id', ...needs],
      answer: (call) => ({ id: make(call, call.body).id }),
    },
    [`GET ${path}/bulk`]: { query: ['account_id!', 'limit', 'offset', 'search'], answer: some },
    [`POST ${path}/bulk`]: { body: ['products!'], answer: makeMany },
    [`PUT ${path}/bulk`]: { body: ['products!'], hasNoId: true, answer: changeMany },
    [`POST ${path}/check`]: { body: ['account_id!', 'skus!'], isRead: true, answer: check },
    [`GET ${path}/{id}`]: (call) => oneProductShown(call.data, productOf(call)),
    [`PUT ${path}/{id}`]: { body: updateKeys, needs, answer: change },
    [`DELETE ${path}/{id}`]: remove,
    [`GET ${path}/{id}/notional`]: notionalOf,
    [`GET ${path}/{id}/zones`]: zonesOf,
  }),
);
