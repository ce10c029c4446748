/** Tabs in step: what one tab does to the session, the others hear at once. */
export type TabMessage = 'signedIn' | 'signedOut' | 'renewed';

export interface TabsPort {
  readonly tell: (message: TabMessage) => void;
  /** Calls back when another tab spoke, or when this one is looked at again; returns the way to stop. */
  readonly listen: (heard: () => void) => () => void;
}

const channelName = 'facings-session';

/** Milliseconds. What a tab says can be heard before its cookie is seen: the browser brings them by different ways. */
const lookAgain = [100, 500, 2000];

/** A tab that slept heard nothing, so it looks for itself when it wakes. */
export const createTabs = (): TabsPort => {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (heard) => {
      const look = () => {
        if (document.visibilityState === 'visible') heard();
      };
      const timers = new Set<ReturnType<typeof setTimeout>>();
      const hear = () => {
        heard();
        for (const delay of lookAgain) {
          const timer = setTimeout(() => {
            timers.delete(timer);
            heard();
          }, delay);
          timers.add(timer);
        }
      };
      channel?.addEventListener('message', hear);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        channel?.removeEventListener('message', hear);
        timers.forEach(clearTimeout);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
  };
};
