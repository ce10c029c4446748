/** What people have asked their system for: few colors of their own, or more contrast. */

/** Forced colors replace backgrounds and shadows, so what only these show gets a border or the system's highlight. */
const highlighted = {
  forcedColorAdjust: 'none',
  // Without forced colors, each component decides in its own way what a selected part looks like.
  backgroundColor: 'Highlight !important',
  color: 'HighlightText !important',
  opacity: '1 !important',
} as const;

// Each selector is more specific than the one class of MUI's own styles.
const forcedColors = {
  '.MuiButton-root.MuiButton-contained, .MuiPaper-root, .MuiChip-root.MuiChip-filled': {
    border: '1px solid',
  },
  [[
    '.MuiToggleButton-root.Mui-selected',
    '.MuiListItemButton-root.Mui-selected',
    '.MuiMenuItem-root.Mui-selected',
    '.MuiChip-root.MuiChip-filledPrimary',
    'nav a[aria-current="page"]',
    '.MuiTabs-root .MuiTabs-indicator',
    '.MuiLinearProgress-root .MuiLinearProgress-bar',
  ].join()]: highlighted,
  '.MuiSwitch-root .MuiSwitch-track': { border: '1px solid', opacity: 1 },
  '.MuiSwitch-root .MuiSwitch-thumb': {
    forcedColorAdjust: 'none',
    backgroundColor: 'ButtonText',
    boxShadow: 'none',
  },
  '.MuiSwitch-root .Mui-checked + .MuiSwitch-track': highlighted,
  '.MuiSwitch-root .Mui-checked .MuiSwitch-thumb': {
    backgroundColor: 'Highlight',
    border: '2px solid HighlightText',
  },
  '.MuiSwitch-root .Mui-disabled .MuiSwitch-thumb': { backgroundColor: 'GrayText' },
} as const;

const moreContrast = {
  // More specific than the variables of both color schemes.
  'html:root': {
    '--mui-palette-text-secondary': 'var(--mui-palette-text-primary)',
    '--mui-palette-divider': 'var(--mui-palette-text-primary)',
  },
  '.MuiInputBase-root .MuiInputBase-input::placeholder': { opacity: 0.85 },
  '.MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline, .MuiButton-root.MuiButton-outlined': {
    borderColor: 'currentcolor',
  },
} as const;

export const systemColors = {
  '@media (forced-colors: active)': forcedColors,
  '@media (prefers-contrast: more)': moreContrast,
} as const;
