import { defineResource } from '../src/schema/defineResource';
import { picks } from '../src/schema/fields';
import { fromPlatform } from '../src/schema/options';

/** The storage types that an organization uses, with its storage defaults below. */
export const organizationStorages = defineResource({
  name: 'organizationStorages',
  label: 'Organization Storage Types',
  labels: 'Storage Types',
  menu: { group: 'organization', order: 60, keywords: ['shelves', 'fixtures'] },
  routes: {
    list: '/organizations/view/:account_id/storage-types',
    up: '/organizations/view/:account_id',
  },
  api: '/api/organizations',
  fields: {
    storages: picks({
      label: 'Enabled storage types',
      from: ['storages.enabled'],
      options: fromPlatform({ path: '/api/storages', read: 'storages', value: 'value' }),
      details: [{ from: 'comment' }],
    }),
  },
  calls: {
    one: { path: '/api/organizations/:account_id/storages' },
    update: { path: '/api/organizations/:account_id/storages' },
  },
  represent: 'Storage Types',
  document: {
    fields: ['storages'],
    done: 'Storage types saved.',
    panels: [{ of: 'storageDefaults', within: { account_id: 'account_id' } }],
  },
});
