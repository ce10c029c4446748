/** The products of a template are a list of texts, so that the list of products can show every one of them. */
import type { OwnRule } from '../../../src/schema/fieldBase';
import { isObject } from '../../../src/lib/util/isObject';

export const templateRule: OwnRule = (value, { label }) => {
  const products = isObject(value) ? value.products : undefined;
  const isList = Array.isArray(products) && products.every((id) => typeof id === 'string');
  return products == null || isList
    ? null
    : { key: 'facings.rules.jsonList', values: { label, name: 'products' } };
};
