import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureMessageOf, isAbort } from '../lib/failures/failures';

/** Says why something failed; nothing if the request was aborted, as when the page is left. */
export const useFailureNotice = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error: unknown): void => {
      if (!isAbort(error)) notify(failureMessageOf(error, translate).message, { type: 'error' });
    },
    [notify, translate],
  );
};
