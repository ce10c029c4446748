/** A value of one type is the same value under another, or none at all (rules 3, Feature flag). */
import { useEffect, useRef } from 'react';
import { useLocale } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FlagType } from '../../schema/field';
import { isTwoNumbers, readNumber, styleOf } from '../../schema/numbers';
import { regionOf } from '../../schema/regionOf';
import { fitTyped } from '../../schema/rules/typedValue';

/** When the type changes, rewrites the named value as that type has it, and clears an impossible one. */
export const useFitted = (name: string, type: FlagType | undefined): void => {
  const { setValue, getValues } = useFormContext();
  const locale = regionOf(useLocale());
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    const value: unknown = getValues(name);
    if (type === undefined || value == null) return;
    const read = (text: string) => readNumber(text, styleOf(locale));
    // The rule asks which of two numbers is meant.
    if (type === 'NUMBER' && typeof value === 'string' && isTwoNumbers(read(value))) return;
    const fitted = fitTyped(type, value, (text) => {
      const number = read(text);
      return typeof number === 'number' ? number : null;
    });
    if (fitted !== value) setValue(name, fitted, { shouldDirty: true });
  }, [name, type, locale, getValues, setValue]);
};
