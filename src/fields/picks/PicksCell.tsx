import type { PicksField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';
import { pickedOf } from './picked';

/** The values that are picked, in their order. */
export const PicksCell = ({ declaration, name, field, record, place }: CellProps<PicksField>) => {
  const texts = pickedOf(record[name]);
  if (texts.length === 0) return <Missing declaration={declaration} name={name} field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
