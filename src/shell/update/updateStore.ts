/** What the page knows about a newer build; shown by a banner. */

/**
 * `available`: there is a newer build. `needed`: a chunk of this one no longer exists, and unsaved changes prevent
 * the page from reloading itself.
 */
export type Update = 'none' | 'available' | 'needed';

let current: Update = 'none';
const listeners = new Set<() => void>();

export const currentUpdate = (): Update => current;

export const setUpdate = (next: Update): void => {
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
