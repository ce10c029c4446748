/** Client apps of an organization; clientId and clientSecret are sent once (rules 3, 7). */
import { day } from '../durations';
import { accountIn, newestFirst, type Call } from '../handlers/handler';
import { asked, defineRecords } from '../handlers/records';
import { masked, newSecret } from '../handlers/secret';
import { textOf } from '../handlers/values';
import { organizationId } from '../store/seed/organizations';
import { numberedPerChain } from '../store/seed/seedId';
import type { Row } from '../store/tables';

const blank = ({ data, body, now }: Call) => ({
  organization_id: accountIn(data, body, 'organization_id'),
  name: textOf(body, 'name'),
  /** The stored part; the secret is not stored. */
  clientId: '',
  created_at: new Date(now).toISOString(),
});

const path = '/api/organizations/apps';
const names = ['Loyalty app', 'Supplier portal', 'Store dashboard', 'Planogram importer', 'Kiosk'];
/** Number of apps of each chain. */
const counts = [5, 3, 2, 4, 1, 1];
const firstMade = Date.UTC(2025, 5, 11, 14, 40);

export const demo = defineRecords<Row & ReturnType<typeof blank>>({
  table: 'apps',
  what: 'app',
  list: 'apps',
  own: asked('organization_id'),
  order: newestFirst,
  blank,
  unique: [{ key: 'name', text: 'An app with this name already exists.' }],
  seed: () =>
    numberedPerChain('a9900000', counts, (at, chain) => ({
      organization_id: organizationId(chain),
      name: names[at],
      clientId: `••••${(0x51c3 + chain * 1201 + at * 3511).toString(16).slice(-4)}`,
      created_at: new Date(firstMade + (at * 3 + chain) * 30 * day).toISOString(),
    })),
  calls: (apps) => ({
    [`GET ${path}`]: { query: ['organization_id'], answer: apps.list },
    [`POST ${path}`]: {
      body: ['organization_id!', 'name!'],
      answer: (call) => {
        const clientId = newSecret('fc_', 24);
        const { id } = apps.make(call, { clientId: masked(clientId) });
        return { id, clientId, clientSecret: newSecret('fs_', 48) };
      },
    },
    [`DELETE ${path}/{id}`]: apps.remove,
  }),
});
