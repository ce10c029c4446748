/** The inner size of an element, as long as it stands there; null where it has none. */
import { useEffect, useState } from 'react';
import type { Size } from './zoom';

export const useFrameSize = (element: HTMLElement | null): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(width > 0 && height > 0 ? { width, height } : null);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
};
