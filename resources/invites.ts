import { inList, whole, type Accepted } from '../src/schema/calls';
import { defineResource } from '../src/schema/defineResource';
import { choice, entityName, text } from '../src/schema/fields';
import { fixed } from '../src/schema/options';
import { valueAt } from '../src/schema/template';
import { organization } from './shared/organization';
import { importWordsOf } from './shared/importWordsOf';

const alreadyMember = 'Team member is already in organization';

/** The platform answers 200 even for refusals. */
const saysNot =
  (message: string): Accepted['when'] =>
  ({ answer }) =>
    valueAt(answer, 'message') !== message;

/** Invitations that were sent and not accepted yet (rules 3, 5, 6, 8). */
export const invites = defineResource({
  name: 'invites',
  label: 'Invite',
  labels: 'Invites',
  routes: {},
  api: '/api/organizations/invites',
  recognizedBy: ['email'],
  fields: {
    account_id: organization(),
    name: entityName(),
    email: text({ label: 'Email address', required: true, format: 'email', max: 254 }),
    role: choice({
      label: 'Role',
      required: true,
      initial: 'user',
      canBeEmptied: true,
      options: fixed(['user', 'administrator']),
      optionLabels: { user: 'User', administrator: 'Administrator' },
    }),
  },
  calls: {
    list: {
      path: '/api/organizations/invites',
      read: 'invites',
      paging: whole,
      filters: { kind: 'query', names: { account_id: 'account_id' } },
    },
    one: inList,
    create: {
      path: '/api/organizations/invites',
      adds: { invitedBy: '{identity.id}', accountId: '{within.account_id}' },
      newId: null,
      accepted: [
        { when: saysNot(alreadyMember), refused: alreadyMember },
        {
          when: saysNot('Invite to this email already exists'),
          refused: 'Invite to {email} already exists',
        },
      ],
    },
    remove: { path: '/api/organizations/invites/:id' },
  },
  represent: '{email}',
  list: { columns: ['name', 'email', 'role'] },
  create: {
    title: 'Invite Team Member',
    fields: ['name', 'email', 'role'],
    done: 'An email invite has been sent to {email}',
  },
  bulk: { key: 'email', words: importWordsOf('invites'), import: {} },
  remove: {
    consequences: [
      { text: 'The link in the email stops working. |||| The links in the emails stop working.' },
    ],
  },
});
