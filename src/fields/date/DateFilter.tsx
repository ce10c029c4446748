import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DateField } from '../../schema/field';
import { dateFault } from '../../lib/rules/dateFault';
import type { FilterProps } from '../contract';
import { filterWidth, useFocusWhen } from '../shared/FilterSelect';
import { useFieldLabel } from '../useFieldWords';

interface DayFilterProps extends Omit<FilterProps, 'source' | 'field' | 'values'> {
  readonly label: string;
}

/** A filter whose value is a day. The list reloads when the date is complete, not on every digit of the year. */
export const DayFilter = ({
  label,
  value,
  onChange,
  isFocused = false,
  isDisabled = false,
  hint,
}: DayFilterProps) => {
  const ref = useFocusWhen(isFocused);
  const dayText = typeof value === 'string' ? value : '';
  const [text, setText] = useState(dayText);
  const [shown, setShown] = useState(dayText);
  // The address may change or remove the filter; that replaces the typed text.
  if (shown !== dayText) {
    setShown(dayText);
    setText(dayText);
  }
  return (
    <TextField
      type="date"
      inputRef={ref}
      label={label}
      value={text}
      onChange={({ target }) => {
        const day = target.value;
        const isHalf = (target as HTMLInputElement).validity.badInput;
        setText(day);
        if (day === '' ? isHalf : dateFault(label, day) !== null) return;
        if (day !== dayText) onChange(day === '' ? undefined : day);
      }}
      disabled={isDisabled}
      helperText={hint}
      size="small"
      // An empty input shows its pattern (dd/mm/yyyy), which the label must not cover.
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
      sx={{ width: filterWidth }}
    />
  );
};

/** Filters by one day. */
export const DateFilter = ({ source, field: _, values: __, ...rest }: FilterProps<DateField>) => (
  <DayFilter {...rest} label={useFieldLabel(source)} />
);
