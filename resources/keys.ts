import { inList, whole } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, moment, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { organization } from './shared/organization';

/** Cuts the key before it enters a record, so that nothing can show, sort or export the rest. */
const lastFour = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? `••••${value.slice(-4)}` : value;

/** API keys of an organization; the key is shown once (rules 2, 3, 6, 7). */
export const keys = defineResource({
  name: 'keys',
  label: 'API Key',
  labels: 'API Keys',
  menu: { group: 'organization', order: 90, keywords: ['tokens', 'credentials', 'secrets'] },
  routes: {
    list: '/organizations/view/:organization_id/keys',
    up: '/organizations/view/:organization_id',
  },
  api: '/api/organizations/keys',
  recognizedBy: ['name'],
  fields: {
    organization_id: organization({ from: ['organization_id', 'account_id'] }),
    name: text({ label: 'Name', required: true, requiredMessage: 'Key name is required.' }),
    role: choice({
      label: 'Permission',
      required: true,
      initial: 'user',
      options: fixed(['user', 'administrator']),
      optionLabels: { user: 'Read', administrator: 'Read + Write' },
      tones: { administrator: 'warning' },
    }),
    key: text({
      label: 'Key',
      code: true,
      read: lastFour,
      from: ['key', 'last_four', 'key_last_four'],
    }),
    created_at: moment({ label: 'Created', isRelative: true }),
    user: text({ label: 'Created by', from: ['user.name', 'user.email', 'created_by'] }),
  },
  calls: {
    list: {
      path: '/api/organizations/keys',
      read: 'keys',
      paging: whole,
      filters: { kind: 'query', names: { organization_id: 'organization_id' } },
    },
    one: inList,
    create: {
      path: '/api/organizations/keys',
      send: ['organization_id', 'name', 'role'],
      adds: { user_id: '{identity.id}' },
      newId: null,
    },
    remove: { path: '/api/organizations/keys/:id' },
  },
  represent: '{name}',
  list: {
    columns: ['name', 'role', 'key', 'created_at', 'user'],
    onPhone: [['name', 'role', 'key', 'created_at']],
    isSearchable: true,
  },
  create: {
    title: 'New API Key',
    fields: ['name', 'role'],
    secrets: [{ read: 'key', label: 'Secret key' }],
  },
  remove: {
    consequences: [
      {
        text: 'Programs that use this key lose access. |||| Programs that use these keys lose access.',
      },
    ],
  },
});
