/** A product as every answer shows it: with what it refers to, and the zones it is in. */
import type { Data } from '../store/store';
import type { Product } from '../store/tables';
import { brief } from './handler';

const zoneIdsOf = (data: Data, products: readonly Product[]): Map<string, string[]> => {
  const zones = new Map(products.map(({ id }) => [id, [] as string[]]));
  for (const link of data.table('zoneProducts').all()) {
    zones.get(link.inventory_product_sku_id)?.push(link.zone_id);
  }
  return zones;
};

export const productsShown = (data: Data, products: readonly Product[]) => {
  const zones = zoneIdsOf(data, products);
  return products.map(({ created_at, ...product }) => {
    const notional = data.table('notionals').get(product.inventory_notional_product_id ?? '');
    return {
      ...product,
      account: brief(data.table('organizations').get(product.account_id)),
      inventory_notional_product: brief(notional),
      notional_name: notional?.name ?? null,
      zones: zones.get(product.id) ?? [],
      created_at: new Date(created_at).toISOString(),
    };
  });
};

export const oneProductShown = (data: Data, product: Product) => productsShown(data, [product])[0];

/** What a search looks through. */
export const productTexts = (data: Data) => (product: Product) => [
  product.sku,
  product.product_description,
  product.primary_category,
  product.category,
  data.table('notionals').get(product.inventory_notional_product_id ?? '')?.name,
];
