import { useEffect, useRef } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { NumberBox } from '../../src/fields/number/NumberBox';
import { asText } from '../../src/fields/shared/asText';
import { useFieldInput } from '../../src/fields/shared/useFieldInput';
import { useFormValues } from '../../src/fields/shared/useFormValues';
import { TextBox } from '../../src/fields/text/TextBox';
import { useOwnField } from '../../src/fields/useDeclaration';
import { useChooseFirst } from '../../src/fields/useFieldWords';
import { isTwoNumbers, readNumber, styleOf } from '../../src/lib/text/numbers';
import { regionOf } from '../../src/lib/text/region';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { BooleanBox } from './BooleanBox';
import { fitTyped, flagTypeOf, type FlagType } from './flagTypes';

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

/** The input for the flag's type; disabled until the type is selected. */
export const ValueInput = ({
  source,
  disabled: isDisabled = false,
  autoFocus = false,
}: OwnInputProps) => {
  const field = useOwnField(source);
  const type = flagTypeOf(useFormValues(['type']).type);
  const chooseFirst = useChooseFirst('type');
  const state = useFieldInput({ source, field });
  const { control } = state;
  useFitted(source, type);
  const shared = { state, isDisabled: isDisabled || type === undefined, autoFocus };
  if (type === 'BOOLEAN') return <BooleanBox {...shared} />;
  if (type === 'NUMBER') return <NumberBox {...shared} limits={noLimits} />;
  return (
    <TextBox
      {...shared}
      value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
      onChange={({ target }) => control.onChange(target.value === '' ? null : target.value)}
      isCode={type === 'UUID'}
      {...(type === undefined ? { hint: chooseFirst } : {})}
    />
  );
};
