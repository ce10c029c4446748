import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { moment, text } from '../src/schema/fields';
import { organization } from './shared/organization';

/** Client apps of an organization; the secret is shown once (rules 2, 3, 7). */
export const apps = defineResource({
  name: 'apps',
  label: 'App',
  labels: 'Apps',
  menu: { group: 'organization', order: 80, keywords: ['clients', 'oauth'] },
  routes: {
    list: '/organizations/view/:organization_id/apps',
    up: '/organizations/view/:organization_id',
  },
  api: '/api/organizations/apps',
  recognizedBy: ['name'],
  fields: {
    organization_id: organization({ from: ['organization_id', 'account_id'] }),
    name: text({ label: 'Name', required: true, requiredMessage: 'App name is required.' }),
    clientId: text({ label: 'Client ID', code: true, from: ['clientId', 'client_id'] }),
    created_at: moment({ label: 'Created', isRelative: true }),
  },
  calls: {
    list: {
      path: '/api/organizations/apps',
      read: 'apps',
      paging: whole,
      filters: { kind: 'query', names: { organization_id: 'organization_id' } },
    },
    one: inList,
    create: { path: '/api/organizations/apps', send: ['organization_id', 'name'], newId: null },
    remove: { path: '/api/organizations/apps/:id' },
  },
  represent: '{name}',
  list: { columns: ['name', 'clientId', 'created_at'], isSearchable: true },
  create: {
    title: 'New App',
    fields: ['name'],
    secrets: [
      { read: 'clientId', label: 'Client ID' },
      { read: 'clientSecret', label: 'Client secret' },
    ],
  },
  remove: {
    consequences: [
      {
        text: 'Clients that use its ID and secret lose access. |||| Clients that use their IDs and secrets lose access.',
      },
    ],
  },
});
