import { useEffect } from 'react';

/** Calls a function whenever the user returns to the page from another tab or window. */
export const useComingBack = (act: () => unknown): void =>
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
