import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls the navigation around it so far that the entry of the current page is in sight: on a low screen the entries
 * of an organization are below those of the console.
 */
export const CurrentInSight = () => {
  const element = useRef<HTMLSpanElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // In the frame that first shows the page, whose layout is then computed once: right here, it would be for this alone.
    const frame = requestAnimationFrame(() => {
      const entries = element.current?.parentElement?.querySelectorAll('[aria-current="page"]');
      const entry = [...(entries ?? [])].at(-1);
      if (entry && 'scrollIntoView' in entry) entry.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return <span ref={element} hidden />;
};
