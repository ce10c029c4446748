/**
 * Types of query and body keys, as far as they are defined (rules 3, 6, 7, 9). The guard refuses other values, and the
 * OpenAPI document (openapi/) describes them, from the same table.
 */
import type { ContractRow } from './contractRow';
import { isObject } from './jsonValue';

/**
 * `whole` is 0, 1, 2 …; `flag` is true or false. In a query, each is written as text. The keys of objects and lists are
 * checked by the handler.
 */
export type KeyType =
  | 'text'
  | 'number'
  | 'whole'
  | 'flag'
  | 'texts'
  | 'object'
  | 'objects'
  | { readonly oneOf: readonly string[] };

const keysOf = (type: KeyType, keys: string): Readonly<Record<string, KeyType>> =>
  Object.fromEntries(keys.split(/\s+/).map((key) => [key, type]));

/** By key name, for all calls; a row states exceptions (ContractRow.types). */
const common: Readonly<Record<string, KeyType>> = {
  ...keysOf(
    'text',
    `id ids account_id organization_id user_id zone_id from_zone_id region_id product_id state_id
     product_state_id membership_id invite_id auth_id pan_size_id model_id accountId invitedBy stateId skuId
     inventory_product_sku_id inventory_notional_product_id inventory_pick_list_slot_id default_pan_size_id
     username email password refresh_token name text search service exclude_zone filepath version
     l6_id sku product_description primary_category category default_reporting_uom label_identifier
     timeZoneName external_store_id alt_external_store_id ar_label default_uom shelf_label_text description
     cron_expression url trigger_type comment clusterName snapshotName storage_type plane_technique_value
     integration_name state uom reporting_uom count_rounding capacity_rounding prediction_label upc
     external_id hex_color display_style display_style_custom_value detection_technique_value
     count_technique displayStyle`,
  ),
  ...keysOf(
    'number',
    `par duration width height depth uom_baseline reporting_uom_baseline minimum_depth_threshold
     display_style_custom_value_conversion`,
  ),
  ...keysOf('whole', 'page limit offset'),
  ...keysOf(
    'flag',
    `is_archived is_active is_enabled is_default is_reporting_uom_conversion is_visually_similar
     is_ambiguous takeSnapshot overwrite`,
  ),
  ...keysOf('texts', 'skus names job_ids product_ids'),
  ...keysOf('object', 'credentials prediction_labels product_dimensions'),
  ...keysOf(
    'objects',
    'zones notionals products states pan_sizes zone_products pickListStates count_techniques',
  ),
  item_app_eligible: { oneOf: ['NONE', 'TEST', 'PRODUCTION'] },
  item_app_status: { oneOf: ['NEW', 'DRAFT', 'PUBLISHED'] },
  reporting_status: { oneOf: ['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION'] },
  method: { oneOf: ['GET', 'POST'] },
};

/** Undefined if the type is not defined. */
export const typeOfKey = ({ types }: ContractRow, key: string): KeyType | undefined =>
  types?.[key] ?? (Object.hasOwn(common, key) ? common[key] : undefined);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The error of a value in a JSON body that is present and not null; undefined if it is valid. */
export const bodyFault = (type: KeyType, value: unknown): string | undefined => {
  if (typeof type === 'object')
    return type.oneOf.some((one) => one === value)
      ? undefined
      : `is none of ${type.oneOf.join(', ')}.`;
  switch (type) {
    case 'text':
      return isText(value) ? undefined : 'must be a text.';
    case 'number':
      return typeof value === 'number' ? undefined : 'must be a number.';
    case 'whole':
      return Number.isInteger(value) && Number(value) >= 0 ? undefined : 'is no whole number.';
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'is neither true nor false.';
    case 'object':
      return isObject(value) ? undefined : 'must be an object.';
    case 'texts':
      if (!Array.isArray(value)) return 'must be a list.';
      return value.every(isText) ? undefined : 'must contain only texts.';
    case 'objects':
      if (!Array.isArray(value)) return 'must be a list.';
      return value.every(isObject) ? undefined : 'must contain only objects.';
  }
};

/** The same for a value in a query. */
export const queryFault = (type: KeyType, value: string): string | undefined => {
  switch (type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? undefined : 'must be a number.';
    case 'whole':
      return /^\d+$/.test(value) ? undefined : 'is no whole number.';
    case 'flag':
      return value === 'true' || value === 'false' ? undefined : 'is neither true nor false.';
    case 'object':
    case 'objects':
    case 'texts':
      throw new TypeError(`A query holds no ${type}.`);
    default:
      return bodyFault(type, value);
  }
};
