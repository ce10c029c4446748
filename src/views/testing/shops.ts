/** Test entities for the generic screens: shops with clerks, badges and a document of rules. */
import { inList, whole } from '../../schema/calls';
import { defineResource, type AnyDeclaration } from '../../schema/defineResource';
import { choice, count, number, onOff, text } from '../../schema/fields';
import { fixed } from '../../schema/options';
import { namedPart } from '../../schema/takeOver';

const shops = defineResource({
  name: 'shops',
  label: 'Shop',
  labels: 'Shops',
  routes: { list: '/shops', view: '/shops/view/:id' },
  api: '/api/shops',
  fields: {
    name: text({ label: 'Name', required: true }),
    note: text({ label: 'Note' }),
    mode: choice({ label: 'Mode', options: fixed(['OFF', 'ON']) }),
    staff: count({ label: 'Staff' }),
  },
  calls: {
    list: { path: '/api/shops', read: 'shops', paging: whole },
    one: { path: '/api/shops/:id' },
    update: { path: '/api/shops/:id', send: ['name', 'note', 'mode'] },
    export: { path: '/api/shops/export', read: 'path', parameter: 'filepath' },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  view: {
    fields: ['name', 'mode', 'staff'],
    panels: [
      { of: 'clerks', title: 'People', within: { shop_id: 'id' } },
      { of: 'badges', within: { shop_id: 'id' } },
      { of: 'rules', within: { shop_id: 'id' } },
    ],
  },
  edit: {
    title: 'Edit Shop',
    fields: ['name', 'note', 'mode'],
    done: 'Shop "{name}" saved.',
    canUndo: true,
  },
  actions: [
    {
      key: 'ring',
      label: 'Ring',
      ask: 'Ring at {name}?',
      done: 'Rang at {name}.',
      call: { method: 'POST', path: '/api/shops/:id/ring', action: 'RING_SHOP' },
    },
    {
      key: 'tidy',
      label: 'Tidy',
      done: 'Tidied {name}.',
      call: { method: 'POST', path: '/api/shops/:id/tidy', action: 'TIDY_SHOP' },
      shownIf: { kind: 'is', field: 'mode', value: 'OFF' },
    },
  ],
});

const clerks = defineResource({
  name: 'clerks',
  label: 'Clerk',
  labels: 'Clerks',
  routes: {},
  api: '/api/clerks',
  fields: {
    name: text({ label: 'Name', required: true }),
    is_on: onOff({
      label: 'On duty',
      words: { on: 'On', off: 'Off' },
      cell: namedPart(() => import('../list/table/SwitchedCell'), 'SwitchedCell'),
    }),
    desk: number({ label: 'Desk', min: 0 }),
  },
  calls: {
    list: { path: '/api/shops/:shop_id/clerks', read: 'clerks', paging: whole },
    one: inList,
    create: { path: '/api/shops/:shop_id/clerks', send: ['name'] },
    update: { path: '/api/shops/:shop_id/clerks/:id', send: ['name', 'is_on', 'desk'] },
    remove: { path: '/api/shops/:shop_id/clerks/:id' },
  },
  represent: '{name}',
  list: { columns: ['name', 'is_on', 'desk'] },
  create: { title: 'Add Clerk', fields: ['name'] },
  edit: {
    title: 'Edit Clerk',
    fields: ['name', 'desk'],
    done: 'Clerk "{name}" saved.',
    canUndo: true,
  },
  remove: {},
});

const badges = defineResource({
  name: 'badges',
  label: 'Badge',
  labels: 'Badges',
  routes: {},
  api: '/api/badges',
  fields: { name: text({ label: 'Name' }) },
  calls: { list: { path: '/api/shops/:shop_id/badges', read: 'badges', paging: whole } },
  represent: '{name}',
  list: { columns: ['name'] },
});

const rules = defineResource({
  name: 'rules',
  label: 'Rules',
  labels: 'House Rules',
  routes: { list: '/shops/view/:shop_id/rules', up: '/shops/view/:shop_id' },
  api: '/api/rules',
  fields: { quiet: text({ label: 'Quiet hours' }), dress: text({ label: 'Dress' }) },
  calls: {
    one: { path: '/api/shops/:shop_id/rules', read: 'rules' },
    update: { path: '/api/shops/:shop_id/rules', send: ['quiet', 'dress'] },
  },
  represent: 'House Rules',
  document: { fields: ['quiet', 'dress'], done: 'House rules saved.' },
});

export const shopDeclarations: readonly AnyDeclaration[] = [shops, clerks, badges, rules];
