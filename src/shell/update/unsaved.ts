/** Whether the page has unsaved changes, determined as by a browser before it closes a tab. */

/** Every form, sheet and board with changes handles this event (src/views/form/useUnsavedGuard.ts). */
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
