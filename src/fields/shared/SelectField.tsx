import TextField, { type TextFieldProps } from '@mui/material/TextField';

/**
 * MUI's select with a label. MUI points the label's `for` at the box that shows the value, which is no input; the box
 * is named by `aria-labelledby`, and a click on the label still leads to it.
 */
export const SelectField = ({ slotProps, ...props }: Omit<TextFieldProps, 'select'>) => {
  const own = typeof slotProps?.inputLabel === 'object' ? slotProps.inputLabel : {};
  return (
    <TextField
      {...props}
      select
      slotProps={{ ...slotProps, inputLabel: { ...own, htmlFor: undefined } }}
    />
  );
};
