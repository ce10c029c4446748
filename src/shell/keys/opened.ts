/** What a shortcut has opened over the page; only one of them is open at a time. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../../schema/listeners';

/** `switch` is the palette with organizations only. */
export type Opened = 'palette' | 'switch' | 'sheet' | null;

const open = createStore<Opened>(null);
/** Keys pressed after the palette was opened and before its code had loaded. */
let typed = '';

const set = (next: Opened) => {
  typed = '';
  open.set(next);
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

export const opened = open.get;

/** What was typed while the palette was on its way: it is the palette's first text. */
export const typedAhead = (): string => typed;

/** A key that is pressed while the palette or the list of keys is on its way is meant for it, not for the page. */
export const pressAhead = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
  if (key === 'Escape') closeOver();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typed += key;
};

export const useOpened = (): Opened => useSyncExternalStore(open.subscribe, open.get);
