import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { text } from '../src/schema/fields';

/** All units of measure. The rules name no call for them, so those of the options are used (rules R23). */
export const units = defineResource({
  name: 'units',
  label: 'Unit of Measure',
  labels: 'Units of Measure',
  menu: { group: 'settings', order: 50, keywords: ['uom', 'units'] },
  routes: { list: '/settings/uom' },
  api: '/api/products/states/options',
  // Rows are plain texts.
  idFrom: ['name'],
  fields: { name: text({ label: 'Unit', code: true }) },
  calls: {
    list: { path: '/api/products/states/options', read: 'uoms', paging: whole },
    one: inList,
  },
  represent: '{name}',
  list: { columns: ['name'], isSearchable: true, pageSize: 50 },
});
