import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '../../../../views/failures';
import { useComingBack } from '../../edit/useComingBack';

interface Loaded {
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
