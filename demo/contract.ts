/**
 * Every call the stand-in knows, by hand from the specification's section 7 and readings.md: the single place
 * that says which keys and parameters exist. Calls of entities with a file of their own stand there
 * (demo/entities).
 */
import type { ContractRow } from './contractRow';
import type { KeyType } from './keyTypes';

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
const zoneKeys = [
  'name',
  'timeZoneName',
  'external_store_id',
  'alt_external_store_id',
  'region_id',
];
const roles: KeyType = { oneOf: ['user', 'administrator'] };
const categoryTypes: KeyType = { oneOf: ['PRIMARY', 'SECONDARY'] };
const notionalKeys = ['name', 'ar_label', 'default_uom', 'shelf_label_text'];

const authentication: readonly ContractRow[] = [
  {
    name: 'POST /api/auth',
    body: ['username', 'password'],
    needs: ['username', 'password'],
    isPublic: true,
    isRead: true,
  },
  { name: 'GET /api/auth/reset', query: ['id'], needs: ['id'], isPublic: true },
  {
    name: 'POST /api/auth/reset',
    body: ['email'],
    needs: ['email'],
    isPublic: true,
    action: 'REQUEST_PASSWORD_RESET',
  },
  {
    name: 'PUT /api/auth/reset',
    body: ['id', 'password'],
    needs: ['id', 'password'],
    isPublic: true,
    hasNoId: true,
  },
  {
    name: 'POST /api/auth/refresh',
    body: ['username', 'refresh_token'],
    needs: ['username', 'refresh_token'],
    isPublic: true,
    isRead: true,
  },
];

const users: readonly ContractRow[] = [
  { name: 'GET /api/users/me', query: ['email'], needs: ['email'], yieldsUserId: true },
  { name: 'PUT /api/users/me', body: ['name'], needs: ['name'] },
  { name: 'GET /api/users', query: ['account_id'] },
  {
    name: 'PUT /api/users',
    body: ['user_id', 'role'],
    needs: ['user_id', 'role'],
    action: 'UPDATE_USER_MEMBERSHIP',
  },
  {
    name: 'DELETE /api/users',
    body: ['user_id'],
    needs: ['user_id'],
    action: 'DELETE_USER_MEMBERSHIP',
  },
  { name: 'GET /api/users/invite', query: ['id'], needs: ['id'], isPublic: true },
  {
    name: 'GET /api/users/search',
    query: ['text', 'account_id', 'exclude_zone', 'limit'],
    needs: ['text', 'account_id', 'exclude_zone', 'limit'],
    // The one limit there is (Specification 9).
    types: { limit: { oneOf: ['10'] } },
  },
];

const organizations: readonly ContractRow[] = [
  { name: 'GET /api/organizations', query: ['id', 'service', 'ids'] },
  { name: 'PUT /api/organizations', body: ['id', 'name'], needs: ['id', 'name'] },
  {
    name: 'POST /api/organizations/new',
    query: ['name'],
    needs: ['name'],
    isUpload: true,
  },
  { name: 'POST /api/organizations/media', query: ['id'], needs: ['id'], isUpload: true },
  { name: 'GET /api/organizations/search', query: ['text'], needs: ['text'] },
  { name: 'GET /api/organizations/invites', query: ['account_id'] },
  {
    name: 'POST /api/organizations/invites',
    body: ['name', 'email', 'role', 'invitedBy', 'accountId'],
    needs: ['name', 'email', 'role', 'invitedBy', 'accountId'],
    types: { role: roles },
  },
  { name: 'DELETE /api/organizations/invites/{id}' },
  {
    name: 'POST /api/organizations/join',
    body: ['invite_id', 'name', 'password'],
    needs: ['invite_id'],
    isPublic: true,
  },
  { name: 'GET /api/organizations/{id}/uom' },
  { name: 'PUT /api/organizations/{id}/uom', body: ['uoms'], needs: ['uoms'] },
];

const categories: readonly ContractRow[] = [
  {
    name: 'GET /api/categories',
    query: ['type'],
    needs: ['type'],
    types: { type: categoryTypes },
  },
  { name: 'GET /api/organizations/{id}/categories' },
  {
    name: 'POST /api/organizations/{id}/categories',
    body: ['account_id', 'name', 'type'],
    needs: ['account_id', 'name', 'type'],
    types: { type: categoryTypes },
  },
  { name: 'GET /api/organizations/{id}/categories/types' },
  {
    name: 'PUT /api/organizations/{id}/categories/{categoryId}',
    body: ['account_id', 'name', 'type'],
    needs: ['name'],
    types: { type: categoryTypes },
  },
  { name: 'DELETE /api/organizations/{id}/categories/{categoryId}' },
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
  { name: 'GET /api/pick-lists/options' },
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

const places: readonly ContractRow[] = [
  { name: 'GET /api/regions', query: ['account_id'] },
  {
    name: 'POST /api/regions',
    body: ['account_id', 'name'],
    needs: ['account_id', 'name'],
  },
  { name: 'GET /api/regions/{id}' },
  { name: 'PUT /api/regions/{id}', body: ['name'], needs: ['name'] },
  { name: 'DELETE /api/regions/{id}' },
  {
    name: 'GET /api/zones',
    query: ['account_id', 'offset', 'region_id', 'reporting_status', 'is_active'],
  },
  {
    name: 'POST /api/zones',
    body: ['account_id', ...zoneKeys],
    needs: ['account_id', 'name'],
  },
  { name: 'GET /api/zones/search', query: ['account_id', 'text'], needs: ['text'] },
  { name: 'GET /api/zones/{id}' },
  {
    name: 'PUT /api/zones/{id}',
    body: [...zoneKeys, 'reporting_status'],
    needs: ['name', 'reporting_status'],
  },
  { name: 'DELETE /api/zones/{id}' },
  { name: 'GET /api/zones/{id}/region' },
];

const notionals: readonly ContractRow[] = [
  { name: 'GET /api/notionals', query: ['account_id', 'search', 'page', 'limit'] },
  {
    name: 'POST /api/notionals',
    body: ['account_id', ...notionalKeys],
    needs: ['account_id', 'name', 'ar_label', 'default_uom'],
  },
  {
    name: 'POST /api/notionals/search',
    body: ['account_id', 'text'],
    needs: ['account_id', 'text'],
    isRead: true,
  },
  {
    name: 'POST /api/notionals/check',
    body: ['account_id', 'names'],
    needs: ['account_id', 'names'],
    isRead: true,
  },
  { name: 'POST /api/notionals/bulk', body: ['notionals'], needs: ['notionals'] },
  { name: 'GET /api/notionals/{id}' },
  {
    name: 'PUT /api/notionals/{id}',
    body: notionalKeys,
    needs: ['name', 'ar_label', 'default_uom'],
  },
  { name: 'DELETE /api/notionals/{id}' },
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
  { name: 'GET /api/products/states/options', query: ['account_id'] },
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

export const coreContract: readonly ContractRow[] = [
  ...authentication,
  ...users,
  ...organizations,
  ...categories,
  ...pickLists,
  ...places,
  ...notionals,
  ...products,
];

/** Keys that one product may have in POST and PUT /api/products/bulk. */
export const bulkProductKeys = {
  create: ['account_id', ...productUpdateKeys],
  update: ['id', ...productUpdateKeys],
} as const;
