/** What a key press means: which key, which step of a sequence, and whether the page or a control takes it. */

/** Whether the keyboard has ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

// Maps a key event to a single key, or to the shortcut of the palette.

/** The parts of a KeyboardEvent that are used, so that tests can create one. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** Punctuation is on different keys in each layout, often with Shift, so the printed character counts. */
const signs: ReadonlySet<string> = new Set(['/', '?']);

/** A letter of a script without 'c', for which the position of the key counts. */
const isForeign = (key: string): boolean => /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);

const letterOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string | null => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter !== undefined && isForeign(key) ? letter.toLowerCase() : null;
};

/** During IME composition keys are ignored. */
const isComposed = ({ isComposing, key }: KeyPress): boolean =>
  isComposing || key === 'Process' || key === 'Dead';

/** Returns a letter or punctuation mark that was pressed alone and not held down; null for everything else. */
export const keyOf = (press: KeyPress): string | null => {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, key } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposed(press)) return null;
  if (press.getModifierState?.('AltGraph')) return null;
  if (signs.has(key)) return key;
  return shiftKey ? null : letterOf(press);
};

/** Ctrl K, or ⌘ K on a Mac, where Ctrl K deletes to the end of the line. */
export const isPaletteKey = (press: KeyPress, isMac: boolean): boolean => {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (altKey || shiftKey || repeat || isComposed(press)) return false;
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && letterOf(press) === 'k';
};

// Key sequences: 'g' followed by a letter.

/** Milliseconds after which the first key is discarded. */
export const sequenceTime = 1500;

/** A first key waiting for the second. */
export interface PendingSequence {
  readonly first: string;
  /** When it was pressed, in milliseconds of any clock. */
  readonly at: number;
}

/** Advances the sequence by a key. A second key never counts as a single key. */
export const step = ({
  begun,
  key,
  at,
  begins,
}: {
  readonly begun: PendingSequence | null;
  readonly key: string;
  readonly at: number;
  /** Keys that start a sequence. */
  readonly begins: ReadonlySet<string>;
}) => {
  if (begun && at - begun.at <= sequenceTime) return { begun: null, pressed: [begun.first, key] };
  if (begins.has(key)) return { begun: { first: key, at }, pressed: null };
  return { begun: null, pressed: [key] };
};

// Elements that use keys themselves.

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
