/**
 * Keeps the toasts clear of the buttons at the foot of an open dialog, panel or page. It looks while toasts are shown
 * only; whatever is drawn, scrolled or slid in since may have brought another footer.
 */
import { useLayoutEffect, useState, type RefObject } from 'react';
import { liftedBottom } from './lifted';

/** The last row of MUI's dialogs, and what says of itself that it is one. */
const footers = '.MuiDialogActions-root, [data-footer]';

/** Pixels between the toasts and the bottom of the window where nothing is in the way. */
const restOf = (): number => (window.innerWidth < 600 ? 16 : 24);

export const useLifted = (region: RefObject<HTMLElement | null>, isShown: boolean): number => {
  const [bottom, setBottom] = useState(restOf);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const own = region.current?.getBoundingClientRect();
      if (!own) return;
      const { left, right, height } = own;
      const boxes = [...document.querySelectorAll(footers)]
        // What lies under a dialog cannot be used anyway.
        .filter((one) => one.closest('[aria-hidden="true"], [inert]') === null)
        .map((one) => one.getBoundingClientRect());
      const windowHeight = window.innerHeight;
      setBottom(liftedBottom({ rest: restOf(), height, left, right, windowHeight }, boxes));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    const listened = [
      ['resize', window],
      ['scroll', document],
      ['transitionend', document],
    ] as const;
    for (const [name, target] of listened) target.addEventListener(name, soon, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const [name, target] of listened) target.removeEventListener(name, soon, true);
    };
  }, [region, isShown]);
  return bottom;
};
