/** Elements that use keys themselves. */

/** Checkboxes and buttons take no text. */
const notTyped = ['checkbox', 'radio', 'button', 'submit', 'reset']
  .map((type) => `:not([type="${type}"])`)
  .join('');

const typing = [
  `input${notTyped}`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'menu', 'menubar', 'tree'].map(
    (role) => `[role="${role}"]`,
  ),
].join(',');

/** Spreadsheet grids use every key, including Ctrl K. */
const sheets = '[role="grid"],[role="treegrid"]';

/** Elements over the page: dialogs, side panels, menus. */
const covers = [
  '[aria-modal="true"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '.MuiModal-root:not([aria-hidden="true"])',
].join(',');

/** Returns the element of an event, also inside a shadow tree. */
export const targetOf = (event: Event): Element | null => {
  const [first] = event.composedPath();
  return first instanceof Element ? first : null;
};

/** Whether the element uses letters, for text or for type-ahead. */
export const takesLetters = (target: Element | null): boolean =>
  target?.closest(`${typing},${sheets},[role="dialog"]`) != null;

/** Whether the element also uses key combinations. */
export const takesEverything = (target: Element | null): boolean => target?.closest(sheets) != null;

/** Whether a dialog, panel or menu covers the page, so that its actions are unavailable. */
export const isCovered = (page: ParentNode): boolean =>
  // A list that is kept in the page but hidden may hold dialogs; they cover nothing.
  [...page.querySelectorAll(covers)].some(
    (cover) => cover.closest('[style*="display: none"]') === null,
  );
