import { useCallback, useState } from 'react';

/** Pixels around the viewport: about half a screen. */
const margin = 400;

export type ElementRef = (element: HTMLElement | null) => (() => void) | undefined;

/** Whether an element has ever been near the viewport. */
export const useNear = (): readonly [ElementRef, boolean] => {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
};
