import type { ComponentType } from 'react';
import type { AnyDeclaration } from '../schema/defineResource';
import type { LazyComponent, OwnFilterProps } from '../schema/takeOver';
import { AtHand } from './AtHand';
import type { FilterProps } from './contract';
import { filters } from './filters';
import { OwnPart } from './OwnPart';
import { useDeclaration } from './useDeclaration';
import { useFieldWords } from './useFieldWords';

interface FieldFilterProps extends Omit<FilterProps, 'field'> {
  /** Defaults to the declaration of ResourceContext. */
  readonly declaration?: AnyDeclaration;
}

/** A list's filter by one field, drawn by the field's kind. */
export const FieldFilter = ({ declaration: given, ...props }: FieldFilterProps) => {
  const declaration = useDeclaration(given);
  const field = declaration.fields[props.source];
  if (!field) return null;
  // The map's type pairs each kind with its filter, but TypeScript loses that in a lookup.
  const Filter = filters[field.kind] as ComponentType<FilterProps> | null;
  if (!Filter && !field.filter) return null;
  return (
    <AtHand declaration={declaration}>
      {field.filter ? (
        <OwnFilter {...props} field={field} part={field.filter} />
      ) : (
        Filter && <Filter {...props} field={field} />
      )}
    </AtHand>
  );
};

interface OwnProps extends FilterProps {
  readonly part: LazyComponent<OwnFilterProps>;
}

/** A custom filter, which reads and sets the filter values in the ListContext. */
const OwnFilter = ({ source, field, part, isDisabled = false }: OwnProps) => {
  const { label } = useFieldWords(source, field);
  return <OwnPart part={part} props={{ source, label, disabled: isDisabled }} />;
};
