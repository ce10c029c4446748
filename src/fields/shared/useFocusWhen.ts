/** Moves the focus to an element when a condition becomes true: a filter that was just added. */
import { useEffect, useRef, type RefObject } from 'react';

export const useFocusWhen = (isWanted: boolean): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
};
