/** Users (rules 6, 7, Users): the current user, all users with their roles, and search. */
import { calls, defineEntityDemo } from '../entityDemo';
import { brief, byName, found, listed, matching, type Call } from '../handlers/handler';
import { roles } from '../handlers/optionLists';
import { nameOf, oneOf, textOf } from '../handlers/values';
import { refuse } from '../refusal';
import type { Data } from '../store/store';
import type { Member, User } from '../store/tables';

const shown = ({ id, email, name }: User) => ({ id, email, name });

const asking = ({ data, claims }: Call): User =>
  data.table('users').get(claims?.sub ?? '') ?? refuse(401, 'This person no longer exists.');

const membershipsOf = (data: Data, userId: string): Member[] =>
  data.table('members').by('user_id', userId);

/** The calls name no organization, so a user has the same role in all. */
const roleOf = (own: readonly Member[]) =>
  own.some(({ role }) => role === 'administrator') ? 'administrator' : 'user';

const personShown = (data: Data, user: User, own: readonly Member[]) => ({
  ...shown(user),
  role: roleOf(own),
  accounts: own
    .flatMap(({ account_id }) => brief(data.table('organizations').get(account_id)) ?? [])
    .sort(byName),
  last_sign_in: user.last_sign_in === null ? null : new Date(user.last_sign_in).toISOString(),
});

const list = ({ data, query }: Call) => {
  const people = data
    .table('users')
    .all()
    .map((user) => ({ user, own: membershipsOf(data, user.id) }))
    .filter(
      ({ own }) =>
        !query.account_id || own.some(({ account_id }) => account_id === query.account_id),
    );
  return listed('users', people.map(({ user, own }) => personShown(data, user, own)).sort(byName));
};

/** The user to change. Users cannot change their own rights. */
const anotherPerson = (call: Call, isAllowed: (user: User) => boolean, text: string): User => {
  const user = found(call.data.table('users'), textOf(call.body, 'user_id'), 'person');
  return user.id !== asking(call).id || isAllowed(user) ? user : refuse(409, text);
};

const changeRole = (call: Call) => {
  const { data, body } = call;
  const role = oneOf(body, 'role', roles);
  const user = anotherPerson(
    call,
    ({ id }) => roleOf(membershipsOf(data, id)) === role,
    'You cannot change your own role. Ask another administrator.',
  );
  const own = membershipsOf(data, user.id);
  if (own.length === 0) refuse(409, `${user.name} belongs to no organization.`);
  const changed = own.map((membership) => data.table('members').put({ ...membership, role }));
  return personShown(data, user, changed);
};

/** Removes the user's memberships and links, too. */
const remove = (call: Call) => {
  const { id } = anotherPerson(call, () => false, 'You cannot remove yourself.');
  for (const name of ['members', 'zoneMemberships', 'resets'] as const) {
    const table = call.data.table(name);
    for (const row of table.all()) if (row.user_id === id) table.remove(row.id);
  }
  call.data.table('users').remove(id);
  return { id };
};

/** Number of users per search (rules 9). */
const searchLimit = 10;

const search = ({ data, query }: Call) => {
  const inZone = new Set(
    data
      .table('zoneMemberships')
      .where({ zone_id: query.exclude_zone })
      .map(({ user_id }) => user_id),
  );
  const memberships = new Map(
    data
      .table('members')
      .where({ account_id: query.account_id })
      .map(({ user_id, role, id }) => [user_id, { id, role }]),
  );
  const users = matching(data.table('users').all(), query.text, ({ name, email }) => [name, email]);
  const hits = users.filter(({ id }) => memberships.has(id) && !inZone.has(id)).sort(byName);
  const results = hits
    .slice(0, searchLimit)
    .map((user) => ({ ...memberships.get(user.id), user: shown(user) }));
  return { ...listed('results', results), total: hits.length };
};

export const demo = defineEntityDemo(
  calls({
    'GET /api/users': { query: ['account_id'], answer: list },
    'PUT /api/users': {
      body: ['user_id!', 'role!'],
      action: 'UPDATE_USER_MEMBERSHIP',
      answer: changeRole,
    },
    'DELETE /api/users': { body: ['user_id!'], action: 'DELETE_USER_MEMBERSHIP', answer: remove },
    'GET /api/users/me': {
      query: ['email!'],
      yieldsUserId: true,
      answer: (call) => {
        const user = asking(call);
        if (textOf(call.query, 'email').toLowerCase() !== user.email)
          refuse(403, 'This is another person’s email address.');
        return shown(user);
      },
    },
    'PUT /api/users/me': {
      body: ['name!'],
      answer: (call) =>
        shown(call.data.table('users').put({ ...asking(call), name: nameOf(call.body) })),
    },
    'GET /api/users/search': {
      query: ['text!', 'account_id!', 'exclude_zone!', 'limit!'],
      // The only allowed limit (rules 9).
      types: { limit: { oneOf: [String(searchLimit)] } },
      answer: search,
    },
  }),
);
