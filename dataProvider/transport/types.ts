/** The types of the transport: a call, and its result (rules 6, 7). */
import type { Failure } from '../../src/lib/failures/failures';

/** The id of a changed record; ids of its parents come before it if its own is only unique within them. */
export type AuditId = string | number | readonly (string | number)[];

type QueryPart = string | number | boolean;

/** Lists are joined by commas. */
export type QueryValue = QueryPart | readonly QueryPart[] | null | undefined;

export interface OutgoingCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Complete path on the platform: '/api/regions/7'. */
  readonly path: string;
  /** Empty, null and undefined values are left out. */
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** A JSON value, or a form to send as multipart. DELETE may have one (rules R3). */
  readonly body?: unknown;
  /** Headers of mutations that name the resource type, action and id (rules 6). */
  readonly audit?: { readonly type: string; readonly action: string; readonly id?: AuditId };
  /** Sent without a credential: sign-in, refresh, reset, invite and join (rules R26). */
  readonly anonymous?: boolean;
  /** Does not wait for the user id, because this call returns it (rules R26). */
  readonly withoutUserId?: boolean;
  /** Sent as this person or not at all; defaults to the person who is signed in when the call starts. */
  readonly owner?: string | undefined;
  /**
   * Starting the same read again with the same caller cancels the earlier one (rules 7). Reads are GET, and POST
   * without audit headers (searches and checks); a write is never canceled.
   */
  readonly caller?: string;
  readonly signal?: AbortSignal | undefined;
  /**
   * For a list that is returned whole: the text that its rows are searched for here. A new text searches the rows that
   * were just read for another one.
   */
  readonly typed?: string;
  /** Timeout in milliseconds. */
  readonly timeoutMs?: number;
  /** The response is a file, read as a Blob, instead of JSON. */
  readonly isFile?: boolean;
  /** Progress of a file, 0 to 1; null if its size is unknown. */
  readonly onProgress?: ((share: number | null) => void) | undefined;
  /** Called before a write that may have been executed is repeated; a result other than null ends the call. */
  readonly beforeRetry?: (() => Promise<Result | null>) | undefined;
}

export interface Answer {
  readonly type: 'ok';
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

export type Result = Answer | Failure;

export interface Transport {
  /**
   * Sends a call. Network errors are returned, not thrown.
   * @throws for a path with an undefined segment ('/api/zones/undefined'), which is a mistake in the code
   */
  readonly send: (call: OutgoingCall) => Promise<Result>;
}
