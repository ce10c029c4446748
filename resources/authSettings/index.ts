import { inList, whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, json, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { organization } from '../shared/organization';
import { namedPart } from '../../src/schema/takeOver';

/** How the platform authenticates to the receiver of a webhook (rules 3, 7, 9). */
export const authSettings = defineResource({
  name: 'authSettings',
  label: 'Authentication',
  labels: 'Authentication settings',
  routes: {},
  api: '/api/auth/settings',
  recognizedBy: ['name'],
  fields: {
    account_id: organization(),
    name: text({ label: 'Name', required: true }),
    environment: choice({
      label: 'Environment',
      required: true,
      initial: 'dev',
      options: fixed(['dev', 'prod']),
      optionLabels: { dev: 'Development', prod: 'Production' },
      tones: { prod: 'primary' },
    }),
    auth_details: json({
      label: 'Details',
      isObject: true,
      secret: 'hidden',
      rule: namedPart(() => import('./rule'), 'detailsRule'),
      input: namedPart(() => import('./DetailsInput'), 'DetailsInput'),
    }),
  },
  calls: {
    list: {
      path: '/api/auth/settings',
      read: 'settings',
      paging: whole,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
    one: inList,
    create: {
      path: '/api/auth/settings',
      send: ['account_id', 'name', 'environment', 'auth_details'],
    },
  },
  represent: '{name}',
  list: { columns: ['name', 'environment'] },
  create: { title: 'Add Authentication', fields: ['name', 'environment', 'auth_details'] },
  edit: {
    title: 'Edit Authentication',
    fields: ['name', 'environment', 'auth_details'],
    done: 'Authentication "{name}" updated successfully!',
  },
});
