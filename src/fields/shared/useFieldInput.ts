/** What every input needs of its form and its declaration: the value's controller, words, error. */
import { useId } from 'react';
import { useController, useFormContext, type ControllerRenderProps } from 'react-hook-form';
import type { Field } from '../../schema/field';
import { hostOf, partsOf, withPart } from '../../schema/inside';
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

/** Inputs give an event, or the value itself. */
const given = (change: unknown): unknown =>
  typeof change === 'object' && change !== null && 'target' in change
    ? (change.target as { readonly value: unknown }).value
    : change;

/** Changes a field's value, and whatever shows the same: what it is a part of, or the parts of it. */
const useChange = <F extends Field>(
  { declaration, name, field }: Pick<InputProps<F>, 'declaration' | 'name' | 'field'>,
  change: (value: unknown) => void,
) => {
  const { getValues, setValue } = useFormContext();
  const options = { shouldDirty: true } as const;
  const { inside } = field;
  if (inside) {
    return (value: unknown) => {
      const host = withPart(getValues(inside.field), inside.key, given(value));
      if (host === null) return;
      change(value);
      setValue(inside.field, host, options);
    };
  }
  const parts = field.kind === 'json' ? partsOf(declaration.fields, name) : [];
  if (parts.length === 0) return change;
  return (value: unknown) => {
    change(value);
    const host = hostOf(given(value));
    // While it is no JSON its parts stay as they were: nothing is lost by a comma.
    if (host === null) return;
    for (const part of parts) setValue(part.name, host[part.key] ?? null, options);
  };
};

export const useFieldInput = <F extends Field>({
  declaration,
  name,
  field,
}: Pick<InputProps<F>, 'declaration' | 'name' | 'field'>): FieldInputState => {
  const id = useId();
  const { field: control, fieldState } = useController({ name });
  const onChange = useChange({ declaration, name, field }, control.onChange);
  const words = useFieldWords(declaration, name);
  const textOf = useRuleText(declaration, name);
  const message = fieldState.error?.message;
  return {
    id,
    control: { ...control, onChange },
    ...words,
    error: message ? textOf(message, words.label) : undefined,
    isRequired: field.required === true,
  };
};
