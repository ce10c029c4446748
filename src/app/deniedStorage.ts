/**
 * Makes a local storage that the browser denies an absent one. Reading it throws, and react-admin reads it while its code
 * is loaded, so that nobody could sign in.
 */
export const replaceDeniedStorage = (): void => {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
  }
};
