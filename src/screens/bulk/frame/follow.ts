import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isAbort } from '../../../views/failures';

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

/** Calls a function whenever the user returns to the page from another tab or window. */
export const useComingBack = (act: () => void): void => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') act();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [act]);
};

export interface Loaded {
  /** Whether every cell was checked. */
  readonly isKnown: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Loads what cells may hold, and again when the user returns to the tab, since values may have been added. */
export const useKnown = (wanted: { readonly load: () => Promise<void> } | null): Loaded => {
  const [known, setKnown] = useState<unknown>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    wanted?.load().then(
      () => {
        setKnown(wanted);
        setError(null);
      },
      (reason: unknown) => {
        if (!isAbort(reason)) setError(reason);
      },
    );
  }, [wanted]);
  useEffect(load, [load]);
  useComingBack(load);
  return { isKnown: wanted !== null && known === wanted, error, retry: load };
};
