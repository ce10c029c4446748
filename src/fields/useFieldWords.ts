/** The words of one field in the person's language (schema/declaredMessages.ts). */
import { useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import type { ChoiceField, Field, SwitchField } from '../schema/field';

export const useFieldLabel = (declaration: AnyDeclaration, name: string): string =>
  useTranslate()(`resources.${declaration.name}.fields.${name}`, {
    _: declaration.fields[name]?.label ?? name,
  });

interface FieldWords {
  readonly label: string;
  readonly hint: string | undefined;
  readonly help: string | undefined;
}

export const useFieldWords = (declaration: AnyDeclaration, name: string): FieldWords => {
  const translate = useTranslate();
  const label = useFieldLabel(declaration, name);
  const said = (group: 'hints' | 'helps', declared: string | undefined): string | undefined =>
    declared === undefined
      ? undefined
      : translate(`resources.${declaration.name}.${group}.${name}`, { _: declared });
  const field = declaration.fields[name];
  return { label, hint: said('hints', field?.hint), help: said('helps', field?.help) };
};

/** What a missing value reads as; undefined where the field has no word for it. */
export const useEmptyText = (
  declaration: AnyDeclaration,
  name: string,
  { whenEmpty }: Pick<Field, 'whenEmpty'>,
): string | undefined => {
  const translate = useTranslate();
  return whenEmpty === undefined
    ? undefined
    : translate(`resources.${declaration.name}.empties.${name}`, { _: whenEmpty });
};

export const useUnitText = (
  declaration: AnyDeclaration,
  name: string,
  { unit }: { readonly unit?: string },
): string | undefined => {
  const translate = useTranslate();
  return unit === undefined
    ? undefined
    : translate(`resources.${declaration.name}.units.${name}`, { _: unit });
};

/** What on and off read as. */
export const useSwitchWords = (
  declaration: AnyDeclaration,
  name: string,
  { words }: SwitchField,
): SwitchField['words'] => {
  const translate = useTranslate();
  const said = (state: 'on' | 'off') =>
    translate(`resources.${declaration.name}.words.${name}.${state}`, { _: words[state] });
  return { on: said('on'), off: said('off') };
};

/** What a value of a choice reads as: itself, where the declaration has no other word for it. */
export const useOptionText = (
  declaration: AnyDeclaration,
  name: string,
  { optionLabels }: Pick<ChoiceField, 'optionLabels'>,
): ((value: string) => string) => {
  const translate = useTranslate();
  return (value) => {
    const own = optionLabels?.[value];
    return own === undefined
      ? value
      : translate(`resources.${declaration.name}.options.${name}.${value}`, { _: own });
  };
};
