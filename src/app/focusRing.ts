/**
 * The focus ring for all of MUI: MUI removes the outline of its buttons and shows a ripple instead, which Facings has
 * switched off. Elements inside a scrolling box, or without a gap between them, have the ring inside, so that nothing
 * clips or covers it.
 */
import type { Components } from '@mui/material/styles';

const ring = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };
const ringInside = { ...ring, outlineOffset: -2 };

/** Also MUI's own class, because the focused input of a switch or a checkbox is invisible. */
const isFocused = '&.Mui-focusVisible, &:focus-visible';

const inside = { styleOverrides: { root: { [isFocused]: ringInside } } };

/**
 * For elements that are not MUI's: links, headings, sheets. The margin keeps an element that is scrolled into view
 * clear of the fixed top bar.
 */
export const pageRing = { ':focus-visible': { ...ring, scrollMarginTop: 84 } };

export const focusRing = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { [isFocused]: ring } },
  },
  MuiLink: { styleOverrides: { root: { [isFocused]: ring } } },
  // Above the line under the selected tab, which has the same color.
  MuiTab: { styleOverrides: { root: { [isFocused]: { ...ring, outlineOffset: -5 } } } },
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
    styleOverrides: {
      listbox: { '& .MuiAutocomplete-option.Mui-focusVisible': ringInside },
    },
  },
} satisfies Components;
