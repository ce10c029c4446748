import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';

/** Native selects: Material UI's take longer to render than a small file to read. */
export const selectSx = {
  py: 0.5,
  px: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  // Contrast of three to one against the page: the border identifies the control (WCAG 1.4.11).
  borderColor: 'text.secondary',
  borderRadius: 1,
  cursor: 'pointer',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
  '&:hover': { borderColor: 'text.primary' },
  '&:disabled': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' },
} satisfies SxProps<Theme>;

const choiceSx: SxProps<Theme> = {
  display: 'grid',
  gap: 0.5,
  typography: 'caption',
  color: 'text.secondary',
  '& select': {
    ...selectSx,
    minWidth: 160,
    maxWidth: '100%',
    typography: 'body2',
    color: 'text.primary',
  },
};

interface SelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'className' | 'aria-label' | 'disabled'
> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  readonly onChoose: (value: string) => void;
}

export const Select = ({ options, placeholder, onChoose, ...props }: SelectProps) => (
  <select {...props} onChange={(event) => onChoose(event.target.value)}>
    {placeholder !== undefined && (
      <option value="" disabled>
        {placeholder}
      </option>
    )}
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

interface ChoiceSelectProps extends Pick<
  SelectProps,
  'value' | 'options' | 'disabled' | 'onChoose'
> {
  readonly label: string;
}

export const ChoiceSelect = ({ label, ...props }: ChoiceSelectProps) => {
  const id = useId();
  return (
    <Box sx={choiceSx}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...props} />
    </Box>
  );
};

interface SheetSelectProps extends Pick<ChoiceSelectProps, 'disabled'> {
  readonly workbook: {
    readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
    readonly sheet: number;
  };
  readonly onChoose: (choice: { readonly sheet: number }) => void;
}

export const SheetSelect = ({ workbook, onChoose, ...props }: SheetSelectProps) => {
  const translate = useTranslate();
  return (
    <ChoiceSelect
      label={translate('facings.bulk.mapping.sheet')}
      value={String(workbook.sheet)}
      options={workbook.sheets.map(({ name, isHidden }, at) => ({
        value: String(at),
        label: isHidden ? translate('facings.bulk.mapping.hiddenSheet', { name }) : name,
      }))}
      onChoose={(value) => onChoose({ sheet: Number(value) })}
      {...props}
    />
  );
};
