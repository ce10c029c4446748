import type { ComponentType } from 'react';
import type { AnyDeclaration } from '../schema/defineResource';
import { AtHand } from './AtHand';
import type { FilterProps } from './contract';
import { filters } from './filters';
import { useDeclaration } from './useDeclaration';

interface FieldFilterProps extends Omit<FilterProps, 'field'> {
  /** That of ResourceContext when absent. */
  readonly declaration?: AnyDeclaration;
}

/** A list's filter by one field, as the field's kind filters. */
export const FieldFilter = ({ declaration: given, ...props }: FieldFilterProps) => {
  const declaration = useDeclaration(given);
  const field = declaration.fields[props.source];
  if (!field) return null;
  // The map's type pairs each kind with its filter; the compiler cannot follow that through a lookup.
  const Filter = filters[field.kind] as ComponentType<FilterProps> | null;
  return (
    Filter && (
      <AtHand declaration={declaration}>
        <Filter {...props} field={field} />
      </AtHand>
    )
  );
};
