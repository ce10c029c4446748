/** How a call can fail, as a value that determines the message (rules 7: type 'error'). */
export type FailureKind =
  | 'aborted'
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'tooMany'
  | 'server'
  | 'malformed';

export interface Failure {
  readonly type: 'error';
  readonly kind: FailureKind;
  /** HTTP status; absent if there was no response. */
  readonly status?: number;
  /** The platform's message, if it is a short text for people. */
  readonly message?: string;
  /** The platform's messages about single fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A write that may have been executed although its response is missing. */
  readonly mayBeSaved?: true;
}

export const isFailure = (result: { readonly type: string }): result is Failure =>
  result.type === 'error';

/** Returns the catalogue key for a failure without a message of its own. */
export const messageKeyOf = ({ kind, mayBeSaved }: Pick<Failure, 'kind' | 'mayBeSaved'>): string =>
  `facings.failures.${mayBeSaved ? 'maybeSaved' : kind}`;

/** A translatable text of a declaration: its catalogue key and its values. */
export interface DeclaredMessage {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}
