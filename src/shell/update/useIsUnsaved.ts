import { useSyncExternalStore } from 'react';
import { hasUnsaved } from './unsaved';

/** Milliseconds between two looks: nobody says when the last form has been saved. */
const every = 2000;

const lookAgain = (look: () => void) => {
  const timer = setInterval(look, every);
  return () => {
    clearInterval(timer);
  };
};

/** Whether something unsaved is open; followed for as long as the component is there. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(lookAgain, hasUnsaved);
