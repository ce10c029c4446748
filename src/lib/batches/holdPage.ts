/** The browser asks before it closes a page that still has calls to send. */

let held = 0;

const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/**
 * For writes in many calls without a journal: what is not sent when the page closes is never sent, and nobody would be
 * told. A new build does not reload such a page by itself either (src/shell/update).
 */
export const holdPage = async <T>(work: () => Promise<T>): Promise<T> => {
  // Outside of a browser, no page can be closed.
  if (typeof window === 'undefined') return work();
  held += 1;
  window.addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    held -= 1;
    if (held === 0) window.removeEventListener('beforeunload', ask);
  }
};
