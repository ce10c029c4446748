import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chartColors } from './figures/looks';

/** Maximum time to wait for the chart. */
const longestWait = 3_000;
const glance = 50;

/**
 * Opens the browser's print dialog when the content has rendered.
 * @param drawn selector of the chart
 * @param onDone called when the dialog is closed
 * @returns a function that cancels it
 */
const printWhenDrawn = (drawn: string, onDone: () => void): (() => void) => {
  let waited = 0;
  const look = setInterval(() => {
    waited += glance;
    // The first check is skipped, to let the chart lay out.
    if (waited === glance || (document.querySelector(drawn) === null && waited < longestWait))
      return;
    clearInterval(look);
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  }, glance);
  return () => {
    clearInterval(look);
    window.removeEventListener('afterprint', onDone);
  };
};

const parts = ['primary', 'secondary', 'info', 'error', 'success'] as const;

/** The light colors, because paper is white. */
const paperColors = (
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

/** Printable width in pixels of a portrait A4 or Letter sheet. */
export const sheetWidth = 680;
const onPaperOnly = 'facings-printed-chart';

interface OnPaperProps {
  readonly children: ReactNode;
  /** Called when the browser's dialog is closed. */
  readonly onDone: () => void;
}

/** Prints a chart, and nothing else of the page. */
export const OnPaper = ({ children, onDone }: OnPaperProps) => {
  const theme = useTheme();
  useEffect(() => printWhenDrawn(`.${onPaperOnly} [data-drawing] svg`, onDone), [onDone]);
  return createPortal(
    <Box
      className={onPaperOnly}
      sx={{ ...paperColors(theme), ...chartColors, color: 'text.primary' }}
    >
      <GlobalStyles styles={sheet} />
      {children}
    </Box>,
    document.body,
  );
};

const sheet = {
  '@media screen': {
    // Positioned off-screen, so that the chart has a layout and can be measured.
    [`.${onPaperOnly}`]: { position: 'fixed', left: -10_000, top: 0, width: sheetWidth },
  },
  '@media print': {
    [`body > *:not(.${onPaperOnly})`]: { display: 'none !important' },
    [`.${onPaperOnly}`]: { printColorAdjust: 'exact' },
    body: { background: '#fff !important' },
  },
};
