import { inList, whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, own } from '../../src/schema/fields';
import { fromPlatform } from '../../src/schema/options';
import { credentialEntries, readCredentials, sentCredentials } from './credentials';
import { organization } from '../shared/organization';
import { namedPart } from '../../src/schema/takeOver';

/** Partner systems that an organization is connected to (rules 3, Backend integration parameters). */
export const integrations = defineResource({
  name: 'integrations',
  label: 'Integration',
  labels: 'Integrations',
  about:
    'Saving credentials replaces the existing ones for the same system. Stored secrets never leave the platform.',
  routes: {},
  api: '/api/organizations/integrations',
  idFrom: ['integration_name', 'name'],
  fields: {
    account_id: organization(),
    integration_name: choice({
      label: 'System',
      required: true,
      from: ['integration_name', 'name'],
      options: fromPlatform({
        path: '/api/organizations/integrations',
        read: 'integrations',
        value: 'integration_name',
      }),
    }),
    credentials: own({
      label: 'Credentials',
      secret: 'masked',
      read: readCredentials,
      entries: credentialEntries,
      sends: ({ credentials }) => sentCredentials(credentials),
      rule: namedPart(() => import('./rule'), 'credentialsRule'),
      input: namedPart(() => import('./CredentialsInput'), 'CredentialsInput'),
      cell: namedPart(() => import('./CredentialsCell'), 'CredentialsCell'),
    }),
  },
  calls: {
    list: {
      path: '/api/organizations/:account_id/integrations',
      read: 'integrations',
      paging: whole,
    },
    one: inList,
    create: {
      method: 'PUT',
      path: '/api/organizations/integrations',
      send: ['account_id', 'integration_name', 'credentials'],
      newId: null,
    },
    update: {
      path: '/api/organizations/integrations',
      send: ['account_id', 'integration_name', 'credentials'],
    },
  },
  represent: '{integration_name}',
  list: { columns: ['integration_name', 'credentials'] },
  create: {
    title: 'Add Integration',
    fields: ['integration_name', 'credentials'],
    done: 'Integration "{integration_name}" saved.',
  },
  edit: {
    title: 'Edit Integration',
    fields: ['credentials'],
    done: 'Integration "{integration_name}" saved.',
  },
});
