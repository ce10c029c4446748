/** Webhooks of an organization (rules 3, 7, Webhooks). */
import { calls, defineEntityDemo } from '../entityDemo';
import {
  brief,
  byName,
  found,
  knownAccount,
  listed,
  ofAccount,
  removeFrom,
  withoutTwin,
  type Call,
} from '../handlers/handler';
import { flagOf, oneOf, textOf, withValues, type Values } from '../handlers/values';
import { isObject, parsedJson } from '../jsonValue';
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { idsOf } from '../store/seed/idsOf';
import { organizationId } from '../store/seed/organizations';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';

const table = 'webhooks';

interface Webhook extends Row {
  readonly account_id: string;
  readonly auth_id: string;
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly trigger_type: string;
  readonly is_enabled: boolean;
  /** Form fields that are stored without being used. */
  readonly extras: Values;
  /** ISO 8601. */
  readonly created_at: string;
}

const triggers = [
  'JOB_STARTED',
  'JOB_COMPLETED',
  'JOB_FAILED',
  'COUNT_ADJUSTED',
  'STOCK_BELOW_PAR',
  'PRODUCT_CREATED',
  'PRODUCT_UPDATED',
  'PRODUCT_ARCHIVED',
  'ZONE_STATUS_CHANGED',
] as const;

/** The form sends them, but nothing uses them (rules 3). */
const extraKeys = ['cron_expression', 'target_type', 'conditions', 'update_type'];

const urlOf = (values: Values): string => {
  const url = textOf(values, 'url');
  try {
    const { protocol } = new URL(url);
    if (protocol === 'https:' || protocol === 'http:') return url;
  } catch {
    // An invalid URL is refused like another protocol.
  }
  return refuseAt('url', 'The URL must begin with https:// or http://.');
};

/** An object of texts, or its JSON. */
const headersOf = (values: Values): Record<string, string> => {
  const headers =
    typeof values.headers === 'string'
      ? parsedJson(values.headers, () => refuseAt('headers', 'headers must be JSON.'))
      : values.headers;
  if (!isObject(headers)) return refuseAt('headers', 'headers must be an object.');
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
        return refuseAt('headers', `${name} is no name of a header.`);
      return typeof value === 'string'
        ? [name, value]
        : refuseAt('headers', `The value of ${name} must be a text.`);
    }),
  );
};

const authOf = (data: Data, values: Values, accountId: string): string => {
  const id = textOf(values, 'auth_id');
  const setting = data.open<Row & { readonly account_id: string }>('authSettings').get(id);
  return setting?.account_id === accountId
    ? id
    : refuseAt('auth_id', 'The organization has no such authentication.');
};

/** The webhook with the body's values; missing keys stay unchanged. */
const withBody = (data: Data, before: Webhook, body: Values): Webhook => {
  const extras = extraKeys.flatMap((key) =>
    body[key] === undefined ? [] : [[key, body[key]] as const],
  );
  const webhook = withValues(before, body, {
    auth_id: () => authOf(data, body, before.account_id),
    name: textOf,
    url: urlOf,
    method: () => oneOf(body, 'method', ['GET', 'POST']),
    headers: headersOf,
    trigger_type: () => oneOf(body, 'trigger_type', triggers),
    is_enabled: flagOf,
  });
  return withoutTwin(
    data.open<Webhook>(table),
    { ...webhook, extras: { ...before.extras, ...Object.fromEntries(extras) } },
    { key: 'name', within: ['account_id'], text: 'A webhook with this name already exists.' },
  );
};

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
  return shown(call, data.open<Webhook>(table).put(withBody(data, bare, body)));
};

const one = ({ data, params }: Call): Webhook =>
  found(data.open<Webhook>(table), params.id, 'webhook');

const change = (call: Call) => {
  const row = one(call);
  const { id = row.id, account_id = row.account_id } = call.body;
  const text = 'A webhook keeps its id and its organization.';
  if (id !== row.id) refuseAt('id', text);
  if (account_id !== row.account_id) refuseAt('account_id', text);
  return shown(call, call.data.open<Webhook>(table).put(withBody(call.data, row, call.body)));
};

const path = '/api/webhooks';
const needed = 'account_id auth_id name url method headers trigger_type is_enabled'.split(' ');

const seededId = idsOf('3eb40000');
const authId = idsOf('a07e5000');
/** The first authentication setting of each chain, and its number of webhooks; the first has more than a page. */
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
  ...calls({
    [`GET ${path}`]: {
      query: ['account_id'],
      answer: (call) => {
        const rows = ofAccount(call.data.open<Webhook>(table), call.query.account_id).sort(byName);
        return listed('webhooks', rows, (row) => shown(call, row));
      },
    },
    [`POST ${path}`]: { body: [...needed, ...extraKeys], needs: needed, answer: create },
    [`GET ${path}/triggers`]: () => listed('triggers', triggers),
    [`GET ${path}/{id}`]: (call) => shown(call, one(call)),
    [`PUT ${path}/{id}`]: {
      body: ['id', ...needed, ...extraKeys],
      needs: ['name'],
      answer: change,
    },
    [`DELETE ${path}/{id}`]: removeFrom(table, 'webhook'),
  }),
});
