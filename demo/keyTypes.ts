/**
 * Types of query and body keys, as far as they are defined (rules 3, 6, 7, 9). The guard refuses other values, and the
 * OpenAPI document (scripts/openapi/) describes them, from the same table.
 */
import type { ContractRow } from './calls';
import { isObject } from './jsonValue';

const unless =
  (fits: (value: unknown) => boolean, text: string) =>
  (value: unknown): string | undefined =>
    fits(value) ? undefined : text;

const unlessAll =
  (fits: (value: unknown) => boolean, text: string) =>
  (value: unknown): string | undefined =>
    Array.isArray(value) ? unless(() => value.every(fits), text)(value) : 'must be a list.';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The error of a value of each type. `whole` is 0, 1, 2 …; `flag` is true or false. The keys of objects and lists are
 * checked by the handler.
 */
const kinds = {
  text: unless(isText, 'must be a text.'),
  number: unless((value) => typeof value === 'number', 'must be a number.'),
  whole: unless((value) => Number.isInteger(value) && Number(value) >= 0, 'is no whole number.'),
  flag: unless((value) => typeof value === 'boolean', 'is neither true nor false.'),
  texts: unlessAll(isText, 'must contain only texts.'),
  object: unless(isObject, 'must be an object.'),
  objects: unlessAll(isObject, 'must contain only objects.'),
};

export type KeyType = keyof typeof kinds | { readonly oneOf: readonly string[] };

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

/** The error of a value in a JSON body that is present and not null; undefined if it is valid. */
export const bodyFault = (type: KeyType, value: unknown): string | undefined => {
  if (typeof type === 'string') return kinds[type](value);
  return type.oneOf.some((one) => one === value)
    ? undefined
    : `is none of ${type.oneOf.join(', ')}.`;
};

/** How a query writes values that are no texts. */
const written: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(\.\d+)?$/,
  whole: /^\d+$/,
  flag: /^(true|false)$/,
};

/** The same for a value in a query. */
export const queryFault = (type: KeyType, value: string): string | undefined => {
  if (type === 'object' || type === 'objects' || type === 'texts')
    throw new TypeError(`A query holds no ${type}.`);
  const isWritten = typeof type === 'string' && written[type]?.test(value) === true;
  return isWritten ? undefined : bodyFault(type, value);
};
