import type { PicksField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';

/** The values that are picked, in their order. */
export const PicksCell = ({ field, name, record, place }: CellProps<PicksField>) => {
  const value: unknown = record[name];
  const texts = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  if (texts.length === 0) return <Missing field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
