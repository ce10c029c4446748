/** What all grids look like, whatever they draw. */
import type { GridSizes } from './viewport';

export const line = '1px solid var(--line)';

export const baseSx = {
  fontSize: 13,
  '--on': 'var(--mui-palette-primary-main)',
  '--line': 'var(--mui-palette-divider)',
  '--paper': 'var(--mui-palette-background-paper)',
} as const;

/** Of the scrolling element. */
export const hostSx = {
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  userSelect: 'none',
  contain: 'strict',
} as const;

export const partsSx = ({ row, head }: Pick<GridSizes, 'row' | 'head'>) =>
  ({
    '& .sheet': { position: 'relative' },
    '& .head': { position: 'sticky', top: 0, zIndex: 3, height: head },
    '& .body': { position: 'relative', contain: 'layout style' },
    '& .row': {
      position: 'absolute',
      top: 0,
      left: 0,
      width: '100%',
      height: row,
      contain: 'layout style size',
    },
    '& .lead': {
      position: 'sticky',
      left: 0,
      zIndex: 2,
      width: 'var(--lead)',
      height: '100%',
      bgcolor: 'var(--paper)',
      borderRight: line,
      boxSizing: 'border-box',
    },
  }) as const;
