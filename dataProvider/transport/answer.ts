/** Converts a Response to a result: the data, or the failure with a message for people. */
import { isObject } from '../../src/lib/util/isObject';
import type { Failure, FailureKind } from '../../src/lib/failures/failures';
import { readBytes } from './readBytes';
import type { OutgoingCall, Result } from './types';

/** Longer texts, and markup, are not messages for people. */
const longestMessage = 300;

const wordsOf = (value: unknown): string | undefined => {
  const text = Array.isArray(value)
    ? value.filter((part) => typeof part === 'string').join(' ')
    : value;
  return typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= longestMessage &&
    !/<\w/.test(text)
    ? text.trim()
    : undefined;
};

const fieldsOf = (errors: unknown): Record<string, string> | undefined => {
  const entries: [string, string][] = [];
  if (Array.isArray(errors)) {
    for (const error of errors) {
      if (!isObject(error)) continue;
      const name = error.field ?? error.path;
      const words = wordsOf(error.message);
      if (typeof name === 'string' && words !== undefined) entries.push([name, words]);
    }
  } else if (isObject(errors)) {
    for (const [name, value] of Object.entries(errors)) {
      const words = wordsOf(value);
      if (words !== undefined) entries.push([name, words]);
    }
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const kinds: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  402: 'forbidden',
  403: 'forbidden',
  404: 'notFound',
  405: 'unsupported',
  406: 'unsupported',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupported',
  422: 'invalid',
  423: 'conflict',
  425: 'tooMany',
  428: 'conflict',
  429: 'tooMany',
  431: 'tooLarge',
  451: 'forbidden',
  501: 'unsupported',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** A missing page of a proxy or a file server says nothing about the platform's records. */
const kindOf = (status: number, isPage: boolean): FailureKind => {
  const kind = kinds[status] ?? (status >= 500 || status < 400 ? 'server' : 'invalid');
  return isPage && kind === 'notFound' ? 'malformed' : kind;
};

const secondsOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
};

const firstError = (body: Record<string, unknown>): Record<string, unknown> | undefined => {
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
  return isObject(first) ? first : undefined;
};

const messageOf = (body: Record<string, unknown>): string | undefined => {
  const { error } = body;
  return (
    wordsOf(body.message) ??
    wordsOf(error) ??
    (isObject(error) ? wordsOf(error.message) : undefined) ??
    wordsOf(firstError(body)?.message)
  );
};

const saysInvalid = (error: unknown): boolean =>
  isObject(error) &&
  (error.code === 'invalid-jwt' ||
    error.message === 'jwt expired' ||
    (isObject(error.extensions) && error.extensions.code === 'invalid-jwt'));

/** Whether the platform refuses the credential itself, with any status (rules R29). */
const isCredentialRefused = (body: Record<string, unknown>): boolean =>
  saysInvalid(body) ||
  saysInvalid(body.error) ||
  body.error === 'jwt expired' ||
  (Array.isArray(body.errors) && body.errors.some(saysInvalid));

export interface ReadAnswer {
  readonly result: Result;
  readonly isExpiry: boolean;
}

const failure = (kind: FailureKind, rest: Omit<Failure, 'type' | 'kind'>): Failure => ({
  type: 'error',
  kind,
  ...rest,
});

const parse = (text: string): { ok: true; body: unknown } | { ok: false } => {
  if (text.trim() === '') return { ok: true, body: null };
  try {
    return { ok: true, body: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
};

/** Reads a response as JSON, or as bytes if a file was requested and returned. */
export const readAnswer = async (
  response: Response,
  { isFile = false, onProgress }: Pick<OutgoingCall, 'isFile' | 'onProgress'> = {},
): Promise<ReadAnswer> => {
  const { status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  // HTML is a sign-in page or a proxy's error page, never the file.
  if (isFile && response.ok && !type.includes('json') && !type.includes('html')) {
    const data = await readBytes(response, onProgress);
    return { result: { type: 'ok', status, data, headers }, isExpiry: false };
  }
  const text = await response.text();
  const parsed = parse(text);
  const body = parsed.ok ? parsed.body : undefined;
  const object = isObject(body) ? body : {};
  const isRefused = isCredentialRefused(object);
  // rules 8: each of these counts as an expired session, whatever its cause.
  const isExpiry = status === 401 || status === 500 || isRefused || object.status === 'error';
  if (response.ok && !isExpiry) {
    if (!parsed.ok) return { result: failure('malformed', { status }), isExpiry: false };
    // rules 7: a failure is an object with type error, with any status.
    if (object.type !== 'error') {
      return { result: { type: 'ok', status, data: body, headers }, isExpiry: false };
    }
  }
  const message = isRefused ? undefined : messageOf(object);
  const fields = fieldsOf(object.errors);
  const retryAfterSeconds = secondsOf(headers.get('Retry-After'), Date.now());
  return {
    result: failure(isRefused ? 'unauthorized' : kindOf(status, type.includes('html')), {
      status,
      ...(message === undefined ? {} : { message }),
      ...(fields ? { fields } : {}),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    }),
    isExpiry,
  };
};
