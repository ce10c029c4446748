/** What the page knows of a newer build; the banners tell it. */

/**
 * `available`: a newer build is there. `needed`: a part of this one is gone, and something unsaved keeps the page
 * from starting anew by itself.
 */
export type Update = 'none' | 'available' | 'needed';

let current: Update = 'none';
const listeners = new Set<() => void>();

export const currentUpdate = (): Update => current;

export const sayUpdate = (next: Update): void => {
  if (next === current || (current === 'needed' && next === 'available')) return;
  current = next;
  for (const listener of listeners) listener();
};

export const subscribeToUpdate = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
