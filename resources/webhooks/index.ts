import { whole } from '../../src/schema/calls';
import { defineResource } from '../../src/schema/defineResource';
import { choice, json, onOff, reference, text } from '../../src/schema/fields';
import { fixed, fromPlatform } from '../../src/schema/options';
import { organization } from '../shared/organization';
import { namedPart } from '../../src/schema/takeOver';

/** Calls that the platform makes to other systems when something happens (rules 2, 3, 5, 7, 8). */
export const webhooks = defineResource({
  name: 'webhooks',
  label: 'Webhook',
  labels: 'Webhooks',
  menu: { group: 'organization', order: 100, keywords: ['callbacks', 'events', 'notifications'] },
  routes: {
    list: '/organizations/view/:account_id/webhooks',
    view: '/organizations/view/:account_id/webhooks/view/:id',
    up: '/organizations/view/:account_id',
  },
  api: '/api/webhooks',
  recognizedBy: ['name'],
  fields: {
    account_id: organization(),
    name: text({ label: 'Name', required: true }),
    url: text({ label: 'URL', required: true, format: 'url', max: 2000 }),
    method: choice({
      label: 'Method',
      required: true,
      initial: 'GET',
      options: fixed(['GET', 'POST']),
    }),
    headers: json({
      label: 'Headers',
      isObject: true,
      required: true,
      initial: {},
      rule: namedPart(() => import('./headersRule'), 'headersRule'),
    }),
    auth_id: reference('authSettings', {
      label: 'Authentication',
      required: true,
      nameFrom: ['auth.name'],
      pick: { account_id: '{account_id}' },
      canAdd: true,
    }),
    trigger_type: choice({
      label: 'Trigger',
      required: true,
      options: fromPlatform({ path: '/api/webhooks/triggers', read: 'triggers' }),
    }),
    is_enabled: onOff({
      label: 'Enabled',
      initial: true,
      words: { on: 'Enabled', off: 'Disabled' },
      cell: namedPart(() => import('./EnabledCell'), 'EnabledCell'),
    }),
  },
  calls: {
    list: {
      path: '/api/webhooks',
      read: 'webhooks',
      paging: whole,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
    one: { path: '/api/webhooks/:id' },
    create: {
      path: '/api/webhooks',
      send: [
        'account_id',
        'auth_id',
        'name',
        'url',
        'method',
        'headers',
        'trigger_type',
        'is_enabled',
      ],
      accepted: [
        {
          when: ({ answer }) => answer != null,
          refused: 'There was an error creating webhook "{name}".',
        },
      ],
    },
    update: {
      path: '/api/webhooks/:id',
      send: ['auth_id', 'name', 'url', 'method', 'headers', 'trigger_type', 'is_enabled'],
    },
  },
  represent: '{name}',
  list: {
    columns: ['name', 'is_enabled', 'trigger_type', 'method', 'url'],
    setForSelected: ['is_enabled', 'auth_id'],
    isSearchable: true,
    panels: [{ of: 'authSettings', title: 'Authentication', within: { account_id: 'account_id' } }],
  },
  view: { fields: ['name', 'url', 'method', 'trigger_type', 'auth_id', 'is_enabled', 'headers'] },
  create: {
    title: 'Create Webhook',
    fields: ['name', 'url', 'method', 'headers', 'is_enabled', 'auth_id', 'trigger_type'],
    tabs: [
      { label: 'Details', fields: ['name', 'url', 'method', 'headers', 'is_enabled'] },
      { label: 'Authentication', fields: ['auth_id'] },
      { label: 'Trigger', fields: ['trigger_type'] },
    ],
    done: 'Webhook "{name}" created successfully!',
    canBeCopied: true,
    duplicate: { renamed: 'name', without: { auth_id: 'secret', headers: 'secret' } },
  },
  edit: {
    title: 'Edit Webhook',
    fields: ['name', 'url', 'method', 'headers', 'is_enabled', 'auth_id', 'trigger_type'],
    done: 'Webhook "{name}" updated successfully!',
    canUndo: ['is_enabled', 'auth_id'],
  },
  remove: { consequences: [{ text: 'The platform will no longer call {url}.' }] },
});
