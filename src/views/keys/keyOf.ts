/** What a key event says to the console: one key by itself, or the combination that opens the palette. */

/** The parts of a KeyboardEvent that matter; also of one that a test makes up. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** Signs stand elsewhere on each keyboard, often with Shift: what is printed counts. */
const signs: ReadonlySet<string> = new Set(['/', '?']);

/** A letter of a script that has no 'c': there the place of the key counts. */
const isForeign = (key: string): boolean => /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);

const letterOf = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): string | null => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter !== undefined && isForeign(key) ? letter.toLowerCase() : null;
};

/** While a word is put together from several keys, none of them is meant for us. */
const isComposed = ({ isComposing, key }: KeyPress): boolean =>
  isComposing || key === 'Process' || key === 'Dead';

/** A letter or a sign that was pressed alone and not held down; null for everything else. */
export const keyOf = (press: KeyPress): string | null => {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, key } = press;
  if (ctrlKey || metaKey || altKey || repeat || isComposed(press)) return null;
  if (press.getModifierState?.('AltGraph')) return null;
  if (signs.has(key)) return key;
  return shiftKey ? null : letterOf(press);
};

/** Ctrl K, on a Mac ⌘ K: there Ctrl K empties the rest of a line. */
export const isPaletteKey = (press: KeyPress, isMac: boolean): boolean => {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = press;
  if (altKey || shiftKey || repeat || isComposed(press)) return false;
  const isHeld = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && letterOf(press) === 'k';
};
