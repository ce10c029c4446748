import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../../schema/defineResource';

/**
 * Texts that name what is edited. Products have their own (`facings.bulkEdit`); those of any other entity
 * (`facings.recordEdit`, by the same keys) are filled with the words of its declaration.
 */
export const useEditText = (
  declaration: AnyDeclaration,
): ((key: string, values?: Readonly<Record<string, string | number>>) => string) => {
  const translate = useTranslate();
  if (declaration.bulk?.edit?.joins !== undefined)
    return (key, values) => translate(`facings.bulkEdit.${key}`, values);
  const many = translate(`resources.${declaration.name}.name`);
  return (key, values) => translate(`facings.recordEdit.${key}`, { many, ...values });
};
