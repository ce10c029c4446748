import type { ComponentType } from 'react';
import type { FilterProps } from './contract';
import { filters } from './filters';

/** A list's filter by one field, as the field's kind filters. */
export const FieldFilter = (props: Omit<FilterProps, 'field'>) => {
  const field = props.declaration.fields[props.name];
  if (!field) return null;
  // The map's type pairs each kind with its filter; the compiler cannot follow that through a lookup.
  const Filter = filters[field.kind] as ComponentType<FilterProps> | null;
  return Filter && <Filter {...props} field={field} />;
};
