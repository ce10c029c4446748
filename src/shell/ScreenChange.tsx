import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { coverOf } from '../lib/failures/openings';
import { afterPaint } from '../lib/util/yieldToMain';
import { pageTitleOf } from '../schema/documentTitle';
import { takesLetters } from '../views/keys/keyPresses';
import { pendingTitle } from '../views/PageBar';
import { usePage } from '../views/place/usePage';

export interface ScreenChangeProps {
  /** The shell's heading, in which each page draws its title. */
  readonly heading: HTMLElement | null;
  /** Name of the record to which the page belongs. */
  readonly recordName: string | null;
}

/** A row that got the focus back, and a screen's own input, keep it, and so does what one types in. */
const isFree = (focused: Element | null): boolean =>
  focused === null ||
  (coverOf(focused) === null && focused.closest('main') === null && !takesLetters(focused));

/**
 * After a change of screen, its heading gets the focus and its title is announced once, because browsers do both only
 * when they load a document.
 */
export const ScreenChange = ({ heading, recordName }: ScreenChangeProps) => {
  const { pathname } = usePage();
  const [announced, setAnnounced] = useState('');
  const last = useRef(pathname);
  const announce = useEffectEvent((title: string) => setAnnounced(pageTitleOf(title, recordName)));
  useEffect(() => {
    if (last.current === pathname || !heading) return undefined;
    // Emptied first, so that the same title is announced again.
    setAnnounced('');
    const from = document.activeElement;
    let cancel = () => {};
    const focus = () => {
      const now = document.activeElement;
      const isMoved = now !== document.body && now !== from;
      if (!isMoved && isFree(now)) heading.focus({ preventScroll: true });
    };
    const arrive = () => {
      const title = heading.textContent.trim();
      if (title === '' || heading.querySelector(`[${pendingTitle}]`)) return;
      stop();
      last.current = pathname;
      announce(title);
      // It would make the browser compute the layout of a page that is not complete yet.
      cancel = afterPaint(focus);
    };
    const observer = new MutationObserver(arrive);
    const stop = () => observer.disconnect();
    observer.observe(heading, { childList: true, subtree: true, attributes: true });
    arrive();
    return () => {
      stop();
      cancel();
    };
  }, [pathname, heading]);
  return (
    <span aria-live="polite" data-screen-title="" style={visuallyHidden}>
      {announced}
    </span>
  );
};
