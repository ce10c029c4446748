/** Whether the page holds what would be lost, asked as the browser asks before a tab closes. */

/** Every form, sheet and board that guards something answers it (src/views/form/useUnsavedGuard.ts). */
export const hasUnsaved = (): boolean => {
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  return asked.defaultPrevented;
};

/** The person was asked already: the browser is not to ask once more. */
export const reloadAnyway = (): void => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
};
