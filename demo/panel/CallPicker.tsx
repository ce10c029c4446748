import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useStandIn } from './StandInContext';
import { words } from './words';

interface CallPickerProps {
  /** '' if none is selected. */
  readonly value: string;
  readonly onChange: (call: string) => void;
  readonly error?: string | undefined;
}

/** Selects a call by its name in the contract; matches any words of it. */
export const CallPicker = ({ value, onChange, error }: CallPickerProps) => {
  const { contract } = useStandIn();
  const names = useMemo(() => contract.map(({ name }) => name), [contract]);
  return (
    <Autocomplete
      options={names}
      value={value === '' ? null : value}
      onChange={(_, call) => onChange(call ?? '')}
      noOptionsText={words.faults.none}
      filterOptions={(all, { inputValue }) => {
        // Every word in any order: "post zones" finds the create call.
        const wanted = inputValue.toLowerCase().split(/\s+/);
        return all.filter((name) => wanted.every((word) => name.toLowerCase().includes(word)));
      }}
      slotProps={{ paper: { elevation: 8 }, listbox: { sx: { fontSize: 13, maxHeight: 280 } } }}
      renderInput={(input) => (
        <TextField
          {...input}
          label={words.faults.call}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
};
