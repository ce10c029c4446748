import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/util/listeners';
import { storedText, storeText } from '../lib/util/storedText';

/** Settings of the browser, not of a person: appearance and density. */

/** A setting that is read once, stored, and shown the same everywhere. */
export const createPreference = <Value extends string>(
  key: string,
  parse: (stored: string | null) => Value,
) => {
  const listeners = createListeners();
  let current: Value | undefined;
  const get = (): Value => (current ??= parse(storedText(key)));
  const set = (value: Value): void => {
    current = value;
    storeText(key, value);
    listeners.tell();
  };
  const use = (): Value => useSyncExternalStore(listeners.subscribe, get);
  return { get, set, use };
};

/** Density of rows and inputs: a setting of the browser, not of the session. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const paddings: Readonly<Record<Density, string>> = { comfortable: '9px', compact: '4px' };

const density = createPreference(
  'facings.density',
  (stored): Density => densities.find((candidate) => candidate === stored) ?? 'comfortable',
);

/** Applies the selected density; called once before the first list is rendered. */
export const applyDensity = (): void => {
  document.documentElement.style.setProperty('--facings-cell-padding', paddings[density.get()]);
  document.documentElement.dataset.density = density.get();
};

const choose = (next: Density): void => {
  density.set(next);
  applyDensity();
};

export const useDensity = (): readonly [Density, (next: Density) => void] => [
  density.use(),
  choose,
];
