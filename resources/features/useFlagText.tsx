import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../src/fields/number';
import { asText } from '../../src/fields/shared/asText';
import { regionOf } from '../../src/lib/text/region';
import { fitTyped, type FlagType } from './flagTypes';

export const useFlagWords = (): ((value: boolean) => string) => {
  const translate = useTranslate();
  return (value) => translate(value ? 'facings.fields.yes' : 'facings.fields.no');
};

/** Text of a flag's value: null for a missing one; one that does not fit the type is shown unchanged. */
export const useFlagText = (): ((type: FlagType | undefined, value: unknown) => string | null) => {
  const locale = regionOf(useLocale());
  const wordOf = useFlagWords();
  return (type, value) => {
    const fitted = type && fitTyped(type, value);
    if (typeof fitted === 'boolean') return wordOf(fitted);
    return typeof fitted === 'number' ? shownNumber(fitted, locale) : asText(value);
  };
};
