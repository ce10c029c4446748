import { useFieldValue } from 'react-admin';
import type { PicksField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped, Missing } from '../shared/CellText';
import { pickedIn, type Picked } from '.';

/** A value, with the texts under the further keys of its object in parentheses: 'PICKLIST (A12)'. */
const textOf = ([value, entry]: readonly [string, Picked], as: string | undefined): string => {
  const further = Object.entries(typeof entry === 'string' ? {} : entry).flatMap(
    ([key, partValue]) =>
      key !== as && typeof partValue === 'string' && partValue !== '' ? [partValue] : [],
  );
  return further.length === 0 ? value : `${value} (${further.join(', ')})`;
};

/** The selected values in their order. */
export const PicksCell = ({ source, field, place }: CellProps<PicksField>) => {
  const value: unknown = useFieldValue({ source });
  const text = [...pickedIn(value, field.as)].map((entry) => textOf(entry, field.as)).join(', ');
  if (text === '') return <Missing source={source} field={field} />;
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
