/** Webhooks of an organization (Specification 3, 7, Webhooks). */
import { defineEntityDemo } from '../entityDemo';
import { brief, byName, found, knownAccount, listed, type Call } from '../handlers/handler';
import { textOf } from '../handlers/values';
import { extraKeys, triggers, withValues, type Webhook } from '../handlers/webhookValues';
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { idsOf } from '../store/seed/idsOf';
import { organizationId } from '../store/seed/organizations';
import type { Row } from '../store/tables';

const table = 'webhooks';

const shown = ({ data }: Call, { extras, ...webhook }: Webhook) => {
  const auth = data.open<Row & { readonly name: string }>('authSettings').get(webhook.auth_id);
  return { ...webhook, ...extras, auth: brief(auth) };
};

const create = (call: Call) => {
  const { data, body, now } = call;
  const bare: Webhook = {
    id: newId(),
    account_id: knownAccount(data, textOf(body, 'account_id')).id,
    auth_id: '',
    name: '',
    url: '',
    method: 'GET',
    headers: {},
    trigger_type: triggers[0],
    is_enabled: true,
    extras: {},
    created_at: new Date(now).toISOString(),
  };
  return shown(call, data.open<Webhook>(table).put(withValues(data, bare, body)));
};

const one = ({ data, params }: Call): Webhook =>
  found(data.open<Webhook>(table), params.id, 'webhook');

const change = (call: Call) => {
  const row = one(call);
  const { id = row.id, account_id = row.account_id } = call.body;
  const text = 'A webhook keeps its id and its organization.';
  if (id !== row.id) refuseAt('id', text);
  if (account_id !== row.account_id) refuseAt('account_id', text);
  return shown(call, call.data.open<Webhook>(table).put(withValues(call.data, row, call.body)));
};

const path = '/api/webhooks';
const needed = [
  'account_id',
  'auth_id',
  'name',
  'url',
  'method',
  'headers',
  'trigger_type',
  'is_enabled',
];

const seededId = idsOf('3eb40000');
const authId = idsOf('a07e5000');
/** The first authentication of each chain, and how many webhooks it has; the first has more than a page. */
const owners = [
  { auth: 1, count: 30 },
  { auth: 4, count: 7 },
  { auth: 7, count: 4 },
  { auth: 9, count: 5 },
  { auth: 10, count: 3 },
  { auth: 12, count: 1 },
];
const receivers = ['Order desk', 'Data lake', 'Store chat', 'Price service'];
const words = triggers.map((trigger) => trigger.toLowerCase().replaceAll('_', ' '));
const firstMade = Date.UTC(2025, 3, 7, 8, 30);
const day = 24 * 60 * 60 * 1000;

const seed = (): Webhook[] =>
  owners
    .flatMap(({ auth, count }, index) =>
      Array.from({ length: count }, (_, at) => {
        const receiver = receivers[Math.floor(at / words.length)] ?? 'Order desk';
        const host = receiver.toLowerCase().replaceAll(' ', '-');
        return {
          account_id: organizationId(index),
          auth_id: authId(auth),
          name: `${receiver}: ${words[at % words.length] ?? 'news'}`,
          url: `https://${host}.example/hooks/${at + 1}`,
          method: at % 5 === 4 ? 'GET' : 'POST',
          headers: { 'X-Source': 'shelf', ...(at % 3 === 0 ? { 'X-Priority': 'high' } : {}) },
          trigger_type: triggers[at % triggers.length] ?? triggers[0],
          is_enabled: at % 6 !== 5,
          extras: {},
          created_at: new Date(firstMade + (at * 9 + index) * day).toISOString(),
        };
      }),
    )
    .map((row, at) => ({ id: seededId(at + 1), ...row }));

export const demo = defineEntityDemo({
  table,
  seed,
  contract: [
    { name: `GET ${path}`, query: ['account_id'] },
    { name: `POST ${path}`, body: [...needed, ...extraKeys], needs: needed },
    { name: `GET ${path}/triggers` },
    { name: `GET ${path}/{id}` },
    { name: `PUT ${path}/{id}`, body: ['id', ...needed, ...extraKeys], needs: ['name'] },
    { name: `DELETE ${path}/{id}` },
  ],
  handlers: {
    [`GET ${path}`]: (call) => {
      const wanted = call.query.account_id;
      const rows = call.data
        .open<Webhook>(table)
        .where(({ account_id }) => !wanted || account_id === wanted)
        .sort(byName);
      return listed(
        'webhooks',
        rows.map((row) => shown(call, row)),
      );
    },
    [`POST ${path}`]: create,
    [`GET ${path}/triggers`]: () => listed('triggers', triggers),
    [`GET ${path}/{id}`]: (call) => shown(call, one(call)),
    [`PUT ${path}/{id}`]: change,
    [`DELETE ${path}/{id}`]: (call) => {
      const { id } = one(call);
      call.data.open<Webhook>(table).remove(id);
      return { id };
    },
  },
});
