import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
}

/** A native select, which no dialog of the console can close. */
export const Choice = <T extends string>({
  label,
  value,
  options,
  onChange,
  hint,
}: ChoiceProps<T>) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find((option) => option.value === target.value);
      if (chosen) onChange(chosen.value);
    }}
    {...(hint === undefined ? {} : { helperText: hint })}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
