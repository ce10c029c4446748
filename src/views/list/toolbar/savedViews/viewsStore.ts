/**
 * A person's saved views of all lists, in local storage under their id, so that they survive log-out. A view contains
 * the parameters of a list's address (search, ids and values of filters, order, columns), and never a record.
 */
import { useSyncExternalStore } from 'react';
import { isObject } from '../../../../lib/util/isObject';
import { createListeners } from '../../../../lib/util/listeners';
import { storedText } from '../../../../lib/util/storedText';

export interface SavedView {
  readonly id: string;
  /** Name of the list's declaration. */
  readonly list: string;
  /** The name that the person entered. */
  readonly name: string;
  /** Parameters of the list's address. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Views {
  /** Incremented when the format changes incompatibly. */
  readonly version: 1;
  readonly views: readonly SavedView[];
  /** By list: id of the default view. */
  readonly defaults: Readonly<Record<string, string>>;
}

export const noViews: Views = { version: 1, views: [], defaults: {} };

const prefix = 'facings-views:';
const keyOf = (userId: string) => prefix + userId;
/** Storage key for unreadable data, which is kept instead of deleted. */
const asideOf = (userId: string) => `facings.views-aside.${userId}`;

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

/** Returns null if the text is not a store of views, or has another version. */
const parsed = (text: string): Views | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isViews(value) ? value : null;
  } catch {
    return null;
  }
};

const listeners = createListeners();
/** Cache by key: the text last read and its parsed value, so that the snapshot is stable. */
const cache = new Map<string, { readonly text: string | null; readonly views: Views | null }>();
/** Fallback in memory if the browser refuses storage. */
const unstored = new Map<string, string>();

const stored = (key: string): string | null => unstored.get(key) ?? storedText(key);

/** Returns null if the stored data is unreadable. */
const read = (key: string): Views | null => {
  const text = stored(key);
  const before = cache.get(key);
  if (before?.text === text) return before.views;
  const views = text === null ? noViews : parsed(text);
  cache.set(key, { text, views });
  return views;
};

export const viewsOf = (userId: string): Views => read(keyOf(userId)) ?? noViews;

/** Returns false if the browser did not store it. */
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
    listeners.tell();
  }
};

/**
 * Applies a change to the currently stored data, which another tab may have changed. Returns false if the browser has
 * no (more) storage, so that the change is lost when the page is closed.
 */
export const changeViews = (userId: string, change: (views: Views) => Views): boolean =>
  write(keyOf(userId), JSON.stringify(change(viewsOf(userId))));

/** Moves unreadable data to another key; returns true if there was any. */
export const putAside = (userId: string): boolean => {
  const key = keyOf(userId);
  if (read(key) !== null) return false;
  const text = stored(key);
  // Frees the old key first, because a full storage could not hold the data twice.
  write(key, null);
  write(asideOf(userId), text);
  return true;
};

/** Whether any user of this browser has a default view of this list; the current user may not be known yet. */
export const mayHaveDefault = (list: string): boolean => {
  try {
    const all = [...Object.keys(localStorage), ...unstored.keys()];
    return all.some((key) => key.startsWith(prefix) && read(key)?.defaults[list] !== undefined);
  } catch {
    return false;
  }
};

const subscribe = (listener: () => void) => {
  const release = listeners.subscribe(listener);
  // Changes in another tab.
  window.addEventListener('storage', listener);
  return () => {
    release();
    window.removeEventListener('storage', listener);
  };
};

/** Returns the person's views, updated when any tab changes them; empty while the person is unknown. */
export const useViews = (userId: string | undefined): Views =>
  useSyncExternalStore(subscribe, () => (userId === undefined ? noViews : viewsOf(userId)));
