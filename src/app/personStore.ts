/** react-admin's store of one person, in local storage, so that `useStore` survives a reload. Never for secrets. */
import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** A setting of the browser that react-admin's store shares with the rest of the page, instead of a copy. */
export interface Setting {
  /** Undefined stands for react-admin's default. */
  readonly get: (defaultValue: unknown) => unknown;
  readonly set: (value: unknown) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export type Settings = Readonly<Record<string, Setting>>;

/** Choices that contain no record survive log-out: saved queries, configured columns, and the side menu. */
const isKept = (key: string): boolean =>
  key.endsWith('.savedQueries') || key.startsWith('preferences.') || key === 'sidebar.open';

/** Separates people without leaving their e-mail address in the browser. */
const hashOf = (text: string): string => {
  let hash = 0xcb_f2_9c_e4_84_22_23_25n;
  for (const unit of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit)) * 0x1_00_00_00_01_b3n);
  }
  return hash.toString(36);
};

/**
 * Values that the browser does not store, because its storage is full, last until the page is closed: react-admin's
 * store would throw, and a click on a check box would do nothing.
 */
const storeOf = (username: string): Store => {
  // The bar ends the prefix, because react-admin deletes by prefix.
  const stored = localStorageStore('1', `-facings-${hashOf(username)}|`);
  const unstored = memoryStore();
  unstored.setup();
  return {
    ...stored,
    setup: () => {
      try {
        stored.setup();
      } catch {
        // The version of what is stored: the next page stores it.
      }
    },
    getItem: (key, defaultValue) => unstored.getItem(key, stored.getItem(key, defaultValue)),
    setItem: (key, value) => {
      if (unstored.getItem(key) !== undefined) unstored.removeItem(key);
      try {
        stored.setItem(key, value);
      } catch {
        unstored.setItem(key, value);
      }
    },
    removeItem: (key) => {
      unstored.removeItem(key);
      stored.removeItem(key);
    },
    subscribe: (key, callback) => {
      const releases = [stored, unstored].map((store) => store.subscribe(key, callback));
      return () => {
        for (const release of releases) release();
      };
    },
    listItems: (prefix) => ({ ...stored.listItems?.(prefix), ...unstored.listItems?.(prefix) }),
  };
};

/** Its `reset`, which react-admin calls at log-out, keeps those choices and the settings. */
export const createPersonStore = (username: string, settings: Settings = {}): Store => {
  const store = storeOf(username);
  return {
    ...store,
    getItem: (key, defaultValue) => {
      const setting = settings[key];
      if (!setting) return store.getItem(key, defaultValue);
      // react-admin lets the caller of a store name the type of its values.
      return (setting.get(defaultValue) ?? defaultValue) as typeof defaultValue;
    },
    setItem: (key, value) => {
      const setting = settings[key];
      if (setting) setting.set(value);
      else store.setItem(key, value);
    },
    removeItem: (key) => {
      const setting = settings[key];
      if (setting) setting.set(undefined);
      else store.removeItem(key);
    },
    subscribe: (key, callback) => {
      const setting = settings[key];
      return setting
        ? setting.subscribe(() => callback(setting.get(undefined)))
        : store.subscribe(key, callback);
    },
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {}))
        if (!isKept(key)) store.removeItem(key);
    },
  };
};
