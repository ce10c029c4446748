/** Products, notional products and items (rules 7: Products, Notionals, Items). */
import { seed, type EntityPins } from '../pin';

const { account } = seed;

/** Only two organizations have this field, and the seed's first is not one of them (rules R13). */
const productKeys = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'inventory_notional_product_id',
];

export const productPins: Readonly<Record<string, EntityPins>> = {
  products: {
    list: { call: 'GET /api/products', query: ['page', 'limit'] },
    filtered: {
      call: 'GET /api/products',
      filter: {
        account_id: account,
        primary_category: 'Produce',
        category: 'Fruit',
        item_app_eligible: 'TEST',
        is_archived: true,
      },
      query: ['page', 'limit', 'filters'],
    },
    searched: { call: 'GET /api/products', query: ['page', 'limit', 'search'] },
    one: { call: 'GET /api/products/{id}' },
    create: {
      call: 'POST /api/products',
      body: ['account_id', ...productKeys],
      values: { account_id: account, sku: 'PINNED-1', product_description: 'Pinned' },
    },
    update: {
      call: 'PUT /api/products/{id}',
      body: [
        ...productKeys,
        'inventory_pick_list_slot_id',
        'item_app_eligible',
        'is_archived',
        'default_reporting_uom',
        'item_app_status',
      ],
      values: { product_description: 'Renamed' },
    },
    remove: { call: 'DELETE /api/products/{id}' },
    extra: {
      notional: { call: 'GET /api/products/{id}/notional' },
      ofOrganization: { call: 'GET /api/products/bulk', query: ['account_id'] },
    },
  },
  notionals: {
    list: { call: 'GET /api/notionals', query: ['page', 'limit'] },
    filtered: {
      call: 'GET /api/notionals',
      filter: { account_id: account },
      query: ['page', 'limit', 'account_id'],
    },
    searched: { call: 'GET /api/notionals', query: ['page', 'limit', 'search'] },
    one: { call: 'GET /api/notionals/{id}' },
    search: {
      call: 'POST /api/notionals/search',
      body: ['account_id', 'text'],
      values: { account_id: account },
    },
    create: {
      call: 'POST /api/notionals',
      body: ['account_id', 'name', 'ar_label', 'default_uom', 'shelf_label_text'],
      values: { account_id: account, name: 'Pinned', ar_label: 'pinned', default_uom: 'EACH' },
    },
    update: {
      call: 'PUT /api/notionals/{id}',
      body: ['name', 'ar_label', 'default_uom', 'shelf_label_text'],
      values: { name: 'Renamed' },
    },
    remove: { call: 'DELETE /api/notionals/{id}' },
  },
  items: {
    list: { call: 'GET /api/items', query: ['sort', 'range', 'filter'] },
    searched: { call: 'GET /api/items', query: ['sort', 'range', 'filter'] },
    one: { call: 'GET /api/items/{id}' },
    create: { call: 'POST /api/items', body: ['name'], values: { name: 'Pinned' } },
    update: { call: 'PUT /api/items/{id}', body: ['name'], values: { name: 'Renamed' } },
    remove: { call: 'DELETE /api/items/{id}' },
  },
};
