/** What a shortcut has opened over the page; only one of them is open at a time. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../schema/listeners';

/** `switch` is the palette with organizations only. */
export type Opened = 'palette' | 'switch' | 'sheet' | null;

let open: Opened = null;
/** Keys pressed after the palette was opened and before its code had loaded. */
let typed = '';
const listeners = createListeners();

const set = (next: Opened) => {
  open = next;
  typed = '';
  listeners.tell();
};

export const openPalette = (): void => {
  set('palette');
};
export const openSwitch = (): void => {
  set('switch');
};
export const openSheet = (): void => {
  set('sheet');
};
export const closeOver = (): void => {
  set(null);
};

export const opened = (): Opened => open;

/** What was typed while the palette was on its way: it is the palette's first text. */
export const typedAhead = (): string => typed;

/** A key that is pressed while the palette or the list of keys is on its way is meant for it, not for the page. */
export const pressAhead = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
  if (key === 'Escape') closeOver();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed += key;
};

const subscribe = listeners.subscribe;

export const useOpened = (): Opened => useSyncExternalStore(subscribe, () => open);
