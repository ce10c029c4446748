import { useEffect, useRef } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useOwnInput } from '../../src/fields/shared/useFieldInput';
import { useFormValues } from '../../src/fields/shared/useFormValues';
import { useChooseFirst } from '../../src/fields/useFieldWords';
import { isTwoNumbers, readNumber, styleOf } from '../../src/lib/text/numbers';
import { regionOf } from '../../src/lib/text/region';
import type { OwnInputProps } from '../../src/schema/takeOver';
import { FlagBox } from './FlagBox';
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

/** The input for the flag's type; disabled until the type is selected. */
export const ValueInput = (props: OwnInputProps) => {
  const type = flagTypeOf(useFormValues(['type']).type);
  const chooseFirst = useChooseFirst('type');
  const state = useOwnInput(props);
  useFitted(props.source, type);
  return (
    <FlagBox
      type={type}
      state={type === undefined ? { ...state, isDisabled: true, hint: chooseFirst } : state}
    />
  );
};
