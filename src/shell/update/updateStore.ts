/** What the page knows about a newer build; shown by a banner. */
import { useSyncExternalStore } from 'react';
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

/**
 * Whether the page has unsaved changes, determined as by a browser before it closes a tab. Every form, sheet and board with changes handles this event (src/views/form/useUnsavedGuard.ts).
 */
export const hasUnsaved = (): boolean => {
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  return asked.defaultPrevented;
};

/** The person has already confirmed, so the browser must not ask again. */
export const reloadAnyway = (): void => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
};

/** Polling interval in milliseconds, because there is no event when the last form is saved. */
const pollInterval = 2000;

const poll = (check: () => void) => {
  const timer = setInterval(check, pollInterval);
  return () => {
    clearInterval(timer);
  };
};

/** Returns whether there are unsaved changes, while the component is mounted. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(poll, hasUnsaved);
