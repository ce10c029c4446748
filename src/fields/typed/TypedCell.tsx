import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type { TypedField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/region';
import { fitTyped, flagTypeOf } from '../../schema/rules/typedValue';
import type { CellProps } from '../contract';
import { shownNumber } from '../number';
import { asText } from '../shared/asText';
import { Clipped, Missing } from '../shared/CellText';

/** The words for true and false in typed values. */
export const useTypedWords = (): ((value: boolean) => string) => {
  const translate = useTranslate();
  return (value) => translate(value ? 'facings.fields.yes' : 'facings.fields.no');
};

/** A value formatted according to its type; one that does not fit the type is shown unchanged. */
export const TypedCell = ({ source, field, place }: CellProps<TypedField>) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  const type = flagTypeOf(useFieldValue({ source: field.typeFrom }));
  const stored: unknown = useFieldValue({ source });
  const value = (type && fitTyped(type, stored, programNumber)) ?? asText(stored);
  if (value === null || value === '') return <Missing source={source} field={field} />;
  const text =
    typeof value === 'boolean'
      ? wordOf(value)
      : typeof value === 'number'
        ? shownNumber(value, locale)
        : value;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
