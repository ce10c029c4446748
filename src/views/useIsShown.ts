import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for work that outlives it. */
export const useIsShown = (): Readonly<RefObject<boolean>> => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
};
