import { useFieldValue } from 'react-admin';
import type { PicksField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { pickedOf, slotOf } from './picked';

/** The selected values in their order, one of them possibly with its id. */
export const PicksCell = ({ source, field, place }: CellProps<PicksField>) => {
  const value: unknown = useFieldValue({ source });
  const slot = slotOf(value, field);
  const texts = pickedOf(value, field.as).map((own) =>
    slot !== null && own === field.slot?.value ? `${own} (${slot})` : own,
  );
  if (texts.length === 0) return <Missing source={source} field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
