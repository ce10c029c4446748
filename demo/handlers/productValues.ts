/** What a product may be: the rules of POST and PUT /api/products, also for each one of a batch. */
import { refuseAt } from '../refusal';
import type { Data } from '../store/store';
import type { Product } from '../store/tables';
import { flagOf, oneOf, textOf, textOrNull, type Values } from './values';

const eligibility = ['NONE', 'TEST', 'PRODUCTION'] as const;
const statuses = ['NEW', 'DRAFT', 'PUBLISHED'] as const;

const required = (values: Values, key: string, text: string): string =>
  textOf(values, key) || refuseAt(key, text);

/** Where a product stands among those of its organization, as people read SKUs. */
export const skuKey = ({ account_id, sku }: Pick<Product, 'account_id' | 'sku'>): string =>
  `${account_id}/${sku.toLowerCase()}`;

/** A SKU is unique in its organization; compared without regard to case, as people read it. */
export const checkSku = (data: Data, product: Product): void => {
  const twin = data
    .table('products')
    .by(skuKey, skuKey(product))
    .find(({ id }) => id !== product.id);
  if (twin) {
    const text = `The organization has a product with the SKU ${product.sku}.`;
    refuseAt('sku', text, 409);
  }
};

const notionalOf = (data: Data, values: Values, accountId: string): string | null => {
  const key = 'inventory_notional_product_id';
  const id = textOrNull(values, key);
  if (id === null || data.table('notionals').get(id)?.account_id === accountId) return id;
  const text = 'The organization has no such notional product.';
  return refuseAt(key, text);
};

/** The product with the values that the body names; what it leaves out stays as it was. */
export const withValues = (data: Data, before: Product, values: Values): Product => {
  const has = (key: string) => values[key] !== undefined;
  const text = (key: keyof Product) => (has(key) ? { [key]: textOrNull(values, key) } : {});
  const choice = (key: string, choices: readonly string[]) =>
    has(key) ? { [key]: values[key] === null ? null : oneOf(values, key, choices) } : {};
  const product: Product = {
    ...before,
    ...(has('sku') ? { sku: required(values, 'sku', 'SKU is required.') } : {}),
    ...(has('product_description')
      ? {
          product_description: required(values, 'product_description', 'Description is required.'),
        }
      : {}),
    ...text('l6_id'),
    ...text('primary_category'),
    ...text('category'),
    ...text('inventory_pick_list_slot_id'),
    ...text('default_reporting_uom'),
    ...(has('inventory_notional_product_id')
      ? { inventory_notional_product_id: notionalOf(data, values, before.account_id) }
      : {}),
    ...choice('item_app_eligible', eligibility),
    ...choice('item_app_status', statuses),
    // Never set reads as not archived.
    ...(values.is_archived == null ? {} : { is_archived: flagOf(values, 'is_archived') }),
  };
  checkSku(data, product);
  return product;
};

/** Keeps the product; an archived one leaves its zones (Specification 4). */
export const keepProduct = (data: Data, product: Product): Product => {
  if (product.is_archived) leaveZones(data, product.id);
  return data.table('products').put(product);
};

const productKey = ({ inventory_product_sku_id }: { readonly inventory_product_sku_id: string }) =>
  inventory_product_sku_id;

export const leaveZones = (data: Data, productId: string): void => {
  const links = data.table('zoneProducts');
  for (const { id } of links.by(productKey, productId)) {
    links.remove(id);
  }
};
