/** What every input needs from its form and declaration: react-admin's `useInput`, texts, error. */
import { useContext } from 'react';
import { useInput, useTranslate, type UseInputValue } from 'react-admin';
import { ownPlaceOf } from '../../schema/declaredMessages';
import type { Field, FieldKind } from '../../schema/field';
import type { OwnInputProps } from '../../schema/takeOver';
import { readRuleMessage } from '../../lib/rules/message';
import type { InputProps } from '../contract';
import { OpenChoicesContext } from '../picker/useTypedChoice';
import { useOwnField } from '../useDeclaration';
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
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

/** Inputs pass an event or the value itself. */
const valueOf = (change: unknown): unknown =>
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

export const useFieldInput = <F extends Field>({
  source,
  field,
  isDisabled = false,
  autoFocus = false,
}: Omit<InputProps<F>, 'purpose'>): FieldInputState => {
  const choices = useContext(OpenChoicesContext);
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
    // For forms without our resolver.
    validate: () => choices.get(source),
  });
  const onChange = (change: unknown) =>
    control.onChange({ boxed: valueOf(change) } satisfies Boxed);
  const words = useFieldWords(source, field);
  const textOf = useRuleText(source, field);
  const message = fieldState.error?.message;
  return {
    id,
    control: { ...control, onChange },
    ...words,
    error: message ? textOf(message, words.label) : undefined,
    isRequired,
    isDisabled,
    autoFocus,
  };
};

/** The same for a custom input of a declaration. */
export const useOwnInput = <K extends FieldKind = 'own'>(
  { source, disabled: isDisabled = false, autoFocus = false }: OwnInputProps,
  kind?: K,
): FieldInputState =>
  useFieldInput({ source, field: useOwnField(source, kind), isDisabled, autoFocus });

type PartState = Pick<FieldInputState, 'id' | 'label' | 'error'> &
  Partial<Pick<FieldInputState, 'hint' | 'isRequired' | 'isDisabled' | 'autoFocus'>> &
  Pick<FieldInputState['control'], 'name' | 'value' | 'onChange' | 'onBlur'>;

const noRef = () => undefined;

/** State of an input for a part of a field's value. Its name is unique, because MUI derives ids from it. */
export const partState = ({
  name,
  value,
  onChange,
  onBlur,
  ...shown
}: PartState): FieldInputState => ({
  control: { name, value, onChange, onBlur, ref: noRef },
  hint: undefined,
  help: undefined,
  isRequired: false,
  isDisabled: false,
  autoFocus: false,
  ...shown,
});
