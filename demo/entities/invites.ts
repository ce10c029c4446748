/** Invites into an organization, and accepting one (rules 7, 8). */
import { passwordDigest } from '../auth/digest';
import { brief, found, type Call } from '../handlers/handler';
import { roles } from '../handlers/optionLists';
import { defineRecords } from '../handlers/records';
import { emailOf, nameOf, oneOf, passwordOf, textOf } from '../handlers/values';
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import type { Invite } from '../store/tables';

const invite = ({ body, data }: Call) => {
  const row = {
    id: newId(),
    name: nameOf(body),
    email: emailOf(body),
    role: oneOf(body, 'role', roles),
    invitedBy: found(data.table('users'), textOf(body, 'invitedBy'), 'person').id,
    accountId: found(data.table('organizations'), textOf(body, 'accountId'), 'organization').id,
  };
  const { email, accountId } = row;
  const user_id = data.table('users').find({ email })?.id ?? '';
  if (data.table('members').find({ account_id: accountId, user_id }))
    return { message: 'Team member is already in organization' };
  if (data.table('invites').find({ email, accountId }))
    return { message: 'Invite to this email already exists' };
  data.table('invites').put(row);
  return { message: 'Success', id: row.id };
};

const join = ({ body, data }: Call) => {
  const accepted = found(data.table('invites'), textOf(body, 'invite_id'), 'invite');
  const users = data.table('users');
  const known = users.find({ email: accepted.email });
  const id = known?.id ?? newId();
  if (!known?.password_digest) {
    // A new user sends a name and a password; an existing user needs neither.
    const name = nameOf(body);
    users.put({
      id,
      email: accepted.email,
      name,
      password_digest: passwordDigest(passwordOf(body), id),
      last_sign_in: null,
    });
  } else if (body.password !== undefined) {
    refuse(409, 'An account with this email address already exists. Sign in.');
  }
  data
    .table('members')
    .put({ id: newId(), account_id: accepted.accountId, user_id: id, role: accepted.role });
  data.table('invites').remove(accepted.id);
  return { message: 'Success' };
};

const path = '/api/organizations/invites';

export const demo = defineRecords<Invite>({
  table: 'invites',
  what: 'invite',
  list: 'invites',
  own: ({ query }) => ({ accountId: query.account_id || undefined }),
  calls: (invites) => ({
    [`GET ${path}`]: { query: ['account_id'], answer: invites.list },
    [`POST ${path}`]: {
      body: ['name!', 'email!', 'role!', 'invitedBy!', 'accountId!'],
      types: { role: { oneOf: roles } },
      answer: invite,
    },
    [`DELETE ${path}/{id}`]: invites.remove,
    'GET /api/users/invite': {
      query: ['id!'],
      isPublic: true,
      // What an invited person sees before joining.
      answer: ({ data, query }) => {
        const {
          accountId,
          invitedBy: _,
          ...row
        } = found(data.table('invites'), query.id, 'invite');
        return { ...row, account: brief(data.table('organizations').get(accountId)) };
      },
    },
    'POST /api/organizations/join': {
      body: ['invite_id!', 'name', 'password'],
      isPublic: true,
      answer: join,
    },
  }),
});
