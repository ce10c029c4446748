import { useFieldValue } from 'react-admin';
import type { AssignmentsField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped, Missing } from '../shared/CellText';
import { assignedOf } from '.';

/** Pairs of key and assigned value: `SHELF: DRY_SHELF`. */
export const AssignmentsCell = ({ source, field, place }: CellProps<AssignmentsField>) => {
  const texts = Object.entries(assignedOf(useFieldValue({ source }))).flatMap(([key, own]) =>
    own === null ? [] : [`${key}: ${own}`],
  );
  if (texts.length === 0) return <Missing source={source} field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
