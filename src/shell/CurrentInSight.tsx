import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Pixels between the entry and the edge. */
const margin = 12;

/**
 * Scrolls the navigation around it so far that the entry of the current page is in sight: on a low screen the entries
 * of an organization are below those of the console.
 */
export const CurrentInSight = () => {
  const own = useRef<HTMLSpanElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const box = own.current?.parentElement;
    const entry = [...(box?.querySelectorAll('a[aria-current="page"]') ?? [])].at(-1);
    if (!box || !entry) return;
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + margin;
    else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + margin;
  }, [pathname]);
  return <span ref={own} hidden />;
};
