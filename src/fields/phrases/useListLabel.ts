/** The translated name of a list of phrases. */
import type { PhrasesField } from '../../schema/field';
import { useFieldText } from '../useFieldWords';

export const useListLabel = (
  source: string,
  { lists }: Pick<PhrasesField, 'lists'>,
): ((key: string) => string) => {
  const text = useFieldText();
  return (key) => text('lists', `${source}.${key}`, lists[key] ?? key);
};
