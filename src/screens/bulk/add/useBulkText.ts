import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { SheetDeclaration } from './sheetContext';

/**
 * Texts that name what is added. The product tool has its own (`facings.bulk`); those of any other import
 * (`facings.imports`, by the same keys) are filled with the words of the entity's declaration.
 */
export const useBulkText = (): ((
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string) => {
  const translate = useTranslate();
  const declaration = useContext(SheetDeclaration);
  if (!declaration?.bulk?.import) return (key, values) => translate(`facings.bulk.${key}`, values);
  const { name, bulk } = declaration;
  const words = {
    many: translate(`resources.${name}.name`),
    key: bulk.key === undefined ? '' : translate(`resources.${name}.fields.${bulk.key}`),
    file: name,
  };
  return (key, values) => translate(`facings.imports.${key}`, { ...words, ...values });
};
