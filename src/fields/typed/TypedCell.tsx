import { useLocale } from 'react-admin';
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

/** A value as its type reads; one that its type cannot have is shown as it came. */
export const TypedCell = ({ declaration, name, field, record, place }: CellProps<TypedField>) => {
  const locale = regionOf(useLocale());
  const wordOf = useTypedWords();
  const type = flagTypeOf(record[field.typeFrom]);
  const value = (type && fitTyped(type, record[name], programNumber)) ?? asText(record[name]);
  if (value === null || value === '')
    return <Missing declaration={declaration} name={name} field={field} />;
  const text =
    typeof value === 'boolean'
      ? wordOf(value)
      : typeof value === 'number'
        ? shownNumber(value, locale)
        : value;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
