/** Text of a setting's value. */
import { useLocale } from 'react-admin';
import type { FlagType } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/regionOf';
import { fitTyped } from '../../schema/rules/typedValue';
import { shownNumber } from '../number/numberText';
import { asText } from '../shared/asText';
import { useTypedWords } from '../typed/useTypedWords';

/** Null for a missing value; an invalid one is shown unchanged. */
export const useSettingText = (): ((type: FlagType, value: unknown) => string | null) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  return (type, value) => {
    const fitted = fitTyped(type, value, programNumber);
    if (typeof fitted === 'boolean') return wordOf(fitted);
    return typeof fitted === 'number' ? shownNumber(fitted, locale) : asText(value);
  };
};
