/** Texts of keyboard shortcuts: list, hints, actions. */
export const keys = {
  /** In the tooltip of a button that has a shortcut. */
  hint: 'Key: {keys}',
  title: 'Keyboard shortcuts',
  close: 'Close',
  page: 'On this page',
  go: 'Go to a screen',
  everywhere: 'Everywhere',
  then: 'then',
  ofArea: '{label}, {area}',
  toggle: 'Single-key shortcuts',
  toggleHint:
    'When this is off, single-key shortcuts do nothing. {palette} still opens the palette.',
  isOff: 'Single-key shortcuts are off. Only {palette} works.',
  focus: 'On a page with several lists, keys act on the focused list.',
  pending: '{first}, then a letter:',
  pendingTold: 'Press the letter of a screen.',
  loadFailed: '{label} could not be opened. Check your connection and try again.',
  names: { ctrl: 'Ctrl', enter: 'Enter', escape: 'Esc' },
  does: {
    palette: 'Search or go to anything',
    sheet: 'Show this list',
    enter: 'Open the focused row',
    escape: 'Close; cancel a key sequence',
  },
  actions: {
    nextRow: 'Next row',
    previousRow: 'Previous row',
    editRow: 'Edit the focused row',
    refresh: 'Refresh',
  },
} as const;
