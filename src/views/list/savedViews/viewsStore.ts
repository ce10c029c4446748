/**
 * A person's own views of all lists, in the browser's storage under their id: they outlive log-out. A view is
 * what the address of its list says (search, ids and values of filters, order, columns), and never a record.
 */
import { useSyncExternalStore } from 'react';

export interface SavedView {
  readonly id: string;
  /** Name of the list's declaration. */
  readonly list: string;
  /** What the person calls it. */
  readonly name: string;
  /** Parameters of the list's address. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Views {
  /** Raised when what is written can no longer be read by what was written before. */
  readonly version: 1;
  readonly views: readonly SavedView[];
  /** By list: id of the view that it opens with. */
  readonly defaults: Readonly<Record<string, string>>;
}

export const noViews: Views = { version: 1, views: [], defaults: {} };

const prefix = 'facings-views:';
const keyOf = (userId: string) => prefix + userId;
/** Where what could not be read is kept, in case somebody can. */
const asideOf = (userId: string) => `facings.views-aside.${userId}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const isView = (value: unknown): value is SavedView =>
  isObject(value) &&
  [value.id, value.list, value.name].every((text) => typeof text === 'string') &&
  areTexts(value.parameters);

const isViews = (value: unknown): value is Views =>
  isObject(value) &&
  value.version === 1 &&
  Array.isArray(value.views) &&
  value.views.every(isView) &&
  areTexts(value.defaults);

/** Null for what is no store of views, or one of another version. */
const parsed = (text: string): Views | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isViews(value) ? value : null;
  } catch {
    return null;
  }
};

const listeners = new Set<() => void>();
/** Per key: the text last read, and what it says; a snapshot stays the same while the text does. */
const known = new Map<string, { readonly text: string | null; readonly views: Views | null }>();
/** Where the browser refuses to store: views last until the page is left. */
const unstored = new Map<string, string>();

const stored = (key: string): string | null => {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Null where something is stored that cannot be read. */
const read = (key: string): Views | null => {
  const text = stored(key);
  const before = known.get(key);
  if (before?.text === text) return before.views;
  const views = text === null ? noViews : parsed(text);
  known.set(key, { text, views });
  return views;
};

export const viewsOf = (userId: string): Views => read(keyOf(userId)) ?? noViews;

/** False where the browser would not store it. */
const write = (key: string, text: string | null): boolean => {
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    if (text !== null) unstored.set(key, text);
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
};

/**
 * Over what is stored at this moment: another tab may have changed it. False where the change lasts only until
 * the page is left, since the browser gives no (more) storage.
 */
export const changeViews = (userId: string, change: (views: Views) => Views): boolean =>
  write(keyOf(userId), JSON.stringify(change(viewsOf(userId))));

/** Moves what cannot be read out of the way, untouched; true where there was such a thing. */
export const putAside = (userId: string): boolean => {
  const key = keyOf(userId);
  if (read(key) !== null) return false;
  const text = stored(key);
  // First its old place is given up: a full storage would not take it twice.
  write(key, null);
  write(asideOf(userId), text);
  return true;
};

/** Whether anybody who uses this browser has a default view of this list: who it is may not be known yet. */
export const mayHaveDefault = (list: string): boolean => {
  try {
    const all = [...Object.keys(localStorage), ...unstored.keys()];
    return all.some((key) => key.startsWith(prefix) && read(key)?.defaults[list] !== undefined);
  } catch {
    return false;
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Another tab's change.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The person's views as they are now, in whichever tab they changed; none while the person is not known. */
export const useViews = (userId: string | undefined): Views =>
  useSyncExternalStore(subscribe, () => (userId === undefined ? noViews : viewsOf(userId)));
