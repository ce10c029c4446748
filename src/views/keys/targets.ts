/** Where a key already means something else. */

/** Boxes to tick and buttons take no letters. */
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

/** Spreadsheets: every key of theirs is taken, Ctrl K as well. */
const sheets = '[role="grid"],[role="treegrid"]';

/** What stands over the page: dialogs, slide-out panels, menus. */
const covers = [
  '[aria-modal="true"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '.MuiModal-root:not([aria-hidden="true"])',
].join(',');

/** The element an event began at, also inside of a component with a tree of its own. */
export const targetOf = (event: Event): Element | null => {
  const [first] = event.composedPath();
  return first instanceof Element ? first : null;
};

/** Whether letters belong to the element: they are typed, or choose among entries. */
export const takesLetters = (target: Element | null): boolean =>
  target?.closest(`${typing},${sheets},[role="dialog"]`) != null;

/** Whether even combinations belong to the element. */
export const takesEverything = (target: Element | null): boolean => target?.closest(sheets) != null;

/** Whether a dialog, a panel or a menu stands over the page, which is then not at hand. */
export const isCovered = (page: ParentNode): boolean =>
  // What belongs to a list that is kept out of sight covers nothing.
  [...page.querySelectorAll(covers)].some(
    (cover) => cover.closest('[style*="display: none"]') === null,
  );
