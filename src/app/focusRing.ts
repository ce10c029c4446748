/**
 * Where the keyboard's focus is, for every part of the library: it takes the outline away from its buttons and shows a
 * ripple instead, which Facings has switched off. Parts that stand in something that scrolls, or beside each other
 * without a gap, have the ring inside, where nothing cuts it off or covers it.
 */
import type { Components } from '@mui/material/styles';

const ring = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };
const ringInside = { ...ring, outlineOffset: -2 };

/** The library's own class as well: of a switch or a checkbox, what is focused is an input that nobody sees. */
const isFocused = '&.Mui-focusVisible, &:focus-visible';

const inside = { styleOverrides: { root: { [isFocused]: ringInside } } };

/**
 * For the elements that are not the library's: links, headings, sheets. The margin is for every element: what is scrolled
 * into sight stops clear of the top bar, which stays at the window's edge.
 */
export const pageRing = { ':focus-visible': { ...ring, scrollMarginTop: 84 } };

export const focusRing = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { [isFocused]: ring } },
  },
  MuiLink: { styleOverrides: { root: { [isFocused]: ring } } },
  // Above the line that underlines the chosen one, which has the same colour.
  MuiTab: { styleOverrides: { root: { [isFocused]: { ...ring, outlineOffset: -5 } } } },
  MuiMenuItem: inside,
  MuiListItemButton: inside,
  MuiCardActionArea: inside,
  MuiToggleButton: inside,
  MuiCheckbox: inside,
  MuiRadio: inside,
  // Its thumb may have the ring's colour, and it cuts off what is around that: the ring is around all of it.
  MuiSwitch: {
    styleOverrides: {
      root: { '&:has(:focus-visible)': { ...ringInside, borderRadius: 8 } },
      switchBase: { '&.Mui-focusVisible': { outline: 'none' } },
    },
  },
  // The focus stays in the box; the keys move among these.
  MuiAutocomplete: {
    styleOverrides: {
      listbox: { '& .MuiAutocomplete-option.Mui-focusVisible': ringInside },
    },
  },
} satisfies Components;
