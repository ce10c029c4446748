/** The part of the transport that a session uses, typed here since this room stands alone. */
import { isCredential } from './credentials';

export interface AuthCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly anonymous?: boolean;
  /** Leaves before the user id is known, since it is what the call asks for (rules R26). */
  readonly withoutUserId?: boolean;
  readonly audit?: { readonly type: string; readonly action: string; readonly id?: string };
  readonly timeoutMs?: number;
}

export interface AuthFailure {
  readonly type: 'error';
  readonly kind: string;
  readonly status?: number;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A write whose answer was lost. */
  readonly mayBeSaved?: true;
}

export interface AuthAnswer {
  readonly type: 'ok';
  readonly status: number;
  readonly data: unknown;
}

export type Send = (call: AuthCall) => Promise<AuthAnswer | AuthFailure>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A text at a key of an answer, or undefined; answers may hold anything (rules R25). */
export const textAt = (data: unknown, key: string): string | undefined => {
  const value = isObject(data) ? data[key] : undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A credential at a key of an answer, or undefined. */
export const credentialAt = (data: unknown, key: string): string | undefined => {
  const text = textAt(data, key);
  return text !== undefined && isCredential(text) ? text : undefined;
};

/** Some platforms wrap what they say in `data`; both are read. */
export const insideOf = (data: unknown, key: string): unknown =>
  isObject(data) && isObject(data[key]) ? data[key] : data;
