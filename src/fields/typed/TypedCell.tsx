import { useFieldValue, useLocale } from 'react-admin';
import type { TypedField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/regionOf';
import { fitTyped, flagTypeOf } from '../../schema/rules/typedValue';
import type { CellProps } from '../contract';
import { shownNumber } from '../number/numberText';
import { asText } from '../shared/asText';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { useTypedWords } from './useTypedWords';

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
