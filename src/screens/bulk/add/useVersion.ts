import { useSyncExternalStore } from 'react';

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

const nothing: Watched = { subscribe: () => () => undefined, version: () => 0 };

/** Draws anew with every change of what is kept outside React; there may be nothing yet. */
export const useVersion = (watched: Watched | null): number => {
  const { subscribe, version } = watched ?? nothing;
  return useSyncExternalStore(subscribe, version);
};
