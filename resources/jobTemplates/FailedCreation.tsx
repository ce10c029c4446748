import { useCallback } from 'react';
import { HttpError, useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import type { BelowProps } from '../../src/schema/takeOver';
import { failureMessageOf, failureOf, isAbort } from '../../src/faults/failures';

/** Key of an error without a field, which the form shows above the fields. */
const aboveForm = '*';

type Next = (resource: string, params: unknown) => Promise<unknown>;

/**
 * Shows a message for any failed creation above the form, with the reason below it (rules 8, Job Template). There is no
 * toast, which would cover the button that tries again. Draws nothing itself.
 */
export const FailedCreation = ({ purpose }: BelowProps) => {
  const translate = useTranslate();
  const middleware = useCallback(
    async (resource: string, params: unknown, next: Next) => {
      try {
        return await next(resource, params);
      } catch (error) {
        if (purpose === 'edit' || isAbort(error)) throw error;
        const { message, fields } = failureMessageOf(error, translate);
        const fullMessage = `${translate('facings.schedule.notCreated')}\n${message}`;
        const status = error instanceof HttpError ? Number(error.status) : 0;
        const failure = failureOf(error);
        throw Object.assign(
          new HttpError(fullMessage, status, { errors: { ...fields, [aboveForm]: fullMessage } }),
          failure ? { failure } : {},
        );
      }
    },
    [purpose, translate],
  );
  useRegisterMutationMiddleware(middleware);
  return null;
};
