import type { ComponentType } from 'react';
import type { AnyDeclaration } from '../schema/defineResource';
import type { LazyComponent, OwnFilterProps } from '../schema/takeOver';
import { ChoiceFilter } from './choice/ChoiceFilter';
import type { FilterMap, FilterProps } from './contract';
import { DateFilter } from './date/DateFilter';
import { MomentFilter } from './moment/MomentFilter';
import { OwnPart } from './OwnPart';
import { ReferenceFilter } from './reference/ReferenceFilter';
import { SwitchFilter } from './switch/SwitchFilter';
import { TagsFilter } from './tags/TagsFilter';
import { AtHand, useDeclaration } from './useDeclaration';
import { useFieldWords } from './useFieldWords';

// Filters of kinds; loaded when filters are first opened. By any other kind, lists cannot be filtered.

const filters: FilterMap = {
  choice: ChoiceFilter,
  date: DateFilter,
  moment: MomentFilter,
  reference: ReferenceFilter,
  switch: SwitchFilter,
  tags: TagsFilter,
};

interface FieldFilterProps extends Omit<FilterProps, 'field'> {
  /** Defaults to the declaration of ResourceContext. */
  readonly declaration?: AnyDeclaration;
}

/** A list's filter by one field, drawn by the field's kind. */
export const FieldFilter = ({ declaration: passed, ...props }: FieldFilterProps) => {
  const declaration = useDeclaration(passed);
  const field = declaration.fields[props.source];
  if (!field) return null;
  // The map's type pairs each kind with its filter, but TypeScript loses that in a lookup.
  const Filter = filters[field.kind] as ComponentType<FilterProps> | undefined;
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
