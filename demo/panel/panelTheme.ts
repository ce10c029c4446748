/** The panel's own looks: never mistaken for the console's, light or dark as the console is. */
import { createTheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';

/** The console says light or dark there. */
const attribute = 'data-color-scheme';

const systemFont =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const palettes = {
  light: {
    primary: { main: '#5b3fa6' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5000' },
    success: { main: '#1f7a3d' },
    background: { default: '#f4f2f9', paper: '#ffffff' },
    text: { primary: '#1b1824', secondary: '#5a5566' },
    divider: '#ddd8e6',
  },
  dark: {
    primary: { main: '#c5b3f5', contrastText: '#1c1233' },
    error: { main: '#ff9a91' },
    warning: { main: '#f0b45a' },
    success: { main: '#6fcf8e' },
    background: { default: '#131119', paper: '#1b1824' },
    text: { primary: '#ebe8f2', secondary: '#aca5bb' },
    divider: '#393347',
  },
} as const;

type Scheme = keyof typeof palettes;

/** @param container where lists that open stand: inside the panel, so that a dialog's focus does not fight them */
export const createPanelTheme = (scheme: Scheme, container: HTMLElement) =>
  createTheme({
    palette: { mode: scheme, ...palettes[scheme] },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: systemFont,
      fontSize: 13,
      htmlFontSize: 16,
      body1: { fontSize: 13.5 },
      button: { textTransform: 'none', fontWeight: 600 },
      h2: { fontSize: 15, fontWeight: 700 },
      h3: { fontSize: 13.5, fontWeight: 700 },
    },
    components: {
      MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&:focus-visible': {
              outline: `2px solid ${palettes[scheme].primary.main}`,
              outlineOffset: 1,
            },
          },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiInputBase: {
        // Phones zoom into inputs whose letters are smaller than this.
        styleOverrides: { root: { '@media (pointer: coarse)': { fontSize: '1rem' } } },
      },
      MuiPopper: { defaultProps: { container } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
};

export const useScheme = (): Scheme =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light',
  );
