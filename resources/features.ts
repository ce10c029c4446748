import { inList, whole } from '../src/schema/calls';
import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { choice, text, typed } from '../src/schema/fields';
import { fixed } from '../src/schema/options';

/** Feature flags of the whole platform and their default values (rules 3, 5, 7, 9). */
export const features = defineResource({
  name: 'features',
  label: 'Feature Flag',
  labels: 'Feature Flags',
  menu: { group: 'settings', order: 30, keywords: ['switches', 'toggles', 'beta'] },
  routes: { list: '/settings/features' },
  api: '/api/features',
  recognizedBy: ['name'],
  fields: {
    name: text({ label: 'Name', required: true, max: 100 }),
    type: choice({
      label: 'Type',
      required: true,
      options: fixed(['BOOLEAN', 'STRING', 'UUID', 'NUMBER']),
    }),
    value: typed('type', {
      label: 'Default value',
      required: true,
      from: ['value', 'default_value'],
    }),
  },
  calls: {
    list: { path: '/api/features', read: 'features', paging: whole },
    one: inList,
  },
  represent: '{name}',
  list: { columns: ['name', 'type', 'value'], isSearchable: true },
  create: { title: 'New Feature Flag', fields: ['name', 'type', 'value'] },
  remove: {},
});

export type FeatureFlag = RecordOf<typeof features>;
