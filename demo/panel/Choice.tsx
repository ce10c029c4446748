import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The labels by their value. */
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
}

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Options whose labels are their values. */
export const labelledAs = (values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value) => [value, String(value)]));

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
    onChange={({ target }) => onChange(target.value as T)}
    {...(hint === undefined ? {} : { helperText: hint })}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {Object.entries<string>(options).map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </TextField>
);
