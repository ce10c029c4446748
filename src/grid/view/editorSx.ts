import { rowHeight } from './layout';

/** Styles of the cell editor with its options and errors. */
export const editorSx = {
  '& .editor': { position: 'absolute', top: 0, left: 0, zIndex: 5, height: rowHeight },
  '& .editor input': {
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    px: '8px',
    py: 0,
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'var(--paper)',
    border: '2px solid var(--on)',
    borderRadius: 0,
    boxShadow: 3,
    outline: 'none',
    '&.code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
    '&[aria-invalid=true]': { borderColor: 'error.main' },
    // Phones zoom into inputs with a smaller font size.
    '@media (pointer: coarse)': { fontSize: 16 },
  },
  '& .popup': {
    position: 'absolute',
    left: 0,
    top: '100%',
    minWidth: '100%',
    width: 'max-content',
    maxWidth: 360,
    zIndex: 6,
    boxShadow: 6,
    '&.above': { top: 'auto', bottom: '100%' },
  },
  '& .popup .fault': {
    m: 0,
    px: 1,
    py: 0.5,
    fontSize: 12,
    bgcolor: 'error.main',
    color: 'error.contrastText',
    '&[hidden]': { display: 'none' },
  },
  '& .options': {
    position: 'relative',
    m: 0,
    p: 0,
    maxHeight: 208,
    overflowY: 'auto',
    listStyle: 'none',
    bgcolor: 'background.paper',
    '&:not(:empty)': { border: '1px solid var(--line)' },
  },
  '& .options > div': {
    px: 1,
    py: '5px',
    minHeight: 28,
    boxSizing: 'border-box',
    cursor: 'pointer',
  },
  '& .options > div:hover': { bgcolor: 'action.hover' },
  '& .options [aria-selected=true]': {
    bgcolor: 'color-mix(in srgb, var(--on) 18%, var(--paper))',
    boxShadow: 'inset 3px 0 0 var(--on)',
  },
  '& .popup .line': {
    m: 0,
    px: 1,
    py: 0.5,
    fontSize: 12,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    border: '1px solid var(--line)',
  },
} as const;

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

/** Marks in row headers. Each has its own shape, so that color is not the only difference. */
const sign = (glyph: string, color: string) => ({
  color: `${color}.main`,
  '&::before': { content: `'${glyph}' / ''` },
});

export const markSx = {
  '& .mark': { mr: 'auto', width: 14, textAlign: 'center', fontWeight: 800, lineHeight: 1 },
  '& .mark[data-mark=create]': sign('+', 'success'),
  '& .mark[data-mark=complete]': sign('◐', 'success'),
  '& .mark[data-mark=exists]': sign('=', 'info'),
  '& .mark[data-mark=duplicate]': sign('≡', 'warning'),
  '& .mark[data-mark=invalid]': sign('!', 'error'),
  '& .mark[data-mark=changed]': sign('●', 'primary'),
  '& .mark[data-mark=saved]': sign('✓', 'success'),
  '& .mark[data-mark=failed]': sign('✕', 'error'),
} as const;
