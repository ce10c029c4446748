import { useCallback } from 'react';
import { useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import type { BelowProps } from '../../src/schema/takeOver';
import { failureMessageOf, failureOf, isAbort, PlatformError, type Failure } from '../../src/faults/failures';

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
        const failure: Failure = failureOf(error) ?? { type: 'error', kind: 'invalid' };
        throw new PlatformError(failure, {
          text: fullMessage,
          fields: { ...fields, [aboveForm]: fullMessage },
        });
      }
    },
    [purpose, translate],
  );
  useRegisterMutationMiddleware(middleware);
  return null;
};
