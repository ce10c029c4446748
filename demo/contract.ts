/**
 * Every call the stand-in knows, by hand from the specification's section 7 and readings.md: the single place
 * that says which keys and parameters exist. Calls of entities with a file of their own stand there
 * (demo/entities).
 */
import type { ContractRow } from './contractRow';

export type { ContractRow } from './contractRow';

const productKeys = [
  'l6_id',
  'sku',
  'product_description',
  'primary_category',
  'category',
  'inventory_notional_product_id',
];
const productUpdateKeys = [
  ...productKeys,
  'inventory_pick_list_slot_id',
  'item_app_eligible',
  'is_archived',
  'default_reporting_uom',
  'item_app_status',
];

const pickLists: readonly ContractRow[] = [
  { name: 'GET /api/organizations/{id}/pick-lists' },
  {
    name: 'POST /api/organizations/{id}/pick-lists',
    body: ['label_identifier'],
    needs: ['label_identifier'],
  },
  {
    name: 'PUT /api/organizations/{id}/pick-lists/{pickListId}',
    body: ['label_identifier'],
    needs: ['label_identifier'],
  },
  {
    name: 'GET /api/pick-lists/search',
    query: ['account_id', 'text'],
    needs: ['account_id', 'text'],
  },
  {
    name: 'GET /api/pick-lists/skus/search',
    query: ['account_id', 'text'],
    needs: ['account_id', 'text'],
  },
  { name: 'GET /api/pick-lists/options' },
  { name: 'GET /api/pick-lists/{id}' },
  {
    name: 'PUT /api/pick-lists/{id}',
    query: ['type'],
    body: ['stateId', 'displayStyle', 'displayStyleStep', 'pickListStates', 'skuId'],
    needs: ['type'],
    types: { type: { oneOf: ['productState', 'updateStates', 'productSku'] } },
  },
  {
    name: 'DELETE /api/pick-lists/{id}',
    query: ['type', 'id'],
    needs: ['type'],
    types: { type: { oneOf: ['pickList', 'productState', 'productSku'] } },
  },
];

const products: readonly ContractRow[] = [
  { name: 'GET /api/products', query: ['page', 'limit', 'search', 'filters'] },
  {
    name: 'POST /api/products',
    body: ['account_id', ...productKeys],
    needs: ['account_id', 'sku', 'product_description'],
  },
  {
    name: 'GET /api/products/bulk',
    query: ['account_id', 'limit', 'offset', 'search'],
    needs: ['account_id'],
  },
  { name: 'POST /api/products/bulk', body: ['products'], needs: ['products'] },
  { name: 'PUT /api/products/bulk', body: ['products'], needs: ['products'], hasNoId: true },
  {
    name: 'POST /api/products/check',
    body: ['account_id', 'skus'],
    needs: ['account_id', 'skus'],
    isRead: true,
  },
  { name: 'GET /api/products/{id}' },
  {
    name: 'PUT /api/products/{id}',
    body: productUpdateKeys,
    needs: ['sku', 'product_description'],
  },
  { name: 'DELETE /api/products/{id}' },
  { name: 'GET /api/products/{id}/notional' },
  { name: 'GET /api/products/{id}/zones' },
];

export const coreContract: readonly ContractRow[] = [...pickLists, ...products];

/** Keys that one product may have in POST and PUT /api/products/bulk. */
export const bulkProductKeys = {
  create: ['account_id', ...productUpdateKeys],
  update: ['id', ...productUpdateKeys],
} as const;
