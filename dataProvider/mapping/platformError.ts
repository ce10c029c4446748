import { HttpError } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { PlatformError, type Failure, type DeclaredMessage } from '../../src/lib/failures/failures';

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

export { isNotFound as saysNotFound } from '../../src/lib/failures/failures';

/** Creates the error for a response that the declaration identifies as a refusal. */
export const refusedBy = (message: string, wording: DeclaredMessage): Error =>
  new PlatformError(
    { type: 'error', kind: 'invalid', message },
    { declaredMessage: { ...wording, english: message } },
  );

interface MissingParent {
  readonly declaration: AnyDeclaration;
  /** Undefined if the declarations do not tell which entity the parent id belongs to. */
  readonly parent: AnyDeclaration | undefined;
  /** Names of the missing parent ids. */
  readonly missing: readonly string[];
}

const isDeveloped = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

/** Says in the browser's console what the code or the declaration can change, while it is developed. */
export const adviseDevelopers = (advice: string): void => {
  // oxlint-disable-next-line no-console -- a developer asked for what the declaration does not offer
  if (isDeveloped) console.error(advice);
};

/** Creates the error for a call without its parent ids. */
export const parentMissing = ({ declaration, parent, missing }: MissingParent): Error => {
  const name = parent?.label ?? missing.join(', ');
  const english = `${declaration.labels} belong to a record of this kind: ${name}. Open its page first.`;
  adviseDevelopers(`${english} (Pass meta: { within: { ${missing.join(', ')} } }.)`);
  const wording: DeclaredMessage = {
    english,
    key: 'facings.views.failure.parentMissing',
    values: { parent: name },
    names: {
      many: [`resources.${declaration.name}.name`, declaration.labels],
      ...(parent ? { parent: [`resources.${parent.name}.label`, parent.label] as const } : {}),
    },
  };
  return new PlatformError({ type: 'error', kind: 'invalid' }, { declaredMessage: wording });
};
