import { useEffect } from 'react';

/** Calls a function whenever the user returns to the page from another tab or window. */
export const useComingBack = (act: () => unknown): void =>
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') act();
    };
    const listening = new AbortController();
    window.addEventListener('focus', look, { signal: listening.signal });
    document.addEventListener('visibilitychange', look, { signal: listening.signal });
    return () => listening.abort();
  }, [act]);
