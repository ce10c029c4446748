import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The page below an address: dialogs and panels have addresses too, but stand over their page. */
const pageOf = (pathname: string): string => pathname.replace(/\/(create|edit)\/?$/, '');

/** A new page begins at its top; going back is left to the browser, which knows where one was. */
export const useScrollToTop = (): void => {
  const page = pageOf(useLocation().pathname);
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(page);
  useLayoutEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!isBack) window.scrollTo(0, 0);
  }, [page, isBack]);
};
