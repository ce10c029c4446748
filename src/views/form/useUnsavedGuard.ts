/** Leaving with unsaved changes asks first: inside the console, and when the tab closes. */
import { useEffect } from 'react';
import { useBlocker, type Blocker, type Location } from 'react-router';
import { panelKey } from '../place/useOverlay';

/** A panel over a page has its address in a parameter; the others are no place of their own. */
const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(panelKey) ?? ''}`;

/** Blocks every change of place while `isDirty`, but none that `mayLeave` allows at that moment. */
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
      isDirty && !mayLeave() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
};
