import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { reference, text } from '../src/schema/fields';

/** Products of a pick list (rules 7, Pick lists). */
export const pickListSkus = defineResource({
  name: 'pickListSkus',
  label: 'SKU',
  labels: 'SKUs',
  routes: {},
  api: '/api/pick-lists',
  auditAs: 'PICK_LIST_SKU',
  fields: {
    skuId: reference('pickListSkus', { label: 'SKU', required: true }),
    account_id: text({ label: 'Organization' }),
    sku: text({ label: 'SKU', code: true }),
    product_description: text({ label: 'Description' }),
  },
  calls: {
    list: { path: '/api/pick-lists/:pick_list_id', read: 'skus', paging: whole },
    one: inList,
    search: {
      method: 'GET',
      path: '/api/pick-lists/skus/search',
      needs: ['account_id'],
      read: 'results',
      label: ['sku'],
      detail: ['product_description'],
      min: 2,
    },
    create: {
      method: 'PUT',
      path: '/api/pick-lists/:pick_list_id',
      with: { type: 'productSku' },
      newId: null,
    },
    remove: {
      path: '/api/pick-lists/:pick_list_id',
      with: { type: 'productSku', id: '{record.id}' },
    },
  },
  represent: '{sku}',
  list: {
    columns: ['sku', 'product_description'],
    onPhone: [['product_description', 'sku']],
    isSearchable: true,
    opens: 'products',
  },
  create: { title: 'Add SKU', fields: ['skuId'], done: 'SKU added to the pick list.' },
  remove: {},
});
