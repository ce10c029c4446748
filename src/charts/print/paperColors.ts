import type { CssVarsTheme, Theme } from '@mui/material/styles';

const parts = ['primary', 'secondary', 'info', 'error', 'success'] as const;

/** The light colours, whatever the screen shows: paper is white. */
export const paperColors = (
  theme: Theme & Partial<Pick<CssVarsTheme, 'colorSchemes'>>,
): Record<string, string> => {
  const palette = theme.colorSchemes?.light?.palette ?? theme.palette;
  return {
    ...Object.fromEntries(parts.map((part) => [`--mui-palette-${part}-main`, palette[part].main])),
    '--mui-palette-text-primary': palette.text.primary,
    '--mui-palette-text-secondary': palette.text.secondary,
    '--mui-palette-divider': palette.divider,
    '--mui-palette-background-paper': '#fff',
  };
};
