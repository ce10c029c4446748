import { useLocale, useTranslate } from 'react-admin';
import { shownNumber } from '../../fields/number';
import { asText } from '../../fields/shared/asText';
import { regionOf } from '../../lib/text/region';
import type { FieldEntry } from '../../schema/field';

/** Text of one part of a value; words for a part that is not set. */
export const useEntryText = (): ((entry: FieldEntry | undefined) => string) => {
  const translate = useTranslate();
  const locale = regionOf(useLocale());
  return (entry) => {
    if (entry?.value == null || entry.value === '') {
      return translate('facings.views.conflict.unset');
    }
    const { value, shown, unit } = entry;
    const text =
      shown ??
      (typeof value === 'boolean'
        ? translate(value ? 'facings.fields.yes' : 'facings.fields.no')
        : typeof value === 'number'
          ? shownNumber(value, locale)
          : (asText(value) ?? JSON.stringify(value)));
    return unit === undefined ? text : `${text} ${unit}`;
  };
};
