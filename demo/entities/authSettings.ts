/** How the platform authenticates itself to the systems it calls (rules 3, 7, Authentication settings). */
import { calls, defineEntityDemo } from '../entityDemo';
import { byName, found, knownAccount, listed, withoutTwin, type Call } from '../handlers/handler';
import { masked } from '../handlers/secret';
import { oneOf, textOf, withValues } from '../handlers/values';
import { isObject } from '../jsonValue';
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { idsOf } from '../store/seed/idsOf';
import { organizationId } from '../store/seed/organizations';
import type { Row } from '../store/tables';

/** A text, or texts by name; the content depends on the other system. */
type AuthDetails = string | Readonly<Record<string, string>> | null;

interface AuthSetting extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly environment: string;
  /** Stored masked. */
  readonly auth_details: AuthDetails;
}

const table = 'authSettings';
const environments = ['dev', 'prod'] as const;

/** A masked value that is sent back keeps the stored value. */
const keptOf = (sent: string, before: unknown): string =>
  sent !== '' && sent === before ? sent : sent === '' ? '' : masked(sent);

const detailsFrom = (sent: unknown, before: AuthDetails): AuthDetails => {
  if (sent === null) return null;
  if (typeof sent === 'string') return keptOf(sent.trim(), before) || null;
  if (!isObject(sent))
    return refuseAt('auth_details', 'auth_details is neither a text nor an object.');
  const old = isObject(before) ? before : {};
  return Object.fromEntries(
    Object.entries(sent).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? keptOf(value.trim(), old[key])
        : refuseAt(`auth_details.${key}`, `${key} must be a text.`),
    ]),
  );
};

/** Keys missing in the body stay unchanged. */
const keep = (call: Call, before: AuthSetting): AuthSetting => {
  const { body, data } = call;
  const row = withValues(before, body, {
    name: textOf,
    environment: () => oneOf(body, 'environment', environments),
    auth_details: () => detailsFrom(body.auth_details, before.auth_details),
  });
  const settings = data.open<AuthSetting>(table);
  return settings.put(
    withoutTwin(settings, row, {
      key: 'name',
      within: ['account_id'],
      text: 'An authentication with this name already exists.',
    }),
  );
};

const create = (call: Call) => {
  const account_id = knownAccount(call.data, textOf(call.body, 'account_id')).id;
  const row = { id: newId(), account_id, name: '', environment: 'dev', auth_details: null };
  return keep(call, row);
};

const change = (call: Call) => {
  const row = found(call.data.open<AuthSetting>(table), call.params.id, 'authentication');
  const { account_id = row.account_id, id = row.id } = call.body;
  if (account_id !== row.account_id)
    refuseAt('account_id', 'An authentication keeps its organization.');
  if (id !== row.id) refuseAt('id', 'id is not that of the path.');
  return keep(call, row);
};

const path = '/api/auth/settings';
const seededId = idsOf('a07e5000');
const keys = ['account_id', 'name', 'environment', 'auth_details'];
const types = { environment: { oneOf: environments } };

const seeded: readonly (readonly [string, string, AuthDetails])[] = [
  ['Order desk', 'prod', { type: '••••', token: '••••81fd' }],
  ['Order desk (test)', 'dev', { type: '••••', token: '••••2b70' }],
  ['Price service', 'prod', { username: '••••', password: '••••c4e9' }],
];

export const demo = defineEntityDemo({
  table,
  seed: () =>
    [3, 3, 2, 1, 2, 1]
      .flatMap((count, index) =>
        seeded.slice(0, count).map(([name, environment, auth_details]) => ({
          account_id: organizationId(index),
          name,
          environment,
          auth_details,
        })),
      )
      .map((row, at): AuthSetting => ({ id: seededId(at + 1), ...row })),
  ...calls({
    [`GET ${path}`]: {
      query: ['account_id!'],
      answer: ({ data, query }) => {
        const wanted = knownAccount(data, textOf(query, 'account_id')).id;
        const rows = data.open<AuthSetting>(table).where(({ account_id }) => account_id === wanted);
        return listed('settings', rows.sort(byName));
      },
    },
    [`POST ${path}`]: {
      body: keys,
      needs: ['account_id', 'name', 'environment'],
      types,
      answer: create,
    },
    [`PUT ${path}/{id}`]: {
      body: ['id', ...keys],
      types,
      answer: (call) => {
        if (call.body.name !== undefined && textOf(call.body, 'name') === '')
          refuseAt('name', 'Name is required.');
        return change(call);
      },
    },
  }),
});
