/** The organization whose dashboard a person looked at last: an id in the browser's storage, under the person's own. */

const keyOf = (userId: string) => `facings-dashboard:${userId}`;

/** Null where none is known; also without storage, since nothing depends on it. */
export const rememberedOrganization = (userId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
};

export const rememberOrganization = (userId: string, accountId: string): void => {
  try {
    localStorage.setItem(keyOf(userId), accountId);
  } catch {
    // Full or forbidden storage: the address has the choice, only its memory is lost.
  }
};
