/** The texts of a declaration in the person's language; `resources.` keys of the catalogue. */
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
    toolsMenu: own('toolsMenu'),
    fieldLabel: (name: string): string => own(`fields.${name}`),
    /** A declared template such as `edited`, filled with the record's values. */
    message: (key: 'edited' | 'saved' | 'created' | 'failed', values: unknown): string =>
      fillTemplate(own(key), values),
    /** A nested text of the declaration by its path; falls back to the declaration's own text. */
    text: (place: string, declared: string): string =>
      translate(`resources.${declaration.name}.${place}`, { _: declared }),
    panel: (index: number, declared: string): string =>
      translate(`resources.${declaration.name}.panels.${index}`, { _: declared }),
    /** The record's name, for titles and questions; `{label}` is the entity's name. */
    nameOf: (record: object): string =>
      fillTemplate(declaration.represent, { label: own('label'), ...record }).trim() ||
      own('label'),
  };
};
