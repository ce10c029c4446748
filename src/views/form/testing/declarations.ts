/** Test entities: a form with tabs, one whose response contains secrets, and one that another form creates. */
import { inList, whole } from '../../../schema/calls';
import { isValue } from '../../../schema/condition';
import { defineResource } from '../../../schema/defineResource';
import { organization } from '../../../../resources/shared/organization';
import { json, onOff, reference, text } from '../../../schema/fields';

const list = { path: '/api/none', read: 'rows', paging: whole } as const;

export const hooks = defineResource({
  name: 'hooks',
  label: 'Hook',
  labels: 'Hooks',
  routes: { list: '/hooks' },
  api: '/api/hooks',
  fields: {
    name: text({ label: 'Name', required: true }),
    note: text({ label: 'Note', multiline: true }),
    isOn: onOff({ label: 'On', words: { on: 'On', off: 'Off' } }),
    code: text({ label: 'Code', required: true, min: 3 }),
    secretPart: text({ label: 'Part', shownIf: isValue('isOn', true) }),
  },
  calls: { list, create: { path: '/api/hooks', send: ['name'] } },
  represent: '{name}',
  list: { columns: ['name'] },
  create: {
    title: 'Add Hook',
    fields: ['name', 'note', 'isOn', 'code', 'secretPart'],
    tabs: [
      { label: 'Details', fields: ['name', 'note'] },
      { label: 'More', fields: ['isOn', 'code', 'secretPart'] },
    ],
    done: 'Hook "{name}" is there!',
  },
  edit: { title: 'Edit Hook', fields: ['name', 'code'], done: 'Hook "{name}" updated!' },
});

export const seals = defineResource({
  name: 'seals',
  label: 'Seal',
  labels: 'Seals',
  routes: { list: '/seals' },
  api: '/api/seals',
  fields: { name: text({ label: 'Name', required: true }) },
  calls: { list, one: inList, create: { path: '/api/seals', send: ['name'], newId: null } },
  represent: '{name}',
  list: { columns: ['name'] },
  create: {
    title: 'New Seal',
    fields: ['name'],
    secrets: [
      { read: 'sealId', label: 'Seal ID' },
      { read: 'sealSecret', label: 'Seal secret' },
    ],
  },
});

export const locks = defineResource({
  name: 'locks',
  label: 'Lock',
  labels: 'Locks',
  routes: {},
  api: '/api/locks',
  fields: {
    account_id: organization(),
    name: text({ label: 'Lock name', required: true }),
    details: json({ label: 'Details', isObject: true, secret: 'hidden' }),
  },
  calls: { list, create: { path: '/api/locks', send: ['account_id', 'name'] } },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Lock', fields: ['name'] },
});

export const doors = defineResource({
  name: 'doors',
  label: 'Door',
  labels: 'Doors',
  routes: { list: '/doors' },
  api: '/api/doors',
  fields: {
    account_id: organization(),
    name: text({ label: 'Name', required: true }),
    lock_id: reference('locks', {
      label: 'Lock',
      pick: { account_id: '{account_id}' },
      canAdd: true,
    }),
  },
  calls: { list },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Door', fields: ['name', 'lock_id'] },
  edit: { title: 'Edit Door', fields: ['name', 'lock_id'], done: 'Door "{name}" updated!' },
  remove: {},
});

/** Says with one line that a creation failed, whatever the reason. */
export const gates = defineResource({
  name: 'gates',
  label: 'Gate',
  labels: 'Gates',
  routes: { list: '/gates' },
  api: '/api/gates',
  fields: { name: text({ label: 'Name', required: true }) },
  calls: { list },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Gate', fields: ['name'], failed: 'Failed to create Gate.' },
});

const organizations = defineResource({
  name: 'organizations',
  label: 'Organization',
  labels: 'Organizations',
  routes: { list: '/organizations' },
  api: '/api/organizations',
  fields: { name: text({ label: 'Name' }) },
  calls: { list },
  represent: '{name}',
  list: { columns: ['name'] },
});

/** The entity of the page that `renderDialog` renders: it has a panel, whose dialogs have addresses. */
const houses = defineResource({
  name: 'houses',
  label: 'House',
  labels: 'Houses',
  routes: { list: '/start' },
  api: '/api/houses',
  fields: { name: text({ label: 'Name' }) },
  calls: { list },
  represent: '{name}',
  list: { columns: ['name'], panels: [{ title: 'Doors', of: 'doors', within: {} }] },
});

export const declarations = [gates, hooks, seals, locks, doors, organizations, houses];
