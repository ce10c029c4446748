/** API keys of an organization; the key itself is sent once (rules 3, 7). */
import { calls, defineEntityDemo } from '../entityDemo';
import {
  brief,
  knownAccount,
  listed,
  removeFrom,
  withoutTwin,
  type Call,
} from '../handlers/handler';
import { masked, newSecret } from '../handlers/secret';
import { oneOf, textOf } from '../handlers/values';
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { idsOf } from '../store/seed/idsOf';
import { organizationId } from '../store/seed/organizations';
import { seedId } from '../store/seed/seedId';
import type { Row } from '../store/tables';

interface Key extends Row {
  readonly organization_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly role: string;
  /** The stored part of the key. */
  readonly key: string;
  /** ISO 8601. */
  readonly created_at: string;
}

const table = 'keys';

const shown = (call: Call, row: Key) => ({
  ...row,
  user: brief(call.data.table('users').get(row.user_id)),
});

const create = (call: Call) => {
  const { data, body } = call;
  const owner = 'organization_id';
  const organization_id = knownAccount(data, textOf(body, owner), owner).id;
  const user_id =
    data.table('users').get(textOf(body, 'user_id'))?.id ??
    refuseAt('user_id', 'There is no such person.');
  const role = oneOf(body, 'role', ['user', 'administrator']);
  const name = textOf(body, 'name');
  const created_at = new Date(call.now).toISOString();
  const keys = data.open<Key>(table);
  const row = withoutTwin(
    keys,
    { id: '', organization_id, user_id, name, role, key: '', created_at },
    { key: 'name', within: ['organization_id'], text: 'A key with this name already exists.' },
  );
  const key = newSecret('fk_live_', 40);
  return { id: keys.put({ ...row, id: newId(), key: masked(key) }).id, key };
};

const path = '/api/organizations/keys';
const seededId = idsOf('4e700000');

const places = ['Warehouse sync', 'Shelf report', 'Nightly export', 'Price feed', 'Label printer'];
const uses = ['production', 'staging', 'pilot', 'partner', 'backup', 'audit'];
const names = places.flatMap((place) => uses.map((use) => `${place} ${use}`));
/** Number of keys of each chain; more than a page in the first. */
const counts = [30, 6, 4, 9, 3, 2, 1];
const firstMade = Date.UTC(2025, 2, 3, 9, 15);
const week = 7 * 24 * 60 * 60 * 1000;

export const demo = defineEntityDemo({
  table,
  seed: () =>
    counts
      .flatMap((count, index) =>
        names.slice(0, count).map((name, at) => ({
          organization_id: organizationId(index),
          user_id: seedId('user', (at % 2) + 1),
          name,
          role: at % 4 === 0 ? 'administrator' : 'user',
          key: `••••${(0x3a1f + index * 997 + at * 4813).toString(16).slice(-4)}`,
          created_at: new Date(firstMade + (at * 2 + index) * week).toISOString(),
        })),
      )
      .map((row, at): Key => ({ id: seededId(at + 1), ...row })),
  ...calls({
    [`GET ${path}`]: {
      query: ['organization_id'],
      answer: (call) => {
        const wanted = call.query.organization_id;
        const rows = call.data
          .open<Key>(table)
          .where(({ organization_id }) => !wanted || organization_id === wanted)
          .sort((a, b) => b.created_at.localeCompare(a.created_at));
        return listed('keys', rows, (row) => shown(call, row));
      },
    },
    [`POST ${path}`]: {
      body: ['organization_id!', 'user_id!', 'name!', 'role!'],
      types: { role: { oneOf: ['user', 'administrator'] } },
      answer: create,
    },
    [`DELETE ${path}/{id}`]: removeFrom(table, 'key'),
  }),
});
