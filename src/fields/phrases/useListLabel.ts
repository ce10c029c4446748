/** What a list of phrases is called, in the person's language. */
import type { PhrasesField } from '../../schema/field';
import { useFieldText } from '../useFieldWords';

export const useListLabel = (
  source: string,
  { lists }: Pick<PhrasesField, 'lists'>,
): ((key: string) => string) => {
  const text = useFieldText();
  return (key) => text('lists', `${source}.${key}`, lists[key] ?? key);
};
