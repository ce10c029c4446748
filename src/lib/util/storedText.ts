/** Texts in the browser's local storage, which it may refuse: nothing depends on them. Never for secrets. */

/** Null if there is none. */
export const storedText = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Returns false if the storage is full or forbidden. */
export const storeText = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
