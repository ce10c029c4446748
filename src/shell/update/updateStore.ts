/** What the page knows about a newer build; shown by a banner. */
import { createListeners } from '../../schema/listeners';

/**
 * `available`: there is a newer build. `needed`: a chunk of this one no longer exists, and unsaved changes prevent
 * the page from reloading itself.
 */
export type Update = 'none' | 'available' | 'needed';

let current: Update = 'none';
const listeners = createListeners();

export const currentUpdate = (): Update => current;

export const setUpdate = (next: Update): void => {
  if (next === current || (current === 'needed' && next === 'available')) return;
  current = next;
  listeners.tell();
};

export const subscribeToUpdate = listeners.subscribe;
