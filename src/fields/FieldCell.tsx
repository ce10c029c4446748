import type { ComponentType } from 'react';
import { holds } from '../schema/condition';
import { cells } from './cells';
import type { CellProps } from './contract';
import { Missing } from './shared/Missing';

/** One value of a record, shown as its field's kind shows it. */
export const FieldCell = ({
  declaration,
  name,
  record,
  place,
}: Pick<CellProps, 'declaration' | 'name' | 'record' | 'place'>) => {
  const field = declaration.fields[name];
  if (!field) return null;
  if (!holds(field.shownIf, record))
    return <Missing declaration={declaration} name={name} field={field} />;
  // The map's type pairs each kind with its cell; the compiler cannot follow that through a lookup.
  const Cell = cells[field.kind] as ComponentType<CellProps>;
  return <Cell declaration={declaration} name={name} field={field} record={record} place={place} />;
};
