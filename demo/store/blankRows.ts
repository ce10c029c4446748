/** New rows without values; the types of such rows follow from them (tables.ts). */
export const noText = null as string | null;
export const noNumber = null as number | null;

/** @param created_at milliseconds since 1970 */
export const blankProduct = (account_id: string, created_at: number) => ({
  account_id,
  l6_id: noText,
  sku: '',
  product_description: '',
  primary_category: noText,
  category: noText,
  inventory_notional_product_id: noText,
  inventory_pick_list_slot_id: noText,
  item_app_eligible: noText,
  item_app_status: 'NEW' as string | null,
  is_archived: false,
  default_reporting_uom: noText,
  created_at,
});

export const blankZone = (account_id: string) => ({
  account_id,
  name: '',
  external_store_id: noText,
  alt_external_store_id: noText,
  /** Null if it was never set; its jobs use UTC. */
  timeZoneName: 'UTC' as string | null,
  region_id: noText,
  reporting_status: 'DISABLED',
  /** No call sets it. */
  latitude: noNumber,
  longitude: noNumber,
});
