/** How the platform authenticates itself to the systems it calls (rules 3, 7, Authentication settings). */
import { accountIn, byName } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { masked } from '../handlers/secret';
import { oneOf, requiredOf, withValues } from '../handlers/values';
import { isObject } from '../jsonValue';
import { refuseAt } from '../refusal';
import { organizationId } from '../store/seed/organizations';
import { numberedPerChain } from '../store/seed/seedId';
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

const path = '/api/auth/settings';
const keys = ['account_id', 'name', 'environment', 'auth_details'];
const types = { environment: { oneOf: environments } };

/** Each with its name, environment and details. */
const seeded = [
  ['Order desk', 'prod', { type: '••••', token: '••••81fd' }],
  ['Order desk (test)', 'dev', { type: '••••', token: '••••2b70' }],
  ['Price service', 'prod', { username: '••••', password: '••••c4e9' }],
] as const;

export const demo = defineRecords<AuthSetting>({
  table: 'authSettings',
  what: 'authentication',
  list: 'settings',
  own: ({ data, query }) => ({
    account_id: query.account_id === undefined ? undefined : accountIn(data, query),
  }),
  order: byName,
  blank: ({ data, body }) => ({ account_id: accountIn(data, body), auth_details: null }),
  read: (before, { body }) =>
    withValues(before, body, {
      name: () => requiredOf(body, 'name', 'Name is required.'),
      environment: () => oneOf(body, 'environment', environments),
      auth_details: () => detailsFrom(body.auth_details, before.auth_details),
    }),
  unique: [{ key: 'name', text: 'An authentication with this name already exists.' }],
  fixed: {
    account_id: 'An authentication keeps its organization.',
    id: 'id is not that of the path.',
  },
  seed: () =>
    numberedPerChain('a07e5000', [3, 3, 2, 1, 2, 1], (at, chain) => {
      const [name, environment, auth_details] = seeded[at] ?? seeded[0];
      return { account_id: organizationId(chain), name, environment, auth_details };
    }),
  calls: (settings) => ({
    [`GET ${path}`]: { query: ['account_id!'], answer: settings.list },
    [`POST ${path}`]: {
      body: keys,
      needs: ['account_id', 'name', 'environment'],
      types,
      answer: settings.add,
    },
    [`PUT ${path}/{id}`]: { body: ['id', ...keys], types, answer: settings.change },
  }),
});
