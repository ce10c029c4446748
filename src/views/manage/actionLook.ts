/** Style of an action's button, in the page's bar and in a row. */
import type { ButtonProps } from '@mui/material/Button';

/** On a phone the label wraps, because the row's values need the space. */
const inRowSx = {
  flexShrink: 0,
  maxWidth: { xs: 88, sm: 'none' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: 1.3,
} as const;

/** A small button in a row has the record's name in its accessible name. */
export const lookOf = ({
  isInRow,
  label,
  name,
}: {
  readonly isInRow: boolean;
  readonly label: string;
  /** Name of the record. */
  readonly name: string;
}): ButtonProps =>
  isInRow
    ? {
        variant: 'text',
        color: 'primary',
        size: 'small',
        'aria-label': `${label}, ${name}`,
        sx: inRowSx,
      }
    : { variant: 'outlined', color: 'inherit', size: 'medium' };
