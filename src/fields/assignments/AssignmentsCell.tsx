import type { AssignmentsField } from '../../schema/field';
import type { CellProps } from '../contract';
import { Clipped } from '../shared/Clipped';
import { Missing } from '../shared/Missing';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands for which: `SHELF: DRY_SHELF`. */
export const AssignmentsCell = ({ field, name, record, place }: CellProps<AssignmentsField>) => {
  const value: unknown = record[name];
  const texts = isObject(value)
    ? Object.entries(value).flatMap(([key, own]) =>
        typeof own === 'string' && own !== '' ? [`${key}: ${own}`] : [],
      )
    : [];
  if (texts.length === 0) return <Missing field={field} />;
  const text = texts.join(', ');
  return place === 'row' ? <Clipped title={text}>{text}</Clipped> : <span>{text}</span>;
};
