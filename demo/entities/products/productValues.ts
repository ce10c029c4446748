/** Validation of products for POST and PUT /api/products, also for each one of a batch. */
import type { Call } from '../../handlers/handler';
import {
  flagOf,
  oneOf,
  requiredOf,
  textOrNull,
  withValues,
  type Values,
} from '../../handlers/values';
import { refuseAt } from '../../refusal';
import type { Data } from '../../store/store';
import type { Product, ZoneProduct } from '../../store/tables';

const eligibility = ['NONE', 'TEST', 'PRODUCTION'] as const;
const statuses = ['NEW', 'DRAFT', 'PUBLISHED'] as const;

/** Key of a product in its organization, compared like a SKU. */
export const skuKey = ({ account_id, sku }: Pick<Product, 'account_id' | 'sku'>): string =>
  `${account_id}/${sku.toLowerCase()}`;

const notionalOf = (data: Data, values: Values, accountId: string): string | null => {
  const key = 'inventory_notional_product_id';
  const id = textOrNull(values, key);
  if (id === null || data.table('notionals').get(id)?.account_id === accountId) return id;
  const text = 'The organization has no such notional product.';
  return refuseAt(key, text);
};

/** The product with the body's values; missing keys stay unchanged. */
export const withProductValues = (before: Product, { data, body: values }: Call): Product => {
  const choice = (choices: readonly string[]) => (own: Values, key: string) =>
    own[key] === null ? null : oneOf(own, key, choices);
  const product = withValues(before, values, {
    sku: () => requiredOf(values, 'sku', 'SKU is required.'),
    product_description: () =>
      requiredOf(values, 'product_description', 'Description is required.'),
    l6_id: textOrNull,
    primary_category: textOrNull,
    category: textOrNull,
    inventory_pick_list_slot_id: textOrNull,
    default_reporting_uom: textOrNull,
    inventory_notional_product_id: () => notionalOf(data, values, before.account_id),
    item_app_eligible: choice(eligibility),
    item_app_status: choice(statuses),
    // An unset value means not archived.
    is_archived: (own, key) => (own[key] === null ? before.is_archived : flagOf(own, key)),
  });
  // A SKU is unique in its organization, ignoring case.
  const twins = data.table('products').by(skuKey, skuKey(product));
  if (twins.some(({ id }) => id !== product.id))
    refuseAt('sku', `The organization has a product with the SKU ${product.sku}.`, 409);
  return product;
};

/** The zones of a product. */
export const linksOf = (data: Data, productId: string): ZoneProduct[] =>
  data.table('zoneProducts').by('inventory_product_sku_id', productId);

export const leaveZones = (data: Data, productId: string): void => {
  for (const { id } of linksOf(data, productId)) data.table('zoneProducts').remove(id);
};
