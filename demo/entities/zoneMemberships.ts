/** Who has access to a zone (rules 3, 6, 7: Memberships; rules R3, R51). */
import { calls, defineEntityDemo } from '../entityDemo';
import { brief, found, foundAt, listed, type Call } from '../handlers/handler';
import { oneOf } from '../handlers/values';
import { outsideContract, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { User, ZoneMembership } from '../store/tables';

const table = 'zoneMemberships';

/** Roles in zones; organizations have others (rules R51). */
const roles = ['user', 'admin'] as const;

const shown = ({ id, zone_id, role }: ZoneMembership, user: User) => ({
  id,
  zone_id,
  role,
  user: { ...brief(user), email: user.email },
});

/** By name; removed users are skipped. */
const list = ({ data, query }: Call) => {
  const { id } = found(data.table('zones'), query.zone_id, 'zone');
  const memberships = data
    .table(table)
    .where({ zone_id: id })
    .flatMap((row) => {
      const user = data.table('users').get(row.user_id);
      return user ? [shown(row, user)] : [];
    })
    .sort((a, b) => (a.user.name ?? '').localeCompare(b.user.name ?? '', 'en'));
  return listed('memberships', memberships);
};

const add = ({ data, body }: Call) => {
  const zone = foundAt(data.table('zones'), body, ['zone_id', 'zone']);
  const user = foundAt(data.table('users'), body, ['user_id', 'person']);
  const role = oneOf(body, 'role', roles);
  if (!data.table('members').find({ user_id: user.id, account_id: zone.account_id }))
    refuseAt('user_id', `${user.name} does not belong to the zone’s organization.`);
  if (data.table(table).find({ zone_id: zone.id, user_id: user.id }))
    refuseAt('user_id', 'This person already has access.', 409);
  const row = { id: newId(), zone_id: zone.id, user_id: user.id, role };
  return shown(data.table(table).put(row), user);
};

const parameters = ['membership_id', 'user_id', 'zone_id'] as const;

/** The memberships to end: one, all of a user, or all of a zone. */
const ending = ({ data, query }: Call): ZoneMembership[] => {
  const [named, ...more] = parameters.filter((key) => query[key] !== undefined);
  if (named === undefined || more.length > 0)
    return outsideContract(`Exactly one of ${parameters.join(', ')} is wanted.`);
  const id = query[named];
  if (named === 'membership_id') return [found(data.table(table), id, 'membership')];
  if (named === 'user_id') found(data.table('users'), id, 'person');
  else found(data.table('zones'), id, 'zone');
  return data.table(table).where({ [named]: id });
};

const remove = (call: Call) => {
  const gone = ending(call);
  for (const { id } of gone) call.data.table(table).remove(id);
  return { affected_rows: gone.length };
};

const path = '/api/zones/memberships';
const keys = ['zone_id', 'user_id', 'role'];

export const demo = defineEntityDemo(
  calls({
    [`GET ${path}`]: { query: ['zone_id!'], answer: list },
    [`POST ${path}`]: { body: keys, needs: keys, types: { role: { oneOf: roles } }, answer: add },
    [`DELETE ${path}`]: { query: parameters, answer: remove },
  }),
);
