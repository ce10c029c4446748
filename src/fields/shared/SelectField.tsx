import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { startTransition, useState } from 'react';

/**
 * MUI's select with a label. MUI points the label's `for` at the box that shows the value, which is no input; the box
 * is named by `aria-labelledby`, and a click on the label still leads to it. The focus is painted before the options
 * are drawn, since they take long on a slow computer.
 */
export const SelectField = ({ slotProps, ...props }: Omit<TextFieldProps, 'select'>) => {
  const [isOpen, setOpen] = useState(false);
  const labelProps = typeof slotProps?.inputLabel === 'object' ? slotProps.inputLabel : {};
  const select = typeof slotProps?.select === 'object' ? slotProps.select : {};
  return (
    <TextField
      {...props}
      select
      slotProps={{
        ...slotProps,
        inputLabel: { ...labelProps, htmlFor: undefined },
        select: {
          ...select,
          open: isOpen,
          onOpen: () => {
            startTransition(() => setOpen(true));
          },
          onClose: () => setOpen(false),
        },
      }}
    />
  );
};
