/** Styles of a long list: a dense table with rows of equal height, so that only visible rows are rendered. */
import type { SxProps, Theme } from '@mui/material/styles';

export const resultRowHeight = 40;

export const resultsSx = {
  flex: '1 1 auto',
  minHeight: 200,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14 },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    px: 1.5,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td': {
    height: resultRowHeight,
    boxSizing: 'border-box',
    maxWidth: 320,
    px: 1.5,
    py: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr[aria-hidden] td': { border: 0 },
  '& td.number': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  // The outcome is not cut off: the list scrolls sideways if necessary.
  '& td:last-of-type': { maxWidth: 'none' },
  '& .reason': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': { color: 'primary.main', textDecorationColor: 'transparent' },
  '& a:hover, & a:focus-visible': { textDecorationColor: 'currentcolor' },
} as const satisfies SxProps<Theme>;
