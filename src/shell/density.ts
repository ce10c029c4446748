/** How close rows stand: a preference of the browser, not of the session. */
import { useSyncExternalStore } from 'react';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const key = 'facings.density';
const paddings: Readonly<Record<Density, string>> = { comfortable: '9px', compact: '4px' };
const listeners = new Set<() => void>();

const read = (): Density => (localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable');

/** Puts the stored density into the page; called once before the first list is drawn. */
export const applyDensity = (): void => {
  document.documentElement.style.setProperty('--facings-cell-padding', paddings[read()]);
};

const set = (density: Density): void => {
  localStorage.setItem(key, density);
  applyDensity();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useDensity = (): readonly [Density, (density: Density) => void] => [
  useSyncExternalStore(subscribe, read),
  set,
];
