/**
 * MSW releases the page at `beforeunload`, which also fires when the person stays after all, and when the console checks
 * for unsaved changes (src/shell/update/updateStore.ts): every later call would go to the web server. While it starts,
 * its listener is registered for the real end of the page instead.
 */
export const heldUntilPageHides = async (start: () => Promise<void>): Promise<void> => {
  const before = Reflect.get(window, 'addEventListener') as (...given: unknown[]) => void;
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    before.call(window, type === 'beforeunload' ? 'pagehide' : type, listener, options);
  };
  try {
    await start();
  } finally {
    Reflect.set(window, 'addEventListener', before);
  }
};
