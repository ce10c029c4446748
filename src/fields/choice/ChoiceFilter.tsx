import { canFilterByNoValue, noValue } from '../../schema/calls';
import type { ChoiceField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { OptionsFilter } from '../shared/FilterSelect';
import { useDeclaration } from '../useDeclaration';
import { useEmptyText, useOptionText } from '../useFieldWords';

export const ChoiceFilter = ({ field, ...filter }: FilterProps<ChoiceField>) => {
  const { source } = filter;
  const empty = useEmptyText(source, field);
  const { calls } = useDeclaration();
  const canBeEmpty = empty !== undefined && calls?.list && canFilterByNoValue(calls.list, source);
  return (
    <OptionsFilter
      {...filter}
      options={field.filterOptions ?? field.options}
      textOf={useOptionText(source, field)}
      more={canBeEmpty ? [{ value: noValue, label: empty }] : []}
    />
  );
};
