import { storedText, storeText } from '../src/lib/util/storedText';

/** Keeps tabs in sync: what one tab does to the session, the others learn at once. */
export type TabMessage = 'signedIn' | 'signedOut' | 'renewed';

export interface TabsPort {
  readonly tell: (message: TabMessage) => void;
  /** Calls back when another tab sends a message, or when this one becomes visible; returns a function that stops. */
  readonly listen: (heard: (message?: TabMessage) => void) => () => void;
  /** Identifies the latest log-out in this browser, for tabs that missed its message; null if there is none. */
  readonly lastLogOut: () => string | null;
}

const channelName = 'facings-session';

/** Storage key for the time of the latest log-out. */
const logOutKey = 'facings-log-out';

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
    tell: (message) => {
      // Without storage, only suspended tabs cannot tell a log-out from a lost cookie.
      if (message === 'signedOut') storeText(logOutKey, new Date().toISOString());
      channel?.postMessage(message);
    },
    lastLogOut: () => storedText(logOutKey),
    listen: (heard) => {
      const stopped = new AbortController();
      const { signal } = stopped;
      const look = () => {
        if (document.visibilityState === 'visible') heard();
      };
      const listener = ({ data }: MessageEvent<TabMessage>) => {
        heard(data);
        for (const delay of lookAgain) {
          setTimeout(() => {
            if (!signal.aborted) heard();
          }, delay);
        }
      };
      channel?.addEventListener('message', listener, { signal });
      document.addEventListener('visibilitychange', look, { signal });
      window.addEventListener('pageshow', look, { signal });
      return () => stopped.abort();
    },
  };
};
