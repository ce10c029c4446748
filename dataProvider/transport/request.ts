/** Builds a Request from a call, once per attempt, because a body can only be read once. */
import { isSegment } from '../../src/lib/text/segment';
import type { Credential } from '../sessionPort';
import type { AuditId, OutgoingCall, QueryValue } from './types';

const queryOf = (query: Readonly<Record<string, QueryValue>> | undefined): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    const text = String(value ?? '');
    if (text !== '') parameters.set(name, text);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};

/** A missing path segment is a mistake in the code. */
const assertWhole = (path: string): void => {
  if (path.split('/').some((part, at) => at > 0 && !isSegment(part))) {
    throw new Error(`A call would leave with a hole in its path: ${path}`);
  }
};

export const addressOf = (baseUrl: string, { path, query }: OutgoingCall): string => {
  assertWhole(path);
  return baseUrl.replace(/\/+$/, '') + path + queryOf(query);
};

/** A key of a call: calls with the same method, address and body are the same request (rules R31). */
export const identityOf = (call: OutgoingCall, address: string): string =>
  `${call.method} ${address} ${call.body === undefined ? '' : JSON.stringify(call.body)}`;

/**
 * Header values must be ASCII, but an id may be any text. The escape and the separator of ids are escaped, too, so that
 * different ids never give the same header.
 */
const headerText = (value: AuditId): string =>
  [value]
    .flat()
    .map((id) => String(id).replace(/[^\x21-\x7e]|[%/]/gu, encodeURIComponent))
    .join('/');

export const initOf = (
  call: OutgoingCall,
  credential: Credential | undefined,
  signal: AbortSignal,
): RequestInit => {
  const headers = new Headers({ Accept: 'application/json' });
  if (credential) {
    headers.set('Authorization', `Bearer ${credential.token}`);
    if (credential.userId) headers.set('X-User-Id', headerText(credential.userId));
  }
  if (call.audit) {
    headers.set('X-Resource-Type', call.audit.type);
    headers.set('X-Resource-Action', call.audit.action);
    if (call.audit.id !== undefined) headers.set('X-Resource-Id', headerText(call.audit.id));
  }
  const { body } = call;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  return {
    method: call.method,
    headers,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
};
