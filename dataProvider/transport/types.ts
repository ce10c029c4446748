/** The one way out: what a call says of itself, and what comes back (rules 6, 7). */
import type { Failure } from '../failure';

type QueryPart = string | number | boolean;

/** Lists are joined by commas. */
export type QueryValue = QueryPart | readonly QueryPart[] | null | undefined;

export interface OutgoingCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the platform's address, already filled in: '/api/regions/7'. */
  readonly path: string;
  /** Empty, null and undefined values are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  /** JSON value, or a form to be sent as multipart. DELETE may have one (rules R3). */
  readonly body?: unknown;
  /** Headers of mutations that name the resource type, action and id (rules 6). */
  readonly audit?: {
    readonly type: string;
    readonly action: string;
    readonly id?: string | number;
  };
  /** Leaves without a credential: sign-in, refresh, reset, invite and join (rules R26). */
  readonly anonymous?: boolean;
  /** Does not wait for the user id: it is what this call asks for (rules R26). */
  readonly withoutUserId?: boolean;
  /** Leaves as this person or not at all; else it is of who is signed in when it begins. */
  readonly owner?: string | undefined;
  /**
   * With a caller, starting the same read again gives the earlier one up (rules 7). Reads are GET,
   * and searches and checks that POST without an audit header; a write is never given up.
   */
  readonly caller?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until the call is given up. */
  readonly timeoutMs?: number;
  /** The answer is a file's text and not JSON; 'bytes' gives its bytes as a Blob, whatever they are. */
  readonly isFile?: boolean | 'bytes';
  /** How much of a file that is read as bytes has come, 0 to 1; null where its size is not known. */
  readonly onProgress?: (share: number | null) => void;
  /** Asked before a write that may have arrived is repeated; a result other than null ends the call. */
  readonly beforeRetry?: () => Promise<Result | null>;
}

export interface Answer<T = unknown> {
  readonly type: 'ok';
  readonly status: number;
  readonly data: T;
  readonly headers: Headers;
}

export type Result<T = unknown> = Answer<T> | Failure;

export interface Transport {
  /**
   * Never throws for what happens on the wire; a path with a hole in it ('/api/zones/undefined') throws,
   * since it is a mistake of the code.
   */
  readonly send: <T = unknown>(call: OutgoingCall) => Promise<Result<T>>;
}
