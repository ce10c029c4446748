import { defineResource, type RecordOf } from '../src/schema/defineResource';
import { assignments } from '../src/schema/fields';
import { fromPlatform } from '../src/schema/options';

/** Which of its enabled storage types an organization uses by default (rules 7, storage-defaults). */
export const storageDefaults = defineResource({
  name: 'storageDefaults',
  label: 'Storage Defaults',
  labels: 'Storage Defaults',
  routes: {},
  api: '/api/organizations',
  fields: {
    account_storage_defaults: assignments({
      label: 'Default storage types',
      options: fromPlatform({
        path: '/api/organizations/:account_id/storages',
        read: 'storages.enabled',
      }),
    }),
  },
  calls: {
    one: { path: '/api/organizations/:account_id/storage-defaults' },
    update: {
      path: '/api/organizations/:account_id/storage-defaults',
    },
  },
  represent: 'Storage Defaults',
  document: { fields: ['account_storage_defaults'], done: 'Storage defaults saved.' },
});

export type StorageDefaults = RecordOf<typeof storageDefaults>;
