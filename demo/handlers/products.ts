/** Products one by one, and as a list (Specification 7, Products). */
import { forgetStates } from '../productStates/stateRows';
import { newId } from '../store/newId';
import type { Product } from '../store/tables';
import { brief, found, knownAccount, listed, matching, type Call, type Handlers } from './handler';
import { productFilter } from './productFilters';
import { oneProductShown, productTexts, productsShown } from './productShown';
import { keepProduct, leaveZones, withValues } from './productValues';
import { textOf, wholeOf } from './values';
import { zoneShown } from '../entities/zones';

const list = (call: Call) => {
  const { data, query } = call;
  const rows = data
    .table('products')
    .where(productFilter(call))
    .sort((a, b) => b.created_at - a.created_at);
  const hits = matching(rows, query.search, productTexts(data));
  const page = wholeOf(query, 'page', { fallback: 1, least: 1, most: 1e6 });
  const limit = wholeOf(query, 'limit', { fallback: 25, least: 1, most: 500 });
  const some = hits.slice((page - 1) * limit, page * limit);
  return { products: productsShown(data, some), total: hits.length };
};

/** A product before anyone said anything about it. */
export const blankProduct = (account_id: string, now: number): Product => ({
  id: newId(),
  account_id,
  l6_id: null,
  sku: '',
  product_description: '',
  primary_category: null,
  category: null,
  inventory_notional_product_id: null,
  inventory_pick_list_slot_id: null,
  item_app_eligible: null,
  item_app_status: 'NEW',
  is_archived: false,
  default_reporting_uom: null,
  created_at: now,
});

const productOf = ({ data, params }: Call): Product =>
  found(data.table('products'), params.id, 'product');

const zonesOf = (call: Call) => {
  const { id } = productOf(call);
  const links = call.data
    .table('zoneProducts')
    .where(({ inventory_product_sku_id }) => inventory_product_sku_id === id);
  const zones = links.flatMap(({ zone_id }) => call.data.table('zones').get(zone_id) ?? []);
  return listed(
    'zones',
    zones.map((zone) => zoneShown(call.data, zone)),
  );
};

export const productHandlers: Handlers = {
  'GET /api/products': list,
  'POST /api/products': ({ data, body, now }) => {
    const { id: account_id } = knownAccount(data, textOf(body, 'account_id'));
    return { id: keepProduct(data, withValues(data, blankProduct(account_id, now), body)).id };
  },
  'GET /api/products/{id}': (call) => oneProductShown(call.data, productOf(call)),
  'PUT /api/products/{id}': (call) => {
    const product = withValues(call.data, productOf(call), call.body);
    return oneProductShown(call.data, keepProduct(call.data, product));
  },
  'DELETE /api/products/{id}': (call) => {
    const { id } = productOf(call);
    leaveZones(call.data, id);
    forgetStates(call.data, id);
    call.data.table('products').remove(id);
    return { id };
  },
  'GET /api/products/{id}/notional': (call) => {
    const id = productOf(call).inventory_notional_product_id;
    const notional = call.data.table('notionals').get(id ?? '');
    return notional
      ? { ...notional, account: brief(call.data.table('organizations').get(notional.account_id)) }
      : null;
  },
  'GET /api/products/{id}/zones': zonesOf,
};
