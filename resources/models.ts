import { whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { tags, text } from '../src/schema/fields';

/** Machine-learning models (rules 3, 4, 7). */
export const models = defineResource({
  name: 'models',
  label: 'Model',
  labels: 'Models',
  menu: {
    group: 'main',
    order: 60,
    icon: 'hub',
    key: 'm',
    keywords: ['detection', 'versions', 'ai'],
  },
  routes: { list: '/models', view: '/models/view/:id' },
  api: '/api/mdl/models',
  fields: {
    name: text({ label: 'Name' }),
    versions: tags({
      label: 'Versions',
      item: 'version',
      toneBy: 'status',
      tones: { stable: 'success' },
      otherTone: 'primary',
    }),
  },
  calls: {
    list: { path: '/api/mdl/models', read: 'models', paging: whole },
    one: { path: '/api/mdl/models/:id' },
  },
  represent: '{name}',
  found: {},
  list: { columns: ['name', 'versions'], isSearchable: true },
  view: {
    fields: ['name'],
    panels: [{ of: 'modelVersions', title: 'Versions', within: { model_id: 'id' } }],
  },
});
