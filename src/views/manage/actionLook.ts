/** How the button of an action looks, in the page's bar and in a row. */
import type { ButtonProps } from '@mui/material/Button';

/** On a phone its words stand one below the other: the row's own values need the room. */
const inRowSx = {
  flexShrink: 0,
  maxWidth: { xs: 88, sm: 'none' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  lineHeight: 1.3,
} as const;

/** A small one in a row says whose it is to those who hear it. */
export const lookOf = ({
  isInRow,
  label,
  name,
}: {
  readonly isInRow: boolean;
  readonly label: string;
  /** The record's own name. */
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
