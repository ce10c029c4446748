/** Styles for cells with a list and for column menus, which share one icon. */
export const choiceSx = {
  '& .cell.choice': {
    pr: '22px',
    '&::before': {
      content: "'▾' / ''",
      position: 'absolute',
      right: '6px',
      color: 'text.secondary',
      fontFamily: 'inherit',
    },
  },
  '& .cell.choice.fault': { pr: '36px', '&::after': { right: '20px' } },
} as const;

export const headingSx = {
  '& .heading .menu': {
    marginLeft: 'auto',
    mr: '6px',
    px: '4px',
    minWidth: 24,
    lineHeight: '24px',
    textAlign: 'center',
    borderRadius: '4px',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& .heading:is(.filtered, .sorted) .menu': { color: 'var(--on)', fontWeight: 800 },
  '& .heading[aria-sort=ascending] .label::after': { content: "' ↑' / ''" },
  '& .heading[aria-sort=descending] .label::after': { content: "' ↓' / ''" },
  '& .heading.filtered': { boxShadow: 'inset 0 -2px 0 var(--on)' },
} as const;
