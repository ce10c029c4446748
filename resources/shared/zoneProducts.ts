import { isValue } from '../../src/schema/condition';
import type { LinkCalls, Links } from '../../src/schema/links';

/** How a product is made available in a zone, and removed from it (rules 3, Zone-product link; 7): zones come first. */
export const zoneProductCalls: LinkCalls = {
  ends: ['zone_id', 'inventory_product_sku_id'],
  addOne: { path: '/api/zones/products', with: { par: 0 } },
  addMany: { path: '/api/products/bulk/zones', as: 'zone_products', batch: 100 },
  remove: { path: '/api/zones/products', lists: ['zone_ids', 'product_ids'] },
  check: { path: '/api/products/bulk/zones/check', as: 'zone_products', read: 'zone_products' },
  amount: {
    key: 'par',
    texts: 'par',
    list: { path: '/api/zones/products', query: { zone_id: '{record.id}' }, read: 'zone_products' },
  },
  affected: 'affected_rows',
  actions: { add: 'CREATE_ZONE_PRODUCT', remove: 'DELETE_ZONE_PRODUCT' },
};

/** On Manage Product: the zones of its organization. An archived product is in none (rules 4). */
export const zonesOfProduct: Links = {
  type: 'product_zones',
  of: 'zones',
  end: 0,
  columns: ['name', 'region_id', 'external_store_id', 'timeZoneName', 'reporting_status'],
  filters: ['region_id', 'is_active', 'reporting_status'],
  where: { account_id: 'account_id' },
  joined: { path: '/api/products/:id/zones', read: 'zones', id: 'id' },
  calls: zoneProductCalls,
  heldIf: isValue('is_archived', true),
};

/** On Manage Zone: the products of its organization. */
export const productsOfZone: Links = {
  type: 'zone_products',
  of: 'products',
  end: 1,
  columns: ['sku', 'product_description', 'item_app_eligible', 'is_archived'],
  onPhone: [['product_description', 'sku', 'item_app_eligible']],
  filters: ['primary_category', 'category', 'item_app_eligible', 'is_archived'],
  where: { account_id: 'account_id' },
  joined: {
    path: '/api/zones/products',
    query: { zone_id: '{record.id}' },
    read: 'zone_products',
    id: 'inventory_product_sku_id',
  },
  calls: zoneProductCalls,
  heldRowIf: isValue('is_archived', true),
  joinedFirst: true,
};
