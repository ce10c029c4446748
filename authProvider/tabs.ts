/** Keeps tabs in sync: what one tab does to the session, the others learn at once. */
export type TabMessage = 'signedIn' | 'signedOut' | 'renewed';

export interface TabsPort {
  readonly tell: (message: TabMessage) => void;
  /** Calls back when another tab sends a message, or when this one becomes visible; returns a function that stops. */
  readonly listen: (heard: () => void) => () => void;
}

const channelName = 'facings-session';

/**
 * Milliseconds after which the cookie is read again: a tab's message may arrive before its cookie is visible, because
 * browsers deliver them separately.
 */
const lookAgain = [100, 500, 2000];

/** A suspended tab misses messages, so it checks when it becomes visible. */
export const createTabs = (): TabsPort => {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (heard) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      const look = () => {
        if (document.visibilityState === 'visible') heard();
      };
      const listener = () => {
        heard();
        for (const delay of lookAgain) {
          setTimeout(() => {
            if (!signal.aborted) heard();
          }, delay);
        }
      };
      channel?.addEventListener('message', listener, { signal });
      document.addEventListener('visibilitychange', look, { signal });
      window.addEventListener('pageshow', look, { signal });
      return () => {
        stopped.abort();
      };
    },
  };
};
