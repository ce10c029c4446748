/** API keys of an organization; the key itself is sent once (rules 3, 7). */
import { week } from '../durations';
import { accountIn, brief, newestFirst, type Call } from '../handlers/handler';
import { roles } from '../handlers/optionLists';
import { asked, defineRecords } from '../handlers/records';
import { masked, newSecret } from '../handlers/secret';
import { oneOf, textOf } from '../handlers/values';
import { refuseAt } from '../refusal';
import { organizationId } from '../store/seed/organizations';
import { numberedPerChain, seedId } from '../store/seed/seedId';
import type { Row } from '../store/tables';

const blank = ({ data, body, now }: Call) => ({
  organization_id: accountIn(data, body, 'organization_id'),
  user_id:
    data.table('users').get(textOf(body, 'user_id'))?.id ??
    refuseAt('user_id', 'There is no such person.'),
  role: oneOf(body, 'role', roles),
  name: textOf(body, 'name'),
  /** The stored part of the key. */
  key: '',
  created_at: new Date(now).toISOString(),
});

const path = '/api/organizations/keys';

const places = ['Warehouse sync', 'Shelf report', 'Nightly export', 'Price feed', 'Label printer'];
const uses = ['production', 'staging', 'pilot', 'partner', 'backup', 'audit'];
const names = places.flatMap((place) => uses.map((use) => `${place} ${use}`));
/** Number of keys of each chain; more than a page in the first. */
const counts = [30, 6, 4, 9, 3, 2, 1];
const firstMade = Date.UTC(2025, 2, 3, 9, 15);

export const demo = defineRecords<Row & ReturnType<typeof blank>>({
  table: 'keys',
  what: 'key',
  list: 'keys',
  own: asked('organization_id'),
  order: newestFirst,
  shown: (row, { data }) => ({ ...row, user: brief(data.table('users').get(row.user_id)) }),
  blank,
  unique: [{ key: 'name', text: 'A key with this name already exists.' }],
  seed: () =>
    numberedPerChain('4e700000', counts, (at, chain) => ({
      organization_id: organizationId(chain),
      user_id: seedId('user', (at % 2) + 1),
      name: names[at],
      role: at % 4 === 0 ? 'administrator' : 'user',
      key: `••••${(0x3a1f + chain * 997 + at * 4813).toString(16).slice(-4)}`,
      created_at: new Date(firstMade + (at * 2 + chain) * week).toISOString(),
    })),
  calls: (keys) => ({
    [`GET ${path}`]: { query: ['organization_id'], answer: keys.list },
    [`POST ${path}`]: {
      body: ['organization_id!', 'user_id!', 'name!', 'role!'],
      types: { role: { oneOf: roles } },
      answer: (call) => {
        const key = newSecret('fk_live_', 40);
        return { id: keys.make(call, { key: masked(key) }).id, key };
      },
    },
    [`DELETE ${path}/{id}`]: keys.remove,
  }),
});
