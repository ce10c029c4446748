/** How a call can fail, as a value that names what to tell the person (rules 7: type 'error'). */
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
  /** HTTP status; none where no answer came. */
  readonly status?: number;
  /** The platform's own words, where they are a short text fit for people. */
  readonly message?: string;
  /** The platform's words about single fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A write that may have arrived: no answer says whether it was done. */
  readonly mayBeSaved?: true;
}

export const isFailure = (result: { readonly type: string }): result is Failure =>
  result.type === 'error';

/** Catalogue key of the sentence for a failure that brings no words of its own. */
export const messageKeyOf = ({ kind, mayBeSaved }: Pick<Failure, 'kind' | 'mayBeSaved'>): string =>
  `facings.failures.${mayBeSaved ? 'maybeSaved' : kind}`;

/** A text of a declaration, told in the person's language: its place in the catalogue, and what fills it. */
export interface Said {
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}
