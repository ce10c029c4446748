/** Errors of a write that may have been executed although its response was lost. */
import { failureOf, isFailure, PlatformError, type Failure } from '../../src/lib/failures/failures';
import type { Result } from '../transport/types';

/** Keys of the messages below `facings.views.failure`. */
type Words = 'notThereYet' | 'maybeSavedOther' | 'secretLost' | 'maybeSavedAgain' | 'maybeRemoved';

export const mayBeSaved = (error: unknown): boolean => failureOf(error)?.mayBeSaved === true;

/** Returns the same failure with the message for what is now known. */
export const withMessage = (error: unknown, words: Words): Error => {
  const failure: Failure = failureOf(error) ?? {
    type: 'error',
    kind: 'malformed',
    mayBeSaved: true,
  };
  return new PlatformError(failure, {
    declaredMessage: { key: `facings.views.failure.${words}`, values: {} },
  });
};

/** The failure of a check, which must not permit repeating the write. */
export const maybeSavedFailure = (error: unknown): Failure => ({
  ...(failureOf(error) ?? { type: 'error', kind: 'malformed' }),
  mayBeSaved: true,
});

/** Marks a failure as possibly saved: a failed check must not permit repeating the write. */
export const unlessFailed = (result: Result): Result | null =>
  isFailure(result) ? { ...result, mayBeSaved: true } : null;
