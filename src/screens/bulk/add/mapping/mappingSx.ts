import type { SxProps, Theme } from '@mui/material/styles';

/**
 * Styles of the column table, defined once for all cells: a file may have hundreds of columns, and styling a component
 * per cell would take longer than reading the file.
 */
const look = {
  width: '100%',
  minWidth: 640,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    p: 'var(--facings-cell-padding, 9px) 12px',
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  // Long headers may break anywhere, but choices must not squeeze them to single letters.
  '& thead th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 140, maxWidth: 240 },
  '& .samples': { minWidth: 160, maxWidth: 320, color: 'text.secondary' },
  '& .decimal': { pt: 0.5, color: 'text.secondary' },
  '& .damaged': { color: 'error.main' },
  '& .group': { color: 'text.secondary', typography: 'caption' },
  '& select': {
    width: '100%',
    minWidth: 220,
    maxWidth: 360,
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
  },
  '& select.small': { width: 'auto', minWidth: 64 },
  '& select:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
  '& select:hover': { borderColor: 'text.primary' },
} satisfies SxProps<Theme>;

export const mappingSx: SxProps<Theme> = look;

/** The same for two columns, which fit on a phone. */
export const valuesSx: SxProps<Theme> = {
  ...look,
  minWidth: 0,
  '& select': { ...look['& select'], minWidth: 0 },
};
