/** Converts a failure of the transport to the error that react-admin's hooks expect; forms read `body.errors`. */
import { HttpError } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { messageKeyOf, type Failure, type DeclaredMessage } from '../../src/faults/failures';

/** A server's message about its own error is for its developers (`relation "x" does not exist`). */
const isServerFault = ({ status = 0 }: Pick<Failure, 'status'>): boolean => status >= 500;

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

/** Whether the error is that of a call through the transport, or of several (`each.ts`). */
export const isOfPlatform = (error: unknown): boolean =>
  error instanceof PlatformError ||
  (error instanceof HttpError &&
    Array.isArray((error.body as { failures?: unknown } | undefined)?.failures));

export const notFound: Failure = { type: 'error', kind: 'notFound', status: 404 };

/** A 200 that cannot be parsed: neither an empty list nor a missing record. */
export const unreadable: Failure = { type: 'error', kind: 'malformed', status: 200 };

/** Converts a failure to an error. An abort stays an abort, so that no message is shown. */
export const errorOf = (failure: Failure): Error =>
  failure.kind === 'aborted'
    ? new DOMException('The call was given up.', 'AbortError')
    : new PlatformError(failure);

export { isNotFound as saysNotFound } from '../../src/faults/failures';

/** Creates the error for a response that the declaration identifies as a refusal. */
export const refusedBy = (message: string, said: DeclaredMessage): Error => {
  const error = new PlatformError({ type: 'error', kind: 'invalid', message });
  return Object.assign(error, { said });
};

interface MissingParent {
  readonly declaration: AnyDeclaration;
  /** Undefined if the declarations do not tell which entity the parent id belongs to. */
  readonly parent: AnyDeclaration | undefined;
  /** Names of the missing parent ids. */
  readonly missing: readonly string[];
}

/**
 * Creates the error for a call without its parent ids. Its message is a sentence, because stock components show it as
 * it is; in development it also says what the code can pass.
 */
export const parentMissing = ({ declaration, parent, missing }: MissingParent): Error => {
  const name = parent?.label ?? missing.join(', ');
  const sentence = `${declaration.labels} belong to a record of this kind: ${name}. Open its page first.`;
  const hint = ` (Developers: pass meta: { within: { ${missing.join(', ')} } }.)`;
  const error = new PlatformError({
    type: 'error',
    kind: 'invalid',
    message: import.meta.env.DEV ? sentence + hint : sentence,
  });
  const said: DeclaredMessage = {
    key: 'facings.failures.parentMissing',
    values: { parent: name },
    names: {
      many: [`resources.${declaration.name}.name`, declaration.labels],
      ...(parent ? { parent: [`resources.${parent.name}.label`, parent.label] as const } : {}),
    },
  };
  return Object.assign(error, { said });
};
