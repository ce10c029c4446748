/** Choices of the browser, not of a person: appearance and density. Nothing secret is ever kept here. */

/** What was chosen, or null; also where the browser gives no storage, since nothing depends on it. */
export const readPreference = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a choice; without storage it holds until the page is left. */
export const writePreference = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden storage: the choice was made already, only its memory is lost.
  }
};
