import { canFilterByNoValue, noValue } from '../../schema/calls';
import type { ChoiceField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { FilterSelect, OfferedFilter } from '../shared/FilterSelect';
import { useDeclaration } from '../useDeclaration';
import { useEmptyText, useFieldLabel, useOptionText } from '../useFieldWords';

export const ChoiceFilter = ({
  source,
  field,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
  hint,
}: FilterProps<ChoiceField>) => {
  const label = useFieldLabel(source);
  const textOf = useOptionText(source, field);
  const empty = useEmptyText(source, field);
  const { calls } = useDeclaration();
  const options = field.filterOptions ?? field.options;
  const text = typeof value === 'string' ? value : '';
  const shared = { label, isFocused, isDisabled, hint };
  return options.kind === 'fixed' ? (
    <FilterSelect
      {...shared}
      entries={[
        ...options.values.map((option) => ({ value: option, label: textOf(option) })),
        ...(empty !== undefined && calls?.list && canFilterByNoValue(calls.list, source)
          ? [{ value: noValue, label: empty }]
          : []),
      ]}
      value={text}
      onChange={(next) => {
        onChange(next === '' ? undefined : next);
      }}
    />
  ) : (
    <OfferedFilter
      {...shared}
      source={options}
      value={text || null}
      onChange={onChange}
      textOf={textOf}
    />
  );
};
