import type { SwitchField } from '../../schema/field';
import type { FilterProps } from '../contract';
import { FilterSelect } from '../shared/FilterSelect';
import { useFieldLabel, useSwitchWords } from '../useFieldWords';

export const SwitchFilter = ({
  source,
  field,
  value,
  values: _,
  onChange,
  ...box
}: FilterProps<SwitchField>) => {
  const label = useFieldLabel(source);
  const words = useSwitchWords(source, field);
  return (
    <FilterSelect
      {...box}
      label={label}
      entries={[
        { value: 'true', label: words.on },
        { value: 'false', label: words.off },
      ]}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(next) => onChange(next === '' ? undefined : next === 'true')}
    />
  );
};
