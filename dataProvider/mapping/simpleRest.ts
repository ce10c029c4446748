/** ra-data-simple-rest over our transport, for every call that a declaration does not state. */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import type { OutgoingCall, Transport } from '../transport/types';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { auditOf, type Verb } from './auditAction';
import { errorOf, unreadable } from './platformError';
import { answerTo } from './send';

const verbs: Readonly<Record<string, Verb>> = { POST: 'CREATE', PUT: 'UPDATE', DELETE: 'DELETE' };

/**
 * A list without a Content-Range header has an unknown total, for which the header has '*'. Browsers also hide the
 * header of another origin that does not list it in Access-Control-Expose-Headers.
 */
const withRange = (headers: Headers): Headers => {
  if (headers.has('content-range')) return headers;
  const received = new Headers(headers);
  received.set('Content-Range', 'rows */*');
  return received;
};

export const simpleRest = (
  transport: Transport,
  declaration: AnyDeclaration,
  { beforeRetry }: Pick<OutgoingCall, 'beforeRetry'> = {},
): DataProvider => {
  const client = async (url: string, options: fetchUtils.Options = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://relative.invalid');
    const method = (options.method ?? 'GET') as OutgoingCall['method'];
    const verb = verbs[method];
    const lastSegment = pathname.slice(declaration.api.length + 1);
    const id = lastSegment === '' ? undefined : decodeURIComponent(lastSegment);
    const result = await answerTo(transport, {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
      ...(verb ? { audit: auditOf(declaration, verb, id) } : {}),
      signal: options.signal ?? undefined,
      beforeRetry,
    });
    if (method === 'GET' && id === undefined && !Array.isArray(result.data)) {
      throw errorOf(unreadable);
    }
    return {
      status: result.status,
      headers: withRange(result.headers),
      body: '',
      json: result.data,
    };
  };
  return simpleRestProvider('', client);
};
