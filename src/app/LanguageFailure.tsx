import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { failedChange } from './consoleLanguage';

/** Reports a language that could not be loaded when it was chosen in a stock component. */
export const LanguageFailure = () => {
  const notify = useNotify();
  useEffect(
    () => failedChange.subscribe(() => notify('facings.signIn.languageFailed', { type: 'error' })),
    [notify],
  );
  return null;
};
