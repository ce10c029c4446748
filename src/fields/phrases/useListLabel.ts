/** What a list of phrases is called, in the person's language. */
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { PhrasesField } from '../../schema/field';

export const useListLabel = (
  declaration: AnyDeclaration,
  name: string,
  { lists }: Pick<PhrasesField, 'lists'>,
): ((key: string) => string) => {
  const translate = useTranslate();
  return (key) =>
    translate(`resources.${declaration.name}.lists.${name}.${key}`, { _: lists[key] ?? key });
};
