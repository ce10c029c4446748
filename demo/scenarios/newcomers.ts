/** Nearly empty scenarios: an organization on its first day, and before it. */
import {
  blankZone,
  type Member,
  type Organization,
  type Row,
  type Seed,
  type Tables,
  type User,
} from '../store/tables';
import { seedId } from '../store/seed/seedId';
import { demoAccounts } from '../accounts';
import type { Scenario } from './scenarios';

type Rows = { readonly [Name in keyof Tables]?: readonly Tables[Name][] };

const account_id = seedId('organization', 1);

const rowsOf = <R extends Row>(seed: Seed, table: string) => (seed[table] ?? []) as readonly R[];

/** Tables of the platform itself, which do not belong to an organization. */
const catalogues = [
  'models',
  'modelVersions',
  'features',
  'storages',
  'environments',
  'devices',
] as const;

const signInsOf = (seed: Seed): readonly User[] => {
  const addresses = demoAccounts.map(({ email }) => email);
  return rowsOf<User>(seed, 'users').filter(({ email }) => addresses.includes(email));
};

const members = (people: readonly User[]): readonly Member[] =>
  people.map(({ id: user_id }, at) => ({
    id: seedId('member', at + 1),
    account_id,
    user_id,
    role: at === 0 ? 'administrator' : 'user',
  }));

/** Empties all tables except the given rows and named tables. */
const only = (seed: Seed, rows: Rows, kept: readonly string[] = []): Seed => ({
  ...Object.fromEntries(
    Object.entries(seed).map(([table, own]) => [table, kept.includes(table) ? own : []]),
  ),
  ...rows,
});

const organization = (seed: Seed, changes: Partial<Organization>): Organization[] =>
  rowsOf<Organization>(seed, 'organizations')
    .filter(({ id }) => id === account_id)
    .map((one) => ({ ...one, ...changes }));

const empty: Scenario = {
  name: 'empty',
  label: { en: 'Everything empty', fr: 'Tout est vide' },
  description: {
    en: 'The signed-in person’s own organization, without units or services, and nothing else.',
    fr: 'L’organisation de la personne connectée, sans unités ni services, et rien d’autre.',
  },
  rows: (seed) => {
    const users = signInsOf(seed);
    return only(
      seed,
      {
        organizations: organization(seed, { services: [], uoms: [] }),
        users,
        members: members(users),
      },
      ['resets'],
    );
  },
};

const firstDay: Rows = {
  categories: [
    { id: seedId('category', 1), account_id, name: 'Pantry', type: 'PRIMARY' },
    { id: seedId('category', 2), account_id, name: 'Breakfast', type: 'SECONDARY' },
  ],
  regions: [{ id: seedId('region', 1), account_id, name: 'Home' }],
  zones: [
    {
      id: seedId('zone', 1),
      ...blankZone(account_id),
      name: 'First store',
      region_id: seedId('region', 1),
    },
  ],
};

const freshOrganization: Scenario = {
  name: 'fresh-organization',
  label: { en: 'Fresh organization', fr: 'Nouvelle organisation' },
  description: {
    en: 'One organization on its first day: units, an invited colleague, a region and a zone that does not report yet; no products, no jobs.',
    fr: 'Une organisation à son premier jour : des unités, un collègue invité, une région et une zone qui n’envoie encore rien ; ni produits, ni tâches.',
  },
  rows: (seed) => {
    const users = signInsOf(seed);
    return only(
      seed,
      {
        ...firstDay,
        organizations: organization(seed, {
          name: 'Juniper Street Grocery',
          icon: null,
          services: [{ service_name: 'METASHELF' }],
          uoms: ['EACH', 'BOX', 'CASE'],
        }),
        users,
        members: members(users.slice(0, 1)),
      },
      ['resets', 'invites', ...catalogues],
    );
  },
};

export const newcomerScenarios: readonly Scenario[] = [freshOrganization, empty];
