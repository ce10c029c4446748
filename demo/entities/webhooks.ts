/** Webhooks of an organization (rules 3, 7, Webhooks). */
import { day } from '../durations';
import { accountIn, brief, byName, listed, type Call } from '../handlers/handler';
import { asked, defineRecords } from '../handlers/records';
import { flagOf, oneOf, textOf, withValues, type Values } from '../handlers/values';
import { isObject, parsedJson } from '../jsonValue';
import { refuseAt } from '../refusal';
import { organizationId } from '../store/seed/organizations';
import { idsOf, numberedPerChain } from '../store/seed/seedId';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';

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

const blank = ({ data, body, now }: Call) => ({
  account_id: accountIn(data, body),
  auth_id: '',
  name: '',
  url: '',
  method: '',
  headers: {} as Readonly<Record<string, string>>,
  trigger_type: '',
  is_enabled: false,
  /** Form fields that are stored without being used. */
  extras: {} as Values,
  created_at: new Date(now).toISOString(),
});

type Webhook = Row & Readonly<ReturnType<typeof blank>>;

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
  return { ...webhook, extras: { ...before.extras, ...Object.fromEntries(extras) } };
};

const keeps = 'A webhook keeps its id and its organization.';

const path = '/api/webhooks';
const needed = 'account_id auth_id name url method headers trigger_type is_enabled'.split(' ');

/** The number of webhooks of each chain; the first has more than a page. */
const counts = [30, 7, 4, 5, 3, 1];
/** The first authentication setting of each. */
const auths = [1, 4, 7, 9, 10, 12];
const receivers = ['Order desk', 'Data lake', 'Store chat', 'Price service'];
const words = triggers.map((trigger) => trigger.toLowerCase().replaceAll('_', ' '));
const firstMade = Date.UTC(2025, 3, 7, 8, 30);

const seed = () =>
  numberedPerChain('3eb40000', counts, (at, chain) => {
    const receiver = receivers[Math.floor(at / words.length)] ?? 'Order desk';
    const host = receiver.toLowerCase().replaceAll(' ', '-');
    return {
      account_id: organizationId(chain),
      auth_id: idsOf('a07e5000')(auths[chain] ?? 1),
      name: `${receiver}: ${words[at % words.length] ?? 'news'}`,
      url: `https://${host}.example/hooks/${at + 1}`,
      method: at % 5 === 4 ? 'GET' : 'POST',
      headers: { 'X-Source': 'shelf', ...(at % 3 === 0 ? { 'X-Priority': 'high' } : {}) },
      trigger_type: triggers[at % triggers.length],
      is_enabled: at % 6 !== 5,
      extras: {},
      created_at: new Date(firstMade + (at * 9 + chain) * day).toISOString(),
    };
  });

export const demo = defineRecords<Webhook>({
  table: 'webhooks',
  what: 'webhook',
  list: 'webhooks',
  own: asked('account_id'),
  order: byName,
  shown: ({ extras, ...webhook }, { data }) => {
    const auth = data.open<Row & { readonly name: string }>('authSettings').get(webhook.auth_id);
    return { ...webhook, ...extras, auth: brief(auth) };
  },
  blank,
  read: (before, { data, body }) => withBody(data, before, body),
  unique: [{ key: 'name', text: 'A webhook with this name already exists.' }],
  fixed: { id: keeps, account_id: keeps },
  seed,
  calls: (hooks) => ({
    [`GET ${path}`]: { query: ['account_id'], answer: hooks.list },
    [`POST ${path}`]: { body: [...needed, ...extraKeys], needs: needed, answer: hooks.add },
    [`GET ${path}/triggers`]: () => listed('triggers', triggers),
    [`GET ${path}/{id}`]: hooks.show,
    [`PUT ${path}/{id}`]: {
      body: ['id', ...needed, ...extraKeys],
      needs: ['name'],
      answer: hooks.change,
    },
    [`DELETE ${path}/{id}`]: hooks.remove,
  }),
});
