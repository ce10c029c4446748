/** react-admin's store of one person, in local storage, so that `useStore` survives a reload. Never for secrets. */
import { localStorageStore, type Store } from 'react-admin';

/** Choices that contain no record survive log-out: saved queries, configured columns, theme, and the side menu. */
const isKept = (key: string): boolean =>
  key.endsWith('.savedQueries') ||
  key.startsWith('preferences.') ||
  ['theme', 'locale', 'sidebar.open'].includes(key);

/** Separates people without leaving their e-mail address in the browser. */
const hashOf = (text: string): string => {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const unit of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit)) * 0x1_00_00_00_01_b3n);
  }
  return hash.toString(36);
};

/** Its `reset`, which react-admin calls at log-out, keeps those choices. */
export const createPersonStore = (username: string): Store => {
  // The bar ends the prefix, because react-admin deletes by prefix.
  const store = localStorageStore('1', `-facings-${hashOf(username)}|`);
  return {
    ...store,
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {}))
        if (!isKept(key)) store.removeItem(key);
    },
  };
};
