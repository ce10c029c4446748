/** Maps a key event to a single key, or to the shortcut of the palette. */

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
