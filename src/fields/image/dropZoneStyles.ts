import type { SxProps, Theme } from '@mui/material/styles';

interface ZoneState {
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly hasError: boolean;
}

/** A dashed area that shows the focus of the file input within it. */
export const dropZoneSx = ({ isOver, isDisabled, hasError }: ZoneState): SxProps<Theme> => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 72,
  px: 2,
  py: 1.5,
  borderRadius: 1,
  border: '1px dashed',
  borderColor: hasError ? 'error.main' : isOver ? 'primary.main' : 'text.secondary',
  bgcolor: isOver ? 'action.hover' : 'transparent',
  color: isDisabled ? 'text.disabled' : 'text.secondary',
  fontSize: 14,
  textAlign: 'center',
  cursor: isDisabled ? 'default' : 'pointer',
  '&:hover': isDisabled ? {} : { borderColor: hasError ? 'error.main' : 'text.primary' },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
});
