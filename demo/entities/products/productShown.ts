/** Formats products with references and zones, and filters lists of them. */
import { knowKeys } from '../../guard';
import { brief, found, type Call } from '../../handlers/handler';
import type { Values } from '../../handlers/values';
import { isObject, parsedJson } from '../../jsonValue';
import type { JobTemplate } from '../../jobs/jobTemplate';
import { outsideContract } from '../../refusal';
import type { Product } from '../../store/tables';
import { linksOf } from './productValues';

export const productShown = ({ created_at, ...product }: Product, { data }: Pick<Call, 'data'>) => {
  const notional = data.table('notionals').get(product.inventory_notional_product_id ?? '');
  return {
    ...product,
    account: brief(data.table('organizations').get(product.account_id)),
    inventory_notional_product: brief(notional),
    notional_name: notional?.name ?? null,
    zones: linksOf(data, product.id).map(({ zone_id }) => zone_id),
    created_at: new Date(created_at).toISOString(),
  };
};

/** Texts that a search reads. */
export const productTexts = (product: Product, { data }: Pick<Call, 'data'>) => [
  product.sku,
  product.product_description,
  product.primary_category,
  product.category,
  data.table('notionals').get(product.inventory_notional_product_id ?? '')?.name,
];

const ownKeys = [
  'account_id',
  'primary_category',
  'category',
  'item_app_eligible',
  'is_archived',
  'inventory_notional_product_id',
] as const satisfies readonly (keyof Product)[];

const templateKey = 'job_template_id';

const filtersOf = ({ query }: Call): Values => {
  const filters = parsedJson(query.filters ?? '{}', () => outsideContract('filters must be JSON.'));
  if (!isObject(filters)) return outsideContract('filters must be a JSON object.');
  knowKeys(Object.keys(filters), [...ownKeys, templateKey], 'filter');
  return filters;
};

/** Lower-case ids of the products in a job template; undefined if no template is given. */
const templateProducts = ({ data }: Call, filters: Values): Set<unknown> | undefined => {
  if (filters[templateKey] === undefined) return undefined;
  const id = String(filters[templateKey]);
  const { template } = found(data.open<JobTemplate>('jobTemplates'), id, 'job template');
  return new Set(Array.isArray(template.products) ? (template.products as unknown[]) : []);
};

/**
 * Applies the filters of GET /api/products, a JSON object in the query.
 * @throws a refusal for invalid filters
 */
export const productFilter = (call: Call): ((product: Product) => boolean) => {
  const filters = filtersOf(call);
  const asked = ownKeys.filter((key) => filters[key] !== undefined);
  const counted = templateProducts(call, filters);
  return (product) =>
    asked.every((key) => product[key] === filters[key]) &&
    (counted === undefined || counted.has(product.id.toLowerCase()));
};
