/** Schedules work for when the browser is idle. */

/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const otherwise = 200;

/** Returns a function that cancels the work. */
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
