/** What a webhook may be, in POST and in PUT (Specification 3, 7; readings.md 17). */
import { refuseAt } from '../refusal';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { flagOf, oneOf, textOf, type Values } from './values';

export interface Webhook extends Row {
  readonly account_id: string;
  readonly auth_id: string;
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly trigger_type: string;
  readonly is_enabled: boolean;
  /** What came along without being used. */
  readonly extras: Values;
  /** ISO 8601. */
  readonly created_at: string;
}

export const triggers = [
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

/** The form carries them, nothing uses them (Specification 3). */
export const extraKeys = ['cron_expression', 'target_type', 'conditions', 'update_type'];

const urlOf = (values: Values): string => {
  const url = textOf(values, 'url');
  try {
    const { protocol } = new URL(url);
    if (protocol === 'https:' || protocol === 'http:') return url;
  } catch {
    // No address at all: refused like one of another protocol.
  }
  return refuseAt('url', 'The URL must begin with https:// or http://.');
};

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return refuseAt('headers', 'headers is no JSON.');
  }
};

/** An object of texts, or its JSON. */
const headersOf = (values: Values): Record<string, string> => {
  const headers = parsed(values.headers);
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
    return refuseAt('headers', 'headers is no object.');
  return Object.fromEntries(
    Object.entries(headers as Values).map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
        return refuseAt('headers', `${name} is no name of a header.`);
      return typeof value === 'string'
        ? [name, value]
        : refuseAt('headers', `The value of ${name} is no text.`);
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

/** The webhook with the values that the body names; what it leaves out stays as it was. */
export const withValues = (data: Data, before: Webhook, body: Values): Webhook => {
  const has = (key: string) => body[key] !== undefined;
  const extras = Object.fromEntries(
    extraKeys.flatMap((key) => (has(key) ? [[key, body[key]] as const] : [])),
  );
  const webhook: Webhook = {
    ...before,
    ...(has('auth_id') ? { auth_id: authOf(data, body, before.account_id) } : {}),
    ...(has('name') ? { name: textOf(body, 'name') } : {}),
    ...(has('url') ? { url: urlOf(body) } : {}),
    ...(has('method') ? { method: oneOf(body, 'method', ['GET', 'POST']) } : {}),
    ...(has('headers') ? { headers: headersOf(body) } : {}),
    ...(has('trigger_type') ? { trigger_type: oneOf(body, 'trigger_type', triggers) } : {}),
    ...(has('is_enabled') ? { is_enabled: flagOf(body, 'is_enabled') } : {}),
    extras: { ...before.extras, ...extras },
  };
  const twin = data
    .open<Webhook>('webhooks')
    .find(
      (one) =>
        one.id !== webhook.id &&
        one.account_id === webhook.account_id &&
        one.name.toLowerCase() === webhook.name.toLowerCase(),
    );
  return twin ? refuseAt('name', 'There is a webhook of this name.', 409) : webhook;
};
