/** The part of the transport that a session uses, typed here because this room imports no other. */
import { isCredential } from './credentials';

export interface AuthCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly anonymous?: boolean;
  /** Sent before the user id is known, because the call returns it (rules R26). */
  readonly withoutUserId?: boolean;
  readonly audit?: { readonly type: string; readonly action: string; readonly id?: string };
}

export interface AuthFailure {
  readonly type: 'error';
  readonly kind: string;
  readonly status?: number;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A write whose response was lost. */
  readonly mayBeSaved?: true;
}

export interface AuthAnswer {
  readonly type: 'ok';
  readonly status: number;
  readonly data: unknown;
}

/** What a call resolves to; never rejects. */
export type AuthResult<T> = { readonly type: 'ok'; readonly value: T } | AuthFailure;

export type Send = (call: AuthCall) => Promise<AuthAnswer | AuthFailure>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the text at a key of a response, or undefined; responses may contain anything (rules R25). */
export const textAt = (data: unknown, key: string): string | undefined => {
  const value = isObject(data) ? data[key] : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the credential at a key of a response, or undefined. */
export const credentialAt = (data: unknown, key: string): string | undefined => {
  const text = textAt(data, key);
  return text !== undefined && isCredential(text) ? text : undefined;
};

/** Unwraps a `data` envelope, which some platforms use. */
export const insideOf = (data: unknown, key: string): unknown =>
  isObject(data) && isObject(data[key]) ? data[key] : data;
