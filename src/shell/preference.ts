import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/util/listeners';

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

/** Density of rows and inputs: a setting of the browser, not of the session. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const key = 'facings.density';
const paddings: Readonly<Record<Density, string>> = { comfortable: '9px', compact: '4px' };
const listeners = createListeners();

const isDensity = (value: unknown): value is Density =>
  densities.some((density) => density === value);

let current: Density | undefined;

const read = (): Density => {
  if (current) return current;
  const stored = readPreference(key);
  current = isDensity(stored) ? stored : 'comfortable';
  return current;
};

/** Applies the selected density; called once before the first list is rendered. */
export const applyDensity = (): void => {
  document.documentElement.style.setProperty('--facings-cell-padding', paddings[read()]);
  document.documentElement.dataset.density = read();
};

const set = (density: Density): void => {
  current = density;
  writePreference(key, density);
  applyDensity();
  listeners.tell();
};

const subscribe = listeners.subscribe;

export const useDensity = (): readonly [Density, (density: Density) => void] => [
  useSyncExternalStore(subscribe, read),
  set,
];
