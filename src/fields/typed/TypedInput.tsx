import { useEffect, useRef } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FlagType, TypedField } from '../../schema/field';
import { isTwoNumbers, readNumber, styleOf } from '../../schema/numbers';
import { regionOf } from '../../schema/region';
import { fitTyped, flagTypeOf } from '../../schema/rules/typedValue';
import type { InputProps } from '../contract';
import { NumberBox } from '../number/NumberBox';
import { asText } from '../shared/asText';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { TextBox } from '../text/TextBox';
import { useChooseFirst } from '../useFieldWords';
import { BooleanBox } from './BooleanBox';

/**
 * When the type changes, converts the named value to the new type, or clears it if that is impossible (rules 3,
 * Feature flag).
 */
const useFitted = (name: string, type: FlagType | undefined): void => {
  const { setValue, getValues } = useFormContext();
  const locale = regionOf(useLocale());
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    const value: unknown = getValues(name);
    if (type === undefined || value == null) return;
    const read = (text: string) => readNumber(text, styleOf(locale));
    // An ambiguous number is kept, and the rule reports it.
    if (type === 'NUMBER' && typeof value === 'string' && isTwoNumbers(read(value))) return;
    const fitted = fitTyped(type, value, (text) => {
      const number = read(text);
      return typeof number === 'number' ? number : null;
    });
    if (fitted !== value) setValue(name, fitted, { shouldDirty: true });
  }, [name, type, locale, getValues, setValue]);
};

const noLimits = {};

/** The input for the type that another field names; disabled until that field is filled in. */
export const TypedInput = (props: InputProps<TypedField>) => {
  const { source, field, isDisabled = false, autoFocus = false } = props;
  const type = flagTypeOf(useFormValues([field.typeFrom])[field.typeFrom]);
  const chooseFirst = useChooseFirst(field.typeFrom);
  const state = useFieldInput(props);
  const { control } = state;
  useFitted(source, type);
  const shared = { state, isDisabled: isDisabled || type === undefined, autoFocus };
  if (type === 'BOOLEAN') return <BooleanBox {...shared} />;
  if (type === 'NUMBER') return <NumberBox {...shared} limits={noLimits} />;
  return (
    <TextBox
      {...shared}
      value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
      onChange={({ target }) => {
        control.onChange(target.value === '' ? null : target.value);
      }}
      isCode={type === 'UUID'}
      {...(type === undefined ? { hint: chooseFirst } : {})}
    />
  );
};
