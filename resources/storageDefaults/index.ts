import { defineResource } from '../../src/schema/defineResource';
import { own } from '../../src/schema/fields';
import { defaultEntries } from './defaults';
import { namedPart } from '../../src/schema/takeOver';

/** Which of its enabled storage types an organization uses by default (rules 7, storage-defaults). */
export const storageDefaults = defineResource({
  name: 'storageDefaults',
  label: 'Storage Defaults',
  labels: 'Storage Defaults',
  routes: {},
  api: '/api/organizations',
  fields: {
    account_storage_defaults: own<Readonly<Record<string, string | null>>>({
      label: 'Default storage types',
      entries: defaultEntries,
      input: namedPart(() => import('./DefaultsInput'), 'DefaultsInput'),
      cell: namedPart(() => import('./DefaultsCell'), 'DefaultsCell'),
    }),
  },
  calls: {
    one: { path: '/api/organizations/:account_id/storage-defaults' },
    update: { path: '/api/organizations/:account_id/storage-defaults' },
  },
  represent: 'Storage Defaults',
  document: { fields: ['account_storage_defaults'], done: 'Storage defaults saved.' },
});
