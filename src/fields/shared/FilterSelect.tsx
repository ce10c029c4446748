import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Entry } from '../picker/entry';
import { filterWidth } from './filterWidth';
import { useFocusWhen } from './useFocusWhen';

interface FilterSelectProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly value: string;
  /** Called with '' for any value. */
  readonly onChange: (value: string) => void;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly hint?: string | undefined;
}

/** A filter with few options. A value from the address that is not an option is shown unchanged. */
export const FilterSelect = ({
  label,
  entries,
  value,
  onChange,
  isFocused,
  isDisabled,
  hint,
}: FilterSelectProps) => {
  const translate = useTranslate();
  const ref = useFocusWhen(isFocused);
  const isKnown = value === '' || entries.some((entry) => entry.value === value);
  return (
    <TextField
      select
      inputRef={ref}
      label={label}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      disabled={isDisabled}
      helperText={hint}
      size="small"
      sx={{ width: filterWidth }}
    >
      <MenuItem value="">{translate('facings.fields.any')}</MenuItem>
      {entries.map((entry) => (
        <MenuItem key={entry.value} value={entry.value}>
          {entry.label}
        </MenuItem>
      ))}
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
    </TextField>
  );
};
