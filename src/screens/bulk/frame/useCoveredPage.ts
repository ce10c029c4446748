import { useCallback, useLayoutEffect, useRef } from 'react';

/** Hides the contents of the page, and returns what shows them again. */
const coverPage = (): (() => void) => {
  const page = document.getElementById('content');
  if (!page) return () => undefined;
  const { style } = page;
  // Without contents it would lose its height, and the window its scroll position.
  style.minHeight = `${String(page.getBoundingClientRect().height)}px`;
  style.contentVisibility = 'hidden';
  return () => {
    style.contentVisibility = '';
    style.minHeight = '';
  };
};

/**
 * Hides the page under a dialog that covers the whole window, because the browser would otherwise style and lay out
 * its hundreds of elements with each step of the dialog. The page returns before the dialog gives the focus back.
 * @returns call it when the dialog covers the page
 */
export const useCoveredPage = (): (() => void) => {
  const show = useRef<(() => void) | null>(null);
  useLayoutEffect(
    () => () => {
      show.current?.();
      show.current = null;
    },
    [],
  );
  return useCallback(() => {
    show.current ??= coverPage();
  }, []);
};
