/** The texts of a declaration in the person's language; `resources.` keys of the catalogue. */
import { useCallback } from 'react';
import { useLocale, useTranslate, type TranslateFunction } from 'react-admin';
import type { DeclaredText } from '../schema/declaredMessages';
import type { AnyDeclaration } from '../schema/defineResource';
import { formatNumber, regionOf } from '../lib/text/region';
import { inSentence } from '../lib/text/inSentence';
import { fillTemplate } from '../schema/template';

export const entityWords = (translate: TranslateFunction, declaration: AnyDeclaration) => {
  const textOf = (key: string): string => translate(`resources.${declaration.name}.${key}`);
  const one = textOf('label');
  const kind = inSentence(textOf('name'));
  return {
    translate,
    one,
    many: textOf('name'),
    /** `many` within a sentence. */
    kind,
    /** For a text about a number of records. */
    counted: (smart_count: number) => ({ smart_count, one: inSentence(one), many: kind }),
    create: textOf('create'),
    edit: textOf('edit'),
    toolsMenu: textOf('toolsMenu'),
    notCreated: textOf('notCreated'),
    fieldLabel: (name: string): string => textOf(`fields.${name}`),
    /** A declared template such as `edited`, filled with the record's values. */
    message: (key: 'edited' | 'saved' | 'created', values: unknown): string =>
      fillTemplate(textOf(key), values),
    /** A nested text of the declaration by its path; falls back to the declaration's own text. */
    text: (place: string, declared: string): string =>
      translate(`resources.${declaration.name}.${place}`, { _: declared }),
    panel: (index: number, declared: string): string =>
      translate(`resources.${declaration.name}.panels.${index}`, { _: declared }),
    /** The record's name, for titles and questions; `{label}` is the entity's name. */
    nameOf: (record: object): string =>
      fillTemplate(declaration.represent, { label: one, ...record }).trim() || one,
  };
};

export const useWords = (declaration: AnyDeclaration) => entityWords(useTranslate(), declaration);

/** Texts of a declaration or screen in the person's language; falls back to the declaration's own text. */
export const useDeclaredText = (): ((words: DeclaredText) => string) => {
  const translate = useTranslate();
  return useCallback(({ key, text }) => translate(key, { _: text }), [translate]);
};

/** Formats a number with grouped digits in the person's locale. */
export const useNumberText = (): ((count: number) => string) => {
  const language = useLocale();
  return useCallback((count) => formatNumber(count, regionOf(language)), [language]);
};
