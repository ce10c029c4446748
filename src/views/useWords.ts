/** The words of a declaration in the person's language; `resources.` keys of the catalogue. */
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { fillTemplate } from '../schema/template';

export const useWords = (declaration: AnyDeclaration) => {
  const translate = useTranslate();
  const own = (key: string): string => translate(`resources.${declaration.name}.${key}`);
  return {
    translate,
    one: own('label'),
    many: own('name'),
    create: own('create'),
    edit: own('edit'),
    gear: own('gear'),
    fieldLabel: (name: string): string => own(`fields.${name}`),
    /** A declared template such as `edited`, filled with the record's values. */
    message: (key: 'edited' | 'followUp' | 'followUpTitle', values: unknown): string =>
      fillTemplate(own(key), values),
    /** The record's own name, as titles and questions say it. */
    nameOf: (record: object): string =>
      fillTemplate(declaration.represent, record).trim() || own('label'),
  };
};
