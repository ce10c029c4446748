/** Settings of the browser, not of a person: appearance and density. Never for secrets. */

/** Returns the stored value; null if there is none or the browser refuses storage, since nothing depends on it. */
export const readPreference = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value; without storage it applies until the page is closed. */
export const writePreference = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the setting applies but is not remembered.
  }
};
