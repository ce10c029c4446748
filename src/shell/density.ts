/** Density of rows and inputs: a setting of the browser, not of the session. */
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from './preference';
import { createListeners } from '../schema/listeners';

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
