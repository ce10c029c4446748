import { useTranslate } from 'react-admin';

/** How true and false read, wherever a value may be one of them. */
export const useTypedWords = (): ((value: boolean) => string) => {
  const translate = useTranslate();
  return (value) => translate(value ? 'facings.fields.yes' : 'facings.fields.no');
};
