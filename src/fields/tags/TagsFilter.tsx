import type { TagsField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { FilterSelect, OfferedFilter } from '../shared/FilterSelect';
import { useFieldLabel } from '../useFieldWords';

/** Filters by one of the names; draws nothing if the declaration has no source for them. */
export const TagsFilter = ({
  source,
  field,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
  hint,
}: FilterProps<TagsField>) => {
  const label = useFieldLabel(source);
  const options = field.filterOptions;
  const text = typeof value === 'string' ? value : '';
  const shared = { label, isFocused, isDisabled, hint };
  if (!options) return null;
  return options.kind === 'fixed' ? (
    <FilterSelect
      {...shared}
      entries={options.values.map((option) => ({ value: option, label: option }))}
      value={text}
      onChange={(next) => {
        onChange(next === '' ? undefined : next);
      }}
    />
  ) : (
    <OfferedFilter {...shared} source={options} value={text || null} onChange={onChange} />
  );
};
