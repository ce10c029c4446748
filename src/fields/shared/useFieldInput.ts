/** What every input needs from its form and declaration: react-admin's `useInput`, texts, error. */
import { useInput, useTranslate, type UseInputValue } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ownPlaceOf } from '../../schema/declaredMessages';
import type { Field } from '../../schema/field';
import { hostOf, partsOf, withPart } from '../../schema/inside';
import { readRuleMessage } from '../../schema/rules/message';
import type { InputProps } from '../contract';
import { useDeclaration } from '../useDeclaration';
import { useFieldText, useFieldWords } from '../useFieldWords';

// Text of a field's error: a rule's message in the person's language, or the server's text.

const useRuleText = (
  source: string,
  field: Field,
): ((message: string, label: string) => string) => {
  const translate = useTranslate();
  const fieldText = useFieldText();
  return (message, label) => {
    const read = readRuleMessage(message);
    if (typeof read === 'string') return translate(read, { _: read });
    const { key, values, text } = read;
    if (text === undefined) return translate(key, { ...values, label });
    // Custom messages of a declaration are shown as they are, apart from translation.
    const place = ownPlaceOf(field, text);
    return place === undefined ? text : fieldText('rules', `${source}.${place}`, text);
  };
};

export interface FieldInputState {
  readonly id: string;
  readonly control: Omit<UseInputValue['field'], 'value'> & { readonly value: unknown };
  readonly label: string;
  readonly hint: string | undefined;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
}

/** Inputs pass an event or the value itself. */
const given = (change: unknown): unknown =>
  typeof change === 'object' && change !== null && 'target' in change
    ? (change.target as { readonly value: unknown }).value
    : change;

/** Each kind defines its own empty value, so react-admin must not convert it. */
const itself = (value: unknown): unknown => value;

interface Boxed {
  readonly boxed: unknown;
}

/**
 * `useInput` and react-hook-form treat an object with a `target` as an event, and `useInput` treats an event whose
 * value is null as the value itself. A JSON value may look like either, so it is wrapped twice: in a box, then in an
 * event.
 */
const asEvent = ({ boxed }: Boxed): unknown => ({ target: { value: boxed } });

/** Changes a field's value and the values linked to it: its host field, or its parts. */
const useChange = (source: string, field: Field, change: (value: unknown) => void) => {
  const { fields } = useDeclaration();
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
  const parts = field.kind === 'json' ? partsOf(fields, source) : [];
  if (parts.length === 0) return change;
  return (value: unknown) => {
    change(value);
    const host = hostOf(given(value));
    // While the text is invalid JSON the parts keep their values, so that a missing comma loses nothing.
    if (host === null) return;
    for (const part of parts) setValue(part.name, host[part.key] ?? null, options);
  };
};

export const useFieldInput = <F extends Field>({
  source,
  field,
}: Pick<InputProps<F>, 'source' | 'field'>): FieldInputState => {
  const {
    id,
    field: control,
    fieldState,
    isRequired,
  } = useInput<unknown>({
    source,
    format: itself,
    parse: asEvent,
    isRequired: field.required === true,
  });
  const onChange = useChange(source, field, (change) => {
    control.onChange({ boxed: given(change) } satisfies Boxed);
  });
  const words = useFieldWords(source, field);
  const textOf = useRuleText(source, field);
  const message = fieldState.error?.message;
  return {
    id,
    control: { ...control, onChange },
    ...words,
    error: message ? textOf(message, words.label) : undefined,
    isRequired,
  };
};
