/** A failure of the transport as the error react-admin's hooks expect; forms read `body.errors`. */
import { HttpError } from 'react-admin';
import { messageKeyOf, type Failure, type Said } from '../failure';

/** What a server says of its own fault is written for its developers (`relation "x" does not exist`). */
export const isServerFault = ({ status = 0 }: Pick<Failure, 'status'>): boolean => status >= 500;

export class PlatformError extends HttpError {
  readonly failure: Failure;
  constructor(failure: Failure) {
    const isOurs = failure.mayBeSaved === true || isServerFault(failure);
    const message = (isOurs ? undefined : failure.message) ?? messageKeyOf(failure);
    super(message, failure.status ?? 0, {
      errors: {
        ...failure.fields,
        root: { serverError: message },
      },
    });
    this.name = 'PlatformError';
    this.failure = failure;
  }
}

export const notFound: Failure = { type: 'error', kind: 'notFound', status: 404 };

/** A 200 that cannot be read: never an empty list, and never a record that is gone. */
export const unreadable: Failure = { type: 'error', kind: 'malformed', status: 200 };

/** What a failed call is thrown as: an abort stays an abort, so that nobody is told of it. */
export const errorOf = (failure: Failure): Error =>
  failure.kind === 'aborted'
    ? new DOMException('The call was given up.', 'AbortError')
    : new PlatformError(failure);

/** Whether an error says that there is no such record. HttpError makes all its kin plain HttpErrors. */
export const saysNotFound = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** An answer that is a refusal by what the declaration says of it. */
export const refusedBy = (message: string, said: Said): Error => {
  const error = new PlatformError({ type: 'error', kind: 'invalid', message });
  return Object.assign(error, { said });
};
