/** People (Specification 7, Users): who is asking, whom an invite is for, whom a search finds. */
import { refuse } from '../refusal';
import type { User } from '../store/tables';
import { byName, found, listed, matching, type Call, type Handlers } from './handler';
import { invitationOf } from './invites';
import { nameOf, textOf, wholeOf } from './values';

const shown = ({ id, email, name }: User) => ({ id, email, name });

const asking = ({ data, claims }: Call): User =>
  data.table('users').get(claims?.sub ?? '') ?? refuse(401, 'This person is gone.');

const search = ({ data, query }: Call) => {
  const members = data.table('members');
  const inZone = new Set(
    data
      .table('zoneMemberships')
      .where(({ zone_id }) => zone_id === query.exclude_zone)
      .map(({ user_id }) => user_id),
  );
  const roles = new Map(
    members
      .where(({ account_id }) => !query.account_id || account_id === query.account_id)
      .map(({ user_id, role, id }) => [user_id, { id, role }]),
  );
  const users = matching(data.table('users').all(), query.text, ({ name, email }) => [name, email]);
  const hits = users.filter(({ id }) => roles.has(id) && !inZone.has(id)).sort(byName);
  const limit = wholeOf(query, 'limit', { fallback: 10, least: 1, most: 100 });
  const results = hits
    .slice(0, limit)
    .map((user) => ({ ...roles.get(user.id), user: shown(user) }));
  return { ...listed('results', results), total: hits.length };
};

export const userHandlers: Handlers = {
  'GET /api/users/me': (call) => {
    const user = asking(call);
    if (textOf(call.query, 'email').toLowerCase() !== user.email)
      refuse(403, 'This is another person’s email address.');
    return shown(user);
  },
  'PUT /api/users/me': (call) =>
    shown(call.data.table('users').put({ ...asking(call), name: nameOf(call.body) })),
  'GET /api/users/invite': ({ data, query }) =>
    invitationOf(data, found(data.table('invites'), query.id, 'invite')),
  'GET /api/users/search': search,
};
