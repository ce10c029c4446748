import { useTranslate } from 'react-admin';

/** The words for true and false in typed values. */
export const useTypedWords = (): ((value: boolean) => string) => {
  const translate = useTranslate();
  return (value) => translate(value ? 'facings.fields.yes' : 'facings.fields.no');
};
