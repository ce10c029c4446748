/** The texts of one field in the person's language (schema/declaredMessages.ts). */
import { useResourceContext, useTranslate } from 'react-admin';
import type { ChoiceField, Field, SwitchField } from '../schema/field';
import { useFieldNote } from './useFieldNote';
import { useDeclaration } from './useDeclaration';

/** Translates a text of a field of the current resource; falls back to the declaration's own text. */
export const useFieldText = (): ((group: string, place: string, declared: string) => string) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (group, place, declared) =>
    translate(`resources.${resource}.${group}.${place}`, { _: declared });
};

/** The label of any field of the current entity. */
export const useFieldLabel = (source: string): string => {
  const { fields } = useDeclaration();
  return useFieldText()('fields', source, fields[source]?.label ?? source);
};

/** What a field says that waits for another one: which to fill in first. */
export const useChooseFirst = (source: string): string => {
  const translate = useTranslate();
  const label = useFieldLabel(source);
  // A label has no article; a sentence needs one, so the messages can word it for a field.
  return translate(`facings.fields.chooseFirstOf.${source}`, {
    _: translate('facings.fields.chooseFirst', { label }),
  });
};

export const useFieldWords = (
  source: string,
  { label, hint, help }: Pick<Field, 'label' | 'hint' | 'help'>,
) => {
  const text = useFieldText();
  const note = useFieldNote(source);
  const hintText = hint === undefined ? undefined : text('hints', source, hint);
  return {
    label: text('fields', source, label),
    hint: hintText === undefined || note === undefined ? (note ?? hintText) : `${note} ${hintText}`,
    help: help === undefined ? undefined : text('helps', source, help),
  };
};

/** Text for a missing value; undefined if the field has none. */
export const useEmptyText = (
  source: string,
  { whenEmpty }: Pick<Field, 'whenEmpty'>,
): string | undefined => {
  const text = useFieldText();
  return whenEmpty === undefined ? undefined : text('empties', source, whenEmpty);
};

export const useUnitText = (
  source: string,
  { unit }: { readonly unit?: string },
): string | undefined => {
  const text = useFieldText();
  return unit === undefined ? undefined : text('units', source, unit);
};

export const useSwitchWords = (source: string, { words }: SwitchField): SwitchField['words'] => {
  const text = useFieldText();
  return {
    on: text('words', `${source}.on`, words.on),
    off: text('words', `${source}.off`, words.off),
  };
};

/** Label of a choice's value; the value itself if the declaration has no label. */
export const useOptionText = (
  source: string,
  { optionLabels }: Pick<ChoiceField, 'optionLabels'>,
): ((value: string) => string) => {
  const text = useFieldText();
  return (value) => {
    const label = optionLabels?.[value];
    return label === undefined ? value : text('options', `${source}.${value}`, label);
  };
};
