/** How a call of the platform can fail, and the message for it. The transport makes failures; every room reads them. */
import { HttpError, type TranslateFunction } from 'react-admin';
import { inSentence } from '../text/inSentence';
import { isObject } from '../util/isObject';
import { waitText } from './waitText';

/** A value that determines the message (rules 7: type 'error'). */
export type FailureKind =
  | 'aborted'
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'tooLarge'
  | 'unsupported'
  | 'tooMany'
  | 'server'
  | 'unavailable'
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
  /** Further values, which are texts of the catalogue: each by its key, and in English. */
  readonly names?: Readonly<Record<string, readonly [key: string, english: string]>>;
  /** The text in English, for a declaration that the catalogue does not know. */
  readonly english?: string;
}

const declaredText = (
  { key, values, names = {}, english }: DeclaredMessage,
  translate: TranslateFunction,
): string => {
  const texts = Object.entries(names).map(([name, [fieldName, text]]) => [
    name,
    translate(fieldName, { _: text }),
  ]);
  return translate(key, {
    ...values,
    ...(Object.fromEntries(texts) as Readonly<Record<string, string>>),
    ...(english === undefined ? {} : { _: english }),
  });
};

type Messages = Readonly<Record<string, string | DeclaredMessage>>;

/** What an error says, if the failure alone does not say it. */
interface Wording {
  /** A sentence that is worded again for each language. */
  readonly declaredMessage?: DeclaredMessage;
  /** A sentence that is complete. */
  readonly text?: string;
  /** Messages about single fields, besides those of the platform. */
  readonly fields?: Messages;
  /** Further content of the error's body. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A server's message about its own error is for its developers (`relation "x" does not exist`). */
const isServerFault = ({ status = 0 }: Pick<Failure, 'status'>): boolean => status >= 500;

/**
 * The platform's own message, if it is for people. Of a record that is gone it names only the id that was asked for
 * ('There is no zone with this id'), which people never see.
 */
const ownMessageOf = (failure: Failure): string | undefined =>
  failure.mayBeSaved === true || isServerFault(failure) || failure.kind === 'notFound'
    ? undefined
    : failure.message;

/** A failed call as the error that react-admin's hooks expect; forms read `body.errors`. */
export class PlatformError extends HttpError {
  readonly failure: Failure;
  readonly declaredMessage: DeclaredMessage | undefined;
  readonly text: string | undefined;
  readonly fields: Messages;
  constructor(failure: Failure, { declaredMessage, text, fields = {}, body = {} }: Wording = {}) {
    super('', failure.status ?? 0, body);
    // HttpError's constructor turns its subclasses into plain HttpErrors.
    Object.setPrototypeOf(this, new.target.prototype);
    this.name = 'PlatformError';
    this.failure = failure;
    this.declaredMessage = declaredMessage;
    this.text = text;
    this.fields = { ...failure.fields, ...fields };
    this.word((key, { _: english }: { readonly _?: unknown } = {}) => String(english ?? key));
  }

  /** Words the message and `body.errors`, because stock components show them as they are. */
  word(translate: TranslateFunction): void {
    this.message = messageOf(this, translate);
    const isGone = ({ kind }: Failure, reason: string | DeclaredMessage, name: string): boolean =>
      kind === 'notFound' && reason === this.failure.fields?.[name];
    const fields = Object.entries(this.fields).map(([name, text]) => [
      name,
      isGone(this.failure, text, name)
        ? translate('facings.views.failure.goneSelection')
        : typeof text === 'string'
          ? text
          : declaredText(text, translate),
    ]);
    const errors: Readonly<Record<string, unknown>> = {
      ...(Object.fromEntries(fields) as Readonly<Record<string, string>>),
      root: { serverError: this.message },
    };
    this.body = { ...(this.body as object), errors } satisfies object;
  }
}

/** Returns how a call of the platform failed; undefined for other errors. */
export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof PlatformError ? error.failure : undefined;

/** Refused because nobody is signed in; resolved when the person signs in again over the page. */
export const isSessionOver = (error: unknown): boolean => failureOf(error)?.kind === 'unauthorized';

export const isAbort = (error: unknown): boolean => isObject(error) && error.name === 'AbortError';

/** Whether the platform said that there is no such record; a missing page of a proxy does not. */
export const isNotFound = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure ? failure.kind === 'notFound' : isObject(error) && error.status === 404;
};

interface FailureMessage {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Technical details from the platform, for support; collapsed by default. */
  readonly details?: string;
}

/** Whether an error says more than its failure. */
const isWorded = (error: HttpError): boolean =>
  error instanceof PlatformError &&
  (error.declaredMessage !== undefined || error.text !== undefined);

/**
 * Only messages of the platform and the transport may be shown. Any other error is a bug of the console: it has a
 * general message and is logged.
 * @param singular what a call for an existing record was about: 'Item'. That it is gone is said in these words.
 */
export const failureMessageOf = (
  error: unknown,
  translate: TranslateFunction,
  singular?: string,
): FailureMessage => {
  if (error instanceof HttpError) {
    const isGone = singular !== undefined && isNotFound(error) && !isWorded(error);
    const message =
      isGone && Object.keys(fieldsOf(error)).length === 0
        ? translate('facings.views.failure.gone', { kind: inSentence(singular) })
        : messageOf(error, translate);
    const details = failureOf(error)?.message;
    return {
      message,
      fields: fieldsOf(error),
      ...(details === undefined || message.includes(details) ? {} : { details }),
    };
  }
  logFault(error);
  return { message: translate('facings.views.failure.unknown'), fields: {} };
};

const fieldsOf = (error: HttpError): Record<string, string> => {
  const body: unknown = error.body;
  const errors = isObject(body) ? body.errors : undefined;
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
};

/** The platform's message, followed by when to try again if it specifies that. */
const messageOf = (error: HttpError, translate: TranslateFunction): string => {
  if (!(error instanceof PlatformError)) {
    const key = error.message || 'facings.views.failure.unknown';
    return translate(key, { _: key });
  }
  const { declaredMessage, failure } = error;
  if (declaredMessage) return declaredText(declaredMessage, translate);
  if (error.text !== undefined) return error.text;
  const text = ownMessageOf(failure) ?? translate(messageKeyOf(failure));
  const seconds = failure.retryAfterSeconds;
  if (seconds === undefined) return text;
  const wait = waitText(seconds, translate);
  if (failure.kind === 'tooMany' && failure.message === undefined) {
    return `${translate('facings.failures.busy')} ${wait}`;
  }
  return text === failure.message ? `${text} ${wait}` : text;
};

// Logs bugs of the console to the browser's console.

/** Prevents logging an error again when its message is rendered again. */
const logged = new WeakSet();

/** Keeps the stack's location lines. The message above them may contain typed values. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[^\s]*@/.test(line))
    .join('\n');

/** Logs an error's name and location, never its message, which may contain values and secrets. */
export const logFault = (error: unknown): void => {
  if (!(error instanceof Error) || logged.has(error)) return;
  logged.add(error);
  // oxlint-disable-next-line no-console -- bugs must be visible in the console to be fixed
  console.error(`${error.name}\n${placesOf(error.stack)}`);
};
