/** What is open over the page by keyboard: one thing at a time. */
import { useSyncExternalStore } from 'react';

/** `switch` is the palette with organizations only. */
export type Opened = 'palette' | 'switch' | 'sheet' | null;

let open: Opened = null;
const listeners = new Set<() => void>();

const set = (next: Opened) => {
  open = next;
  for (const listener of listeners) listener();
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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useOpened = (): Opened => useSyncExternalStore(subscribe, () => open);
