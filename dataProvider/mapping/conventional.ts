/** ra-data-simple-rest over our transport: how every call leaves that a declaration does not state. */
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'react-admin';
import { isFailure } from '../failure';
import type { OutgoingCall, Transport } from '../transport/types';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { auditOf, type Verb } from './auditAction';
import { errorOf } from './platformError';

const verbs: Readonly<Record<string, Verb>> = { POST: 'CREATE', PUT: 'UPDATE', DELETE: 'DELETE' };

const methodOf = (method: string | undefined): OutgoingCall['method'] =>
  method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET';

/** A list without the Content-Range header is taken to be all there is (readings.md 46). */
const withRange = (headers: Headers, data: unknown): Headers => {
  if (headers.has('content-range') || !Array.isArray(data)) return headers;
  const whole = new Headers(headers);
  whole.set('Content-Range', `rows 0-${data.length}/${data.length}`);
  return whole;
};

export const conventionalProvider = (
  transport: Transport,
  declaration: AnyDeclaration,
): DataProvider => {
  const client = async (url: string, options: fetchUtils.Options = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://relative.invalid');
    const method = methodOf(options.method);
    const verb = verbs[method];
    const lastSegment = pathname.slice(declaration.api.length + 1);
    const id = lastSegment === '' ? undefined : decodeURIComponent(lastSegment);
    const result = await transport.send({
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) as unknown } : {}),
      ...(verb ? { audit: auditOf(declaration, verb, id) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (isFailure(result)) throw errorOf(result);
    return {
      status: result.status,
      headers: withRange(result.headers, result.data),
      body: '',
      json: result.data,
    };
  };
  return simpleRestProvider('', client);
};
