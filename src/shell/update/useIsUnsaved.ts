import { useSyncExternalStore } from 'react';
import { hasUnsaved } from './unsaved';

/** Polling interval in milliseconds, because there is no event when the last form is saved. */
const pollInterval = 2000;

const lookAgain = (look: () => void) => {
  const timer = setInterval(look, pollInterval);
  return () => {
    clearInterval(timer);
  };
};

/** Returns whether there are unsaved changes, while the component is mounted. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(lookAgain, hasUnsaved);
