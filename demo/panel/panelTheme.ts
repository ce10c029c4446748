/** The panel's theme: distinct from the console's, light or dark like the console. */
import { createTheme, type Components } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { shownLanguage } from '../language';

/** The attribute with the console's color scheme. */
const attribute = 'data-color-scheme';

/** As the console's theme: its own face, once it is loaded (src/app/textFace.ts). */
const fontFamily =
  '"Facings Text", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

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

/** As in the console (src/app/theme.ts), in the panel's colors. */
const focusRing = (scheme: Scheme) => {
  const { primary, background } = palettes[scheme];
  const outline = `2px solid ${primary.main}`;
  // The button may be above anything: the sign-in page's picture is dark in both schemes.
  const ring = { outline, outlineOffset: 1, boxShadow: `0 0 0 4px ${background.paper}` };
  const ringInside = { outline, outlineOffset: -2, boxShadow: 'none' };
  // In a checkbox the focused input is invisible, so MUI marks the drawn part. The class is doubled to
  // override a later rule that removes shadows from flat buttons.
  const isFocused = '&&.Mui-focusVisible, &&:focus-visible';
  const inside = { styleOverrides: { root: { [isFocused]: ringInside } } };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { [isFocused]: ring } },
    },
    // Above the selected tab's underline, which has the same color.
    MuiTab: { styleOverrides: { root: { [isFocused]: { ...ringInside, outlineOffset: -5 } } } },
    MuiCheckbox: inside,
    MuiRadio: inside,
    MuiAutocomplete: {
      styleOverrides: { listbox: { '& .MuiAutocomplete-option.Mui-focusVisible': ringInside } },
    },
  } satisfies Components;
};

/**
 * @param container where open lists are mounted: inside the panel, so that they do not conflict with a dialog's focus
 * trap
 */
export const createPanelTheme = (scheme: Scheme, container: HTMLElement) =>
  createTheme({
    palette: { mode: scheme, ...palettes[scheme] },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily,
      fontSize: 13,
      htmlFontSize: 16,
      body1: { fontSize: 13.5 },
      button: { textTransform: 'none', fontWeight: 600 },
      h2: { fontSize: 15, fontWeight: 700 },
      h3: { fontSize: 13.5, fontWeight: 700 },
    },
    components: {
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined', disableElevation: true } },
      ...focusRing(scheme),
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiInputBase: {
        // Phones zoom into inputs with a smaller font size.
        styleOverrides: { root: { '@media (pointer: coarse)': { fontSize: '1rem' } } },
      },
      MuiPopper: { defaultProps: { container } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: [attribute, 'lang'],
  });
  return () => observer.disconnect();
};

export const useScheme = (): Scheme =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light',
  );

/** Draws again if the console's language changes, in which `words` reads its texts. */
export const useLanguage = (): string => useSyncExternalStore(subscribe, shownLanguage);
