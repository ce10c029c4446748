/** What every input needs of its form and its declaration: the value's controller, words, error. */
import { useId } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import type { Field } from '../../schema/field';
import type { InputProps } from '../contract';
import { useFieldWords } from '../useFieldWords';
import { useRuleText } from '../useRuleText';

export interface FieldInputState {
  readonly id: string;
  readonly control: Omit<ControllerRenderProps, 'value'> & { readonly value: unknown };
  readonly label: string;
  readonly hint: string | undefined;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
}

export const useFieldInput = <F extends Field>({
  declaration,
  name,
  field,
}: Pick<InputProps<F>, 'declaration' | 'name' | 'field'>): FieldInputState => {
  const id = useId();
  const { field: control, fieldState } = useController({ name });
  const words = useFieldWords(declaration, name);
  const textOf = useRuleText(declaration, name);
  const message = fieldState.error?.message;
  return {
    id,
    control,
    ...words,
    error: message ? textOf(message, words.label) : undefined,
    isRequired: field.required === true,
  };
};
