/** The filters of GET /api/products, a JSON object in the query (Specification 7, Products). */
import { knowKeys } from '../guard';
import type { JobTemplate } from '../jobs/jobTemplate';
import { outsideContract } from '../refusal';
import type { Product } from '../store/tables';
import { found, type Call } from './handler';

const ownKeys = [
  'account_id',
  'primary_category',
  'category',
  'item_app_eligible',
  'is_archived',
  'inventory_notional_product_id',
] as const satisfies readonly (keyof Product)[];

const templateKey = 'job_template_id';

type Filters = Readonly<Record<string, unknown>>;

const filtersOf = ({ query }: Call): Filters => {
  let filters: unknown;
  try {
    filters = JSON.parse(query.filters ?? '{}');
  } catch {
    return outsideContract('filters is no JSON.');
  }
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters))
    return outsideContract('filters is no JSON object.');
  knowKeys(Object.keys(filters), [...ownKeys, templateKey], 'filter');
  return filters as Filters;
};

/** Lower-cased ids of what a job template counts; undefined where no template is asked for. */
const templateProducts = ({ data }: Call, filters: Filters): Set<unknown> | undefined => {
  if (filters[templateKey] === undefined) return undefined;
  const id = String(filters[templateKey]);
  const { template } = found(data.open<JobTemplate>('jobTemplates'), id, 'job template');
  return new Set(Array.isArray(template.products) ? (template.products as unknown[]) : []);
};

/** @throws a refusal for filters that are none */
export const productFilter = (call: Call): ((product: Product) => boolean) => {
  const filters = filtersOf(call);
  const asked = ownKeys.filter((key) => filters[key] !== undefined);
  const counted = templateProducts(call, filters);
  return (product) =>
    asked.every((key) => product[key] === filters[key]) &&
    (counted === undefined || counted.has(product.id.toLowerCase()));
};
