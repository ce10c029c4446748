/**
 * The theme of Facings: paper and ink with one accent color; light and dark as CSS variables, so that neither
 * flashes.
 */
import { createTheme, shouldSkipGeneratingVar, type Components } from '@mui/material/styles';
import { cellPadding } from '../fields/styles';
import { colorSchemeAttribute } from './colorMode';

/**
 * The focus ring for all of MUI: MUI removes the outline of its buttons and shows a ripple instead, which Facings has
 * switched off. That of other elements is in index.html. Elements inside a scrolling box, or without a gap between them, have the ring inside, so that nothing
 * clips or covers it.
 */
const ring = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };
const ringInside = { ...ring, outlineOffset: -2 };

/** Also MUI's own class, because the focused input of a switch or a checkbox is invisible. */
const focused = '&.Mui-focusVisible, &:focus-visible';

const inside = { styleOverrides: { root: { [focused]: ringInside } } };

const focusRing = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { [focused]: ring } },
  },
  MuiLink: { styleOverrides: { root: { [focused]: ring } } },
  // Above the line under the selected tab, which has the same color.
  MuiTab: { styleOverrides: { root: { [focused]: { ...ring, outlineOffset: -5 } } } },
  MuiMenuItem: inside,
  MuiListItemButton: inside,
  MuiCardActionArea: inside,
  MuiToggleButton: inside,
  MuiCheckbox: inside,
  MuiRadio: inside,
  // The thumb may have the ring's color and clips what is around it, so the ring surrounds the whole switch.
  MuiSwitch: {
    styleOverrides: {
      root: { '&:has(:focus-visible)': { ...ringInside, borderRadius: 8 } },
      switchBase: { '&.Mui-focusVisible': { outline: 'none' } },
    },
  },
  // The focus stays in the input while arrow keys move between the options.
  MuiAutocomplete: {
    styleOverrides: { listbox: { '& .MuiAutocomplete-option.Mui-focusVisible': ringInside } },
  },
} satisfies Components;

/** The first is loaded by textFace.ts; the system's are shown until then. */
const fontFamily =
  '"Facings Text", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Each variable costs time before the first row: none for the overlays of dark surfaces, which MuiPaper replaces. */
const hasNoVariable = (keys: string[]): boolean =>
  shouldSkipGeneratingVar(keys) || keys[0] === 'overlays';

/** Phones zoom into inputs with a smaller font size. */
const largeOnTouch = {
  styleOverrides: { root: { '@media (pointer: coarse)': { fontSize: '1rem' } } },
};

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: colorSchemeAttribute,
    shouldSkipGeneratingVar: hasNoVariable,
  },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b6b5d', dark: '#074a40', light: '#3f9486' },
        secondary: { main: '#7a4d0b' },
        success: { main: '#1f7a3d' },
        info: { main: '#1d63b8' },
        warning: { main: '#9a5b00' },
        error: { main: '#b3261e' },
        background: { default: '#f6f7f5', paper: '#ffffff' },
        text: { primary: '#16211d', secondary: '#52605a' },
        divider: '#dde2de',
      },
    },
    dark: {
      palette: {
        primary: { main: '#6fd0bd', dark: '#3f9486', light: '#a0e5d7', contrastText: '#04201b' },
        secondary: { main: '#e7b866' },
        success: { main: '#6fcf8e' },
        info: { main: '#82b6f5' },
        warning: { main: '#f0b45a' },
        error: { main: '#ff9a91' },
        background: { default: '#0f1513', paper: '#171f1c' },
        text: { primary: '#e6ece9', secondary: '#a3b0aa' },
        divider: '#2a3430',
        // Icons of a row are quieter than its text, as they are in the light theme.
        action: { active: '#b4c0ba' },
        // MUI's are darker than the page, so that a message looks like a hole in it.
        Alert: {
          errorStandardBg: '#3a2321',
          warningStandardBg: '#352a16',
          infoStandardBg: '#1b2c40',
          successStandardBg: '#173323',
        },
      },
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily,
    fontSize: 14,
    htmlFontSize: 16,
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600 },
    h6: { fontSize: 17, fontWeight: 650 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          variants: [
            {
              // A border as strong as the text would outweigh the page's main button.
              props: { variant: 'outlined', color: 'inherit' },
              style: { borderColor: 'rgba(var(--mui-palette-text-secondaryChannel) / 0.6)' },
            },
          ],
        },
      },
    },
    ...focusRing,
    // A button's words stay on one line: where there is no room beside the message, the button is below it.
    MuiAlert: {
      styleOverrides: {
        root: { flexWrap: 'wrap' },
        message: { flex: '1 1 min(200px, 60%)' },
        action: { flexWrap: 'wrap', '& .MuiButton-root': { whiteSpace: 'nowrap' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        // MUI darkens the divider, which makes the lines of a dark table black.
        root: { borderBottomColor: 'var(--mui-palette-divider)' },
        sizeSmall: { padding: cellPadding },
      },
    },
    // Dark surfaces are distinguished by their border; MUI would lighten them by elevation.
    MuiPaper: {
      styleOverrides: {
        root: ({ theme: at, ownerState }) =>
          at.applyStyles('dark', {
            backgroundImage: 'none',
            ...(ownerState.variant === 'elevation' && (ownerState.elevation ?? 0) > 1
              ? { backgroundColor: '#1d2623', border: '1px solid #33403b' }
              : {}),
          }),
      },
    },
    MuiInputBase: largeOnTouch,
    // The gap in an input's outline is made for a label of the input's size.
    MuiInputLabel: largeOnTouch,
    // Menus and selects appear without growing: an option that moves under the pointer loses the press on it.
    MuiPopover: { styleOverrides: { paper: { transform: 'none !important' } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTooltip: { defaultProps: { arrow: true, describeChild: true } },
  },
});
