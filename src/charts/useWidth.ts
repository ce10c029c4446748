import { useCallback, useState } from 'react';

/** Where no width is known (no layout): wide enough for a whole drawing. */
const assumed = 640;

/** An element's width in whole pixels, as it changes; undefined until it is known. */
export const useWidth = (): readonly [
  (element: HTMLElement | null) => void,
  number | undefined,
] => {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const read = () => {
      setWidth(Math.floor(element.clientWidth) || assumed);
    };
    read();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, width];
};
