/** Records that a person has pinned: the palette offers them before anything is typed. Log-out removes them. */
import { useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { pinsKey, visitsIn, type Visit } from './visits';

export const maxPins = 20;

const none: readonly Visit[] = [];

export const usePins = (): readonly Visit[] => {
  const [stored] = useStore<unknown>(pinsKey, none);
  return useMemo(() => visitsIn(stored), [stored]);
};

/** Changes the pins as they are now, also by another tab. */
export const useChangePins = () => {
  const store = useStoreContext();
  return useMemo(() => {
    const now = () => visitsIn(store.getItem(pinsKey));
    const without = (key: string) => now().filter((pin) => pin.key !== key);
    return {
      /** Last in the list. False if there are too many. */
      pin: (visit: Visit): boolean => {
        const others = without(visit.key);
        if (others.length >= maxPins) return false;
        store.setItem(pinsKey, [...others, visit]);
        return true;
      },
      unpin: (key: string): void => {
        const others = without(key);
        if (others.length < now().length) store.setItem(pinsKey, others);
      },
      /** The record has another name or address now. */
      rename: (visit: Visit): void => {
        const pins = now();
        const pinned = pins.find(({ key }) => key === visit.key);
        if (pinned && (pinned.label !== visit.label || pinned.to !== visit.to))
          store.setItem(
            pinsKey,
            pins.map((pin) => (pin === pinned ? visit : pin)),
          );
      },
    };
  }, [store]);
};
