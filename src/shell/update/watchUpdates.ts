/** Hooks of the banners; separate from the stores, which are loaded before sign-in. */
import { useEffect, useSyncExternalStore } from 'react';
import { ownBuild } from '../../lib/failures/diagnostics';
import { fetchBuild, isReplaced } from './build';
import { hasUnsaved, setUpdate } from './updateStore';

/** Milliseconds between two checks while the page is visible. */
const checkInterval = 5 * 60_000;
/** Minimum milliseconds since the last check when the page becomes visible. */
const minPause = 60_000;

/** Checks regularly for a newer build; a hidden page does not check. */
export const useNewBuild = (): void =>
  useEffect(() => {
    const running = ownBuild();
    if (!running) return undefined;
    let checkedAt = Date.now();
    const look = (pause: number) => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < pause) return;
      checkedAt = Date.now();
      void fetchBuild().then((deployed) => {
        if (isReplaced(running, deployed)) setUpdate('available');
      });
    };
    const back = () => look(minPause);
    const timer = setInterval(() => look(checkInterval), checkInterval / 10);
    const listening = new AbortController();
    window.addEventListener('focus', back, { signal: listening.signal });
    document.addEventListener('visibilitychange', back, { signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);

/** Polling interval in milliseconds, because there is no event when the last form is saved. */
const pollInterval = 2000;

const poll = (check: () => void) => {
  const timer = setInterval(check, pollInterval);
  return () => clearInterval(timer);
};

/** Returns whether there are unsaved changes, while the component is mounted. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(poll, hasUnsaved);
