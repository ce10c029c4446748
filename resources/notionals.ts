import { byPage } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, count, entityName, text } from '../src/schema/fields';
import { fromPlatform } from '../src/schema/options';
import { organization } from './shared/organization';
import { importWordsOf } from './shared/importWordsOf';

/** Notional products: names under which several products are counted (rules 3, 7). */
export const notionals = defineResource({
  name: 'notionals',
  label: 'Notional Product',
  labels: 'Notional Products',
  menu: { group: 'main', below: 'products', order: 10, key: 'n', keywords: ['generic products'] },
  routes: { list: '/products/notionals', view: '/products/notionals/view/:id' },
  scope: 'organizations',
  api: '/api/notionals',
  fields: {
    account_id: organization(),
    name: entityName({ gatedBy: 'account_id' }),
    ar_label: text({ label: 'AR label', required: true, gatedBy: 'account_id' }),
    default_uom: choice({
      label: 'Default UOM',
      initial: 'EACH',
      canBeEmptied: false,
      gatedBy: 'account_id',
      options: fromPlatform({ path: '/api/products/states/options', read: 'uoms' }),
    }),
    shelf_label_text: text({
      label: 'Shelf label text',
      hint: 'Read from the shelf label to distinguish ambiguous states.',
      gatedBy: 'account_id',
    }),
    product_count: count({ label: 'Product Count', from: ['product_count', 'products'] }),
  },
  calls: {
    list: {
      path: '/api/notionals',
      read: 'notionals',
      paging: byPage({ page: 'page', size: 'limit' }),
      filters: { kind: 'query', names: { account_id: 'account_id' } },
      search: 'search',
    },
    search: {
      method: 'POST',
      path: '/api/notionals/search',
      needs: ['account_id'],
      read: 'results',
      label: ['label', 'name'],
      min: 3,
    },
    create: {
      path: '/api/notionals',
      check: {
        path: '/api/notionals/check',
        within: 'account_id',
        by: 'name',
        as: 'names',
        read: 'notionals',
      },
    },
  },
  represent: '{name}',
  found: { by: 'list' },
  list: {
    columns: ['name', 'product_count', 'account_id'],
    filters: ['account_id'],
    setForSelected: ['default_uom'],
    isSearchable: true,
  },
  view: {
    fields: ['name', 'ar_label', 'default_uom', 'shelf_label_text', 'product_count', 'account_id'],
  },
  create: {
    title: 'Add Notional Product',
    fields: ['account_id', 'name', 'ar_label', 'default_uom', 'shelf_label_text'],
    canBeCopied: true,
  },
  edit: {
    title: 'Edit Notional Product',
    fields: ['name', 'ar_label', 'default_uom', 'shelf_label_text'],
    done: 'Notional Product "{name}" updated successfully!',
    canUndo: ['default_uom'],
  },
  bulk: { key: 'name', words: importWordsOf('notionals'), import: {}, edit: {} },
  remove: {
    then: '/products/notionals',
    consequences: [
      {
        text: '{smart_count} product will be left without a notional product. |||| {smart_count} products will be left without a notional product.',
        counts: { field: 'product_count' },
      },
    ],
  },
});
