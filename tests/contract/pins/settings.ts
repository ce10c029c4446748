/** Platform-wide settings (rules 7: Environments, Features, Storage types, Model versions). */
import type { EntityPins } from '../pin';

export const settingPins: Readonly<Record<string, EntityPins>> = {
  environments: {
    list: { call: 'GET /api/environments' },
    create: {
      call: 'POST /api/environments',
      // The body contains only the selected origin.
      body: ['name', 'clusterName', 'takeSnapshot'],
      values: { name: 'pinned-1', takeSnapshot: true },
    },
    remove: { call: 'DELETE /api/environments/{id}' },
  },
  features: {
    list: { call: 'GET /api/features' },
    create: {
      call: 'POST /api/features',
      body: ['name', 'type', 'value'],
      values: { name: 'pinned_flag', type: 'NUMBER', value: 7 },
    },
    remove: { call: 'DELETE /api/features/{id}' },
  },
  storages: {
    list: { call: 'GET /api/storages' },
    create: {
      call: 'POST /api/storages',
      body: ['value', 'comment'],
      values: { value: 'PINNED_SHELF', comment: 'Pinned' },
    },
  },
  units: { list: { call: 'GET /api/products/states/options' } },
  models: { list: { call: 'GET /api/mdl/models' }, one: { call: 'GET /api/mdl/models/{id}' } },
  modelVersions: {
    list: { call: 'GET /api/mdl/models/{id}' },
    one: { call: 'GET /api/mdl/models/{id}/{version}' },
    update: {
      call: 'PUT /api/mdl/models/{id}/{version}',
      body: ['status'],
      values: { status: 'stable' },
    },
    extra: { reports: { call: 'GET /api/mdl/reports', query: ['model_id', 'version'] } },
    actions: { promote: { call: 'PUT /api/mdl/models/{id}/{version}', body: ['status'] } },
  },
};
