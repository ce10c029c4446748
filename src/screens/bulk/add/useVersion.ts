import { useSyncExternalStore } from 'react';

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

const nothing: Watched = { subscribe: () => () => undefined, version: () => 0 };

/** Re-renders on every change of an external store; the store may be null. */
export const useVersion = (watched: Watched | null): number => {
  const { subscribe, version } = watched ?? nothing;
  return useSyncExternalStore(subscribe, version);
};
