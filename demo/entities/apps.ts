/** Client apps of an organization; clientId and clientSecret are sent once (rules 3, 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import { knownAccount, listed, removeFrom, withoutTwin, type Call } from '../handlers/handler';
import { masked, newSecret } from '../handlers/secret';
import { textOf } from '../handlers/values';
import { newId } from '../store/newId';
import { idsOf } from '../store/seed/idsOf';
import { organizationId } from '../store/seed/organizations';
import type { Row } from '../store/tables';

interface App extends Row {
  readonly organization_id: string;
  readonly name: string;
  /** The stored part; the secret is not stored. */
  readonly clientId: string;
  /** ISO 8601. */
  readonly created_at: string;
}

const table = 'apps';

const create = ({ data, body, now }: Call) => {
  const apps = data.open<App>(table);
  const key = 'organization_id';
  const organization_id = knownAccount(data, textOf(body, key), key).id;
  const name = textOf(body, 'name');
  const created_at = new Date(now).toISOString();
  const row = withoutTwin(
    apps,
    { id: '', organization_id, name, clientId: '', created_at },
    { key: 'name', within: ['organization_id'], text: 'An app with this name already exists.' },
  );
  const clientId = newSecret('fc_', 24);
  const { id } = apps.put({ ...row, id: newId(), clientId: masked(clientId) });
  return { id, clientId, clientSecret: newSecret('fs_', 48) };
};

const path = '/api/organizations/apps';
const seededId = idsOf('a9900000');
const names = ['Loyalty app', 'Supplier portal', 'Store dashboard', 'Planogram importer', 'Kiosk'];
/** Number of apps of each chain. */
const counts = [5, 3, 2, 4, 1, 1];
const firstMade = Date.UTC(2025, 5, 11, 14, 40);
const month = 30 * 24 * 60 * 60 * 1000;

export const demo = defineEntityDemo({
  table,
  seed: () =>
    counts
      .flatMap((count, index) =>
        names.slice(0, count).map((name, at) => ({
          organization_id: organizationId(index),
          name,
          clientId: `••••${(0x51c3 + index * 1201 + at * 3511).toString(16).slice(-4)}`,
          created_at: new Date(firstMade + (at * 3 + index) * month).toISOString(),
        })),
      )
      .map((row, at): App => ({ id: seededId(at + 1), ...row })),
  ...calls({
    [`GET ${path}`]: {
      query: ['organization_id'],
      answer: ({ data, query }) => {
        const wanted = query.organization_id;
        const rows = data
          .open<App>(table)
          .where(({ organization_id }) => !wanted || organization_id === wanted);
        return listed(
          'apps',
          rows.sort((a, b) => b.created_at.localeCompare(a.created_at)),
        );
      },
    },
    [`POST ${path}`]: { body: ['organization_id!', 'name!'], answer: create },
    [`DELETE ${path}/{id}`]: removeFrom(table, 'app'),
  }),
});
