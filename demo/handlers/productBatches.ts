/** Products by the hundred, and the check for SKUs that exist (Specification 7, 9). */
import { bulkProductKeys } from '../contract';
import { knowKeys } from '../guard';
import { outsideContract, refuseOneOf } from '../refusal';
import type { Product } from '../store/tables';
import { found, knownAccount, matching, type Call, type Handlers } from './handler';
import { blankProduct } from './products';
import { productTexts, productsShown } from './productShown';
import { keepProduct, skuKey, withValues } from './productValues';
import { objectsOf, textOf, textsOf, wholeOf, type Values } from './values';

/** Most products that one update may carry (Specification 9). */
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
  for (const key of ['sku', 'product_description']) {
    if (textOf(values, key) === '') outsideContract(`${key} is required.`, { [key]: 'Required.' });
  }
};

export const productBatchHandlers: Handlers = {
  'GET /api/products/bulk': ({ data, query }) => {
    const { id } = knownAccount(data, textOf(query, 'account_id'));
    const own = data.table('products').where(({ account_id }) => account_id === id);
    const rows = matching(own, query.search, productTexts(data));
    const limit = wholeOf(query, 'limit', { fallback: 500, least: 1, most: 500 });
    const offset = wholeOf(query, 'offset', { fallback: 0, least: 0, most: 1e9 });
    const some = rows.slice(offset, offset + limit);
    return { products: productsShown(data, some), total: rows.length };
  },
  'POST /api/products/bulk': (call) =>
    each(call, bulkProductKeys.create, (values) => {
      required(values);
      const { id } = knownAccount(call.data, textOf(values, 'account_id'));
      const product = withValues(call.data, blankProduct(id, call.now), values);
      return keepProduct(call.data, product);
    }),
  'PUT /api/products/bulk': (call) => {
    if (objectsOf(call.body, 'products').length > batch)
      outsideContract(`At most ${batch} products at once.`);
    return each(call, bulkProductKeys.update, ({ id, ...values }) => {
      const before = found(call.data.table('products'), textOf({ id }, 'id'), 'product');
      return keepProduct(call.data, withValues(call.data, before, values));
    });
  },
  'POST /api/products/check': ({ data, body }) => {
    const { id } = knownAccount(data, textOf(body, 'account_id'));
    const skus = new Set(textsOf(body, 'skus').map((sku) => sku.trim().toLowerCase()));
    const products = data.table('products');
    const known = [...skus].flatMap((sku) => products.by(skuKey, skuKey({ account_id: id, sku })));
    return { products: known.map((product) => ({ sku: product.sku, id: product.id })) };
  },
};
