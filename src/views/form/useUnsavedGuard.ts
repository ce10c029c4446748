/** Leaving with unsaved changes asks first: inside the console, and when the tab closes. */
import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Blocks every change of path while `isDirty`, but none that `mayLeave` allows at that moment. */
export const useUnsavedGuard = (isDirty: boolean, mayLeave: () => boolean): Blocker => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave() && currentLocation.pathname !== nextLocation.pathname,
  );
};
