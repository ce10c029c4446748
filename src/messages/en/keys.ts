/** Words of the console's keys: their list, their hints, and what they do. */
export const keys = {
  /** In the tooltip of a button that has a key. */
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
    'Turned off, a letter or sign pressed alone does nothing. {palette} opens the palette all the same.',
  isOff: 'Single keys are turned off: only {palette} works now.',
  focus: 'Where a page has several lists, a key means the one that has the focus.',
  pending: '{first}, then a letter:',
  pendingTold: 'Now press the letter of a screen.',
  loadFailed: '{label} could not be opened. Check your connection and try again.',
  names: { ctrl: 'Ctrl', enter: 'Enter', escape: 'Esc' },
  does: {
    palette: 'Search, or go to anything',
    sheet: 'Show this list',
    enter: 'Open the row that has the focus',
    escape: 'Close what is open; forget a first key',
  },
  actions: {
    nextRow: 'Next row',
    previousRow: 'Previous row',
    editRow: 'Edit the row that has the focus',
    refresh: 'Refresh',
  },
} as const;
