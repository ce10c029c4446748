import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';

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

interface ChoiceSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

export const ChoiceSelect = ({
  label,
  value,
  options,
  isDisabled,
  onChange,
}: ChoiceSelectProps) => {
  const id = useId();
  return (
    <Box sx={choiceSx}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
};
