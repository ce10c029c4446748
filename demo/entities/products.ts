/** Products: single, as a list and in batches (rules 7, 9, Products). */
import { calls, defineEntityDemo } from '../entityDemo';
import { knowKeys } from '../guard';
import { eachOf } from '../handlers/batch';
import { accountIn, brief, found, listed, matching, type Call } from '../handlers/handler';
import { recordsOf } from '../handlers/records';
import {
  objectsOf,
  pageOf,
  textOf,
  textsOf,
  wholeOf,
  flagOf,
  oneOf,
  requiredOf,
  textOrNull,
  withValues,
  type Values,
} from '../handlers/values';
import { isObject, parsedJson } from '../jsonValue';
import { forgetStates } from '../productStates/stateRows';
import { outsideContract, refuseAt } from '../refusal';
import type { Data } from '../store/store';
import { blankProduct, type Product, type ZoneProduct } from '../store/tables';
import { productsIn, type JobTemplate } from './jobTemplates';
import { zoneShown } from './zones';

const eligibility = ['NONE', 'TEST', 'PRODUCTION'] as const;
const statuses = ['NEW', 'DRAFT', 'PUBLISHED'] as const;

/** Key of a product in its organization, compared like a SKU. */
const skuKey = ({ account_id, sku }: Pick<Product, 'account_id' | 'sku'>): string =>
  `${account_id}/${sku.toLowerCase()}`;

const notionalIdOf = (data: Data, values: Values, accountId: string): string | null => {
  const key = 'inventory_notional_product_id';
  const id = textOrNull(values, key);
  if (id === null || data.table('notionals').get(id)?.account_id === accountId) return id;
  return refuseAt(key, 'The organization has no such notional product.');
};

/** The product with the values of a body, or of one entry of a batch; missing keys stay unchanged. */
const withProductValues = (before: Product, { data, body: values }: Call): Product => {
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
    inventory_notional_product_id: () => notionalIdOf(data, values, before.account_id),
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
const linksOf = (data: Data, productId: string): ZoneProduct[] =>
  data.table('zoneProducts').by('inventory_product_sku_id', productId);

const leaveZones = (data: Data, productId: string): void => {
  for (const { id } of linksOf(data, productId)) data.table('zoneProducts').remove(id);
};

const productShown = ({ created_at, ...product }: Product, { data }: Pick<Call, 'data'>) => {
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
const productTexts = (product: Product, { data }: Pick<Call, 'data'>) => [
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
  return new Set(productsIn(template));
};

/**
 * Applies the filters of GET /api/products, a JSON object in the query.
 * @throws a refusal for invalid filters
 */
const productFilter = (call: Call): ((product: Product) => boolean) => {
  const filters = filtersOf(call);
  const asked = ownKeys.filter((key) => filters[key] !== undefined);
  const counted = templateProducts(call, filters);
  return (product) =>
    asked.every((key) => product[key] === filters[key]) &&
    (counted === undefined || counted.has(product.id.toLowerCase()));
};

const needs = ['sku', 'product_description'];
const keys = ['l6_id', ...needs, 'primary_category', 'category', 'inventory_notional_product_id'];
const updateKeys = [
  ...keys,
  'inventory_pick_list_slot_id',
  'item_app_eligible',
  'is_archived',
  'default_reporting_uom',
  'item_app_status',
];

const products = recordsOf<Product>({
  table: 'products',
  what: 'product',
  list: 'products',
  keeps: productFilter,
  order: (a, b) => b.created_at - a.created_at,
  searched: productTexts,
  page: pageOf,
  shown: productShown,
  blank: ({ data, body, now }) => blankProduct(accountIn(data, body), now),
  read: withProductValues,
  // An archived product is in no zone (rules 4).
  follow: ({ id, is_archived }, { data }) => {
    if (is_archived) leaveZones(data, id);
  },
  leave: ({ id }, { data }) => {
    leaveZones(data, id);
    forgetStates(data, id);
  },
});

const zonesOf = (call: Call) => {
  const links = linksOf(call.data, products.one(call).id);
  const zones = links.flatMap(({ zone_id }) => call.data.table('zones').get(zone_id) ?? []);
  return listed('zones', zones, (zone) => zoneShown(zone, call));
};

/** Maximum number of products per update (rules 9). */
const batch = 100;

const each = (call: Call, known: readonly string[], keep: (values: Values) => Product) => {
  const batched = { list: 'products', name: 'Product', keys: known };
  const brieflyShown = ({ id, sku }: Product) => ({ id, sku });
  return { products: eachOf(call, batched, (values) => brieflyShown(keep(values))) };
};

const required = (values: Values) => {
  for (const key of needs)
    if (textOf(values, key) === '') outsideContract(`${key} is required.`, { [key]: 'Required.' });
};

/** The requested number of the organization's products. */
const some = (call: Call) => {
  const { data, query } = call;
  const own = data.table('products').where({ account_id: accountIn(data, query) });
  const rows = matching(own, query.search, (product) => productTexts(product, call));
  const limit = wholeOf(query, 'limit', { fallback: 500, least: 1, most: 500 });
  const offset = wholeOf(query, 'offset', { fallback: 0, least: 0, most: 1e9 });
  const shown = rows.slice(offset, offset + limit).map((product) => productShown(product, call));
  return { products: shown, total: rows.length };
};

const makeMany = (call: Call) =>
  each(call, ['account_id', ...updateKeys], (body) => {
    required(body);
    return products.make({ ...call, body });
  });

const changeMany = (call: Call) => {
  if (objectsOf(call.body, 'products').length > batch)
    outsideContract(`At most ${batch} products at once.`);
  return each(call, ['id', ...updateKeys], ({ id, ...body }) => {
    const before = found(call.data.table('products'), textOf({ id }, 'id'), 'product');
    return products.keep({ ...call, body }, before);
  });
};

const check = ({ data, body }: Call) => {
  const account_id = accountIn(data, body);
  const skus = new Set(textsOf(body, 'skus').map((sku) => sku.trim().toLowerCase()));
  const known = [...skus].flatMap((sku) =>
    data.table('products').by(skuKey, skuKey({ account_id, sku })),
  );
  return { products: known.map(({ sku, id }) => ({ sku, id })) };
};

const notionalOf = (call: Call) => {
  const id = products.one(call).inventory_notional_product_id;
  const notional = call.data.table('notionals').get(id ?? '');
  return notional
    ? { ...notional, account: brief(call.data.table('organizations').get(notional.account_id)) }
    : null;
};

const path = '/api/products';

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: { query: ['page', 'limit', 'search', 'filters'], answer: products.list },
    [`POST ${path}`]: {
      body: ['account_id', ...keys],
      needs: ['account_id', ...needs],
      answer: products.create,
    },
    [`GET ${path}/bulk`]: { query: ['account_id!', 'limit', 'offset', 'search'], answer: some },
    [`POST ${path}/bulk`]: { body: ['products!'], answer: makeMany },
    [`PUT ${path}/bulk`]: { body: ['products!'], hasNoId: true, answer: changeMany },
    [`POST ${path}/check`]: { body: ['account_id!', 'skus!'], isRead: true, answer: check },
    [`GET ${path}/{id}`]: products.show,
    [`PUT ${path}/{id}`]: { body: updateKeys, needs, answer: products.change },
    [`DELETE ${path}/{id}`]: products.remove,
    [`GET ${path}/{id}/notional`]: notionalOf,
    [`GET ${path}/{id}/zones`]: zonesOf,
  }),
);
