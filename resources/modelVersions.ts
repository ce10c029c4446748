import { whole } from '../src/schema/calls';
import { isNotValue } from '../src/schema/condition';
import { defineResource } from '../src/schema/defineResource';
import { choice, moment, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { namedPart } from '../src/schema/takeOver';

/** Versions of a model (rules 4: a stable one is green, any other has the primary color). */
export const modelVersions = defineResource({
  name: 'modelVersions',
  label: 'Model Version',
  labels: 'Model Versions',
  routes: { view: '/models/view/:model_id/:id', up: '/models/view/:model_id' },
  api: '/api/mdl/models',
  idFrom: ['version'],
  fields: {
    version: text({ label: 'Version', code: true }),
    name: text({ label: 'Model' }),
    status: choice({
      label: 'Status',
      options: fixed(['validating', 'stable']),
      canBeEmptied: false,
      tones: { stable: 'success' },
      otherTone: 'primary',
    }),
    description: text({ label: 'Description', max: 2000 }),
    created_at: moment({ label: 'Created' }),
  },
  calls: {
    list: { path: '/api/mdl/models/:model_id', read: 'versions', paging: whole },
    one: { path: '/api/mdl/models/:model_id/:id' },
    update: { path: '/api/mdl/models/:model_id/:id' },
    extra: {
      reports: {
        path: '/api/mdl/reports',
        query: { model_id: '{record.model_id}', version: '{record.version}' },
      },
    },
  },
  represent: '{name} {version}',
  list: { columns: ['version', 'status', 'created_at'] },
  view: {
    fields: ['name', 'version', 'status', 'created_at', 'description'],
    panels: [
      {
        title: 'Reports',
        screen: namedPart(() => import('../src/screens/models/Reports'), 'Reports'),
      },
    ],
  },
  actions: [
    {
      key: 'promote',
      label: 'Promote to stable',
      ask: 'Promote version {version} of {name} to stable?',
      // As after an edit of the status.
      done: 'Model "{name}" version "{version}" updated successfully!',
      shownIf: isNotValue('status', 'stable'),
      call: {
        method: 'PUT',
        path: '/api/mdl/models/:model_id/:id',
        body: { status: 'stable' },
        action: 'UPDATE_MODEL_VERSION',
      },
    },
  ],
  edit: {
    title: 'Edit Version Status',
    fields: ['status'],
    done: 'Model "{name}" version "{version}" updated successfully!',
  },
});
