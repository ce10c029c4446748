/** Work that can wait until the browser has nothing better to do. */

/** Milliseconds, where a browser cannot say that it is idle. */
const otherwise = 200;

/** Returns the way to call it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => {
      cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(work, otherwise);
  return () => {
    clearTimeout(timer);
  };
};
