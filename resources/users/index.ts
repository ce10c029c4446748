import { inList, whole } from '../../src/schema/calls';
import { isNotValue } from '../../src/schema/condition';
import { defineResource } from '../../src/schema/defineResource';
import { choice, moment, tags, text } from '../../src/schema/fields';
import { fixed } from '../../src/schema/options';
import { organization } from '../shared/organization';
import { namedPart } from '../../src/schema/takeOver';

/** People and their role (rules 6, User membership; rules R3, R51). */
export const users = defineResource({
  name: 'users',
  label: 'User',
  labels: 'Users',
  menu: {
    group: 'main',
    order: 50,
    icon: 'people',
    key: 'u',
    keywords: ['people', 'members', 'team', 'roles'],
  },
  routes: { list: '/users' },
  scope: 'organizations',
  api: '/api/users',
  fields: {
    account_id: organization({ required: false }),
    name: text({ label: 'Name', from: ['name', 'user.name'] }),
    email: text({ label: 'Email address', from: ['email', 'user.email'] }),
    role: choice({
      label: 'Role',
      required: true,
      options: fixed(['user', 'administrator']),
      optionLabels: { user: 'User', administrator: 'Administrator' },
      tones: { administrator: 'primary' },
    }),
    accounts: tags({
      label: 'Organizations',
      item: 'name',
      cell: namedPart(() => import('./AccountsCell'), 'AccountsCell'),
    }),
    last_sign_in: moment({ label: 'Last sign-in', isRelative: true }),
  },
  calls: {
    list: {
      path: '/api/users',
      read: 'users',
      paging: whole,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
    one: inList,
    update: { path: '/api/users', idAs: 'user_id', action: 'UPDATE_USER_MEMBERSHIP' },
    remove: {
      path: '/api/users',
      body: { user_id: '{record.id}' },
      action: 'DELETE_USER_MEMBERSHIP',
    },
  },
  represent: '{name}',
  // GET /api/users/search finds people of one organization for one zone, so it cannot search everyone.
  found: { detail: ['email'] },
  list: {
    columns: ['name', 'email', 'role', 'last_sign_in', 'accounts'],
    onPhone: [['name', 'role', 'email']],
    filters: ['account_id'],
    isSearchable: true,
    actions: namedPart(() => import('../../src/screens/team/InviteButton'), 'InviteButton'),
  },
  edit: {
    title: 'Edit Role',
    fields: ['role'],
    done: 'User "{name}" updated successfully!',
    // The calls name no organization: a role applies everywhere, and a removal affects every organization.
    consequences: [
      {
        text: 'The role applies to the only organization that {name} belongs to. |||| The role applies to all {smart_count} organizations that {name} belongs to.',
        counts: { field: 'accounts' },
      },
    ],
  },
  remove: {
    ask: 'Are you sure you want to remove {name} from the platform?',
    // The signed-in person cannot remove their own membership.
    shownIf: isNotValue('id', '{identity.id}'),
    consequences: [
      {
        text: '{name} belongs to {smart_count} organization and loses access to it. |||| {name} belongs to {smart_count} organizations and loses access to all of them.',
        counts: { field: 'accounts' },
      },
    ],
  },
});
