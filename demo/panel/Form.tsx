import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The labels by their value. */
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
}

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

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

interface FormProps {
  readonly onSubmit: () => void | Promise<void>;
  /** A field and its button beside each other. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
}

export const lineSx = { display: 'flex', gap: 1, alignItems: 'flex-start' } as const;

/** A form that checks its fields itself, so that the messages are the panel's. */
export const Form = ({ onSubmit, isLine = false, children }: FormProps) => (
  <Box
    component="form"
    noValidate
    onSubmit={async (event) => {
      event.preventDefault();
      await onSubmit();
    }}
    sx={isLine ? lineSx : { display: 'grid', gap: 1.5 }}
  >
    {children}
  </Box>
);

/** The button at the end of a line, as high as its field. */
export const LineButton = (props: ButtonProps) => (
  <Button type="submit" sx={{ height: 36, flexShrink: 0 }} {...props} />
);

type FieldProps = Pick<TextFieldProps, 'label' | 'type' | 'helperText' | 'multiline'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown instead of the hint; undefined while the value is right. */
  readonly error?: string | undefined;
  readonly isNumber?: boolean;
};

export const Field = ({ onChange, error, helperText, isNumber = false, ...props }: FieldProps) => (
  <TextField
    {...props}
    {...(props.multiline ? { maxRows: 6 } : {})}
    error={error !== undefined}
    helperText={error ?? helperText}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: isNumber ? { inputMode: 'numeric' } : {},
      // The browser draws the format of a time where the label would be.
      inputLabel: props.type === 'datetime-local' ? { shrink: true } : {},
    }}
  />
);
