/** New rows without values. */
import type { Product, Zone } from './tables';

export const blankProduct = (id: string, account_id: string, created_at: number): Product => ({
  id,
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
  created_at,
});

export const blankZone = (id: string, account_id: string): Zone => ({
  id,
  account_id,
  name: '',
  external_store_id: null,
  alt_external_store_id: null,
  timeZoneName: 'UTC',
  region_id: null,
  reporting_status: 'DISABLED',
  latitude: null,
  longitude: null,
});
