import { defineResource } from '../src/schema/defineResource';
import { text } from '../src/schema/fields';
import { importWordsOf } from './shared/importWordsOf';

/** Items, also called nomad items (rules 3, 7); they follow all conventions. */
export const items = defineResource({
  name: 'items',
  label: 'Item',
  labels: 'Items',
  menu: { group: 'main', below: 'products', order: 20, key: 'i', keywords: ['things'] },
  routes: { list: '/products/items', view: '/products/items/view/:id' },
  api: '/api/items',
  recognizedBy: ['name'],
  hasTwins: true,
  fields: {
    name: text({ label: 'Name', required: true, requiredMessage: 'Item name is required.' }),
  },
  represent: '{name}',
  found: {},
  list: { columns: ['name'], isSearchable: true },
  view: { fields: ['name'] },
  create: { title: 'Add Item', fields: ['name'] },
  edit: { title: 'Edit Item', fields: ['name'], done: 'Nomad Item "{name}" updated successfully!' },
  bulk: { key: 'name', words: importWordsOf('items'), import: {}, edit: {} },
  remove: { then: '/products/items' },
});
