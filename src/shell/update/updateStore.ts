/** What the page knows about a newer build; shown by a banner. */
import { createStore } from '../../lib/util/listeners';

/**
 * `available`: there is a newer build. `needed`: a chunk of this one no longer exists, and unsaved changes prevent
 * the page from reloading itself.
 */
export type Update = 'none' | 'available' | 'needed';

const update = createStore<Update>('none');

export const currentUpdate = update.get;

export const setUpdate = (next: Update): void => {
  const current = update.get();
  if (next !== current && !(current === 'needed' && next === 'available')) update.set(next);
};

export const subscribeToUpdate = update.subscribe;

/**
 * Whether the page has unsaved changes, determined as by a browser before it closes a tab. Every form, sheet and board with changes handles this event (src/views/form/UnsavedDialog.tsx).
 */
export const hasUnsaved = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** The person has already confirmed, so the browser must not ask again. */
export const reloadAnyway = (): void => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
};
