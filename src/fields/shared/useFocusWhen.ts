/** Moves the focus to an element once it is wanted there: a filter that was just chosen. */
import { useEffect, useRef, type RefObject } from 'react';

export const useFocusWhen = (isWanted: boolean): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
};
