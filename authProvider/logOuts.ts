/**
 * Tells a log-out in another tab from a cookie that is lost (cleared by the browser or by hand). Only a log-out signs
 * this page out; after a loss the person signs in again over it.
 */
import type { TabMessage, TabsPort } from './tabs';

export const createLogOuts = ({ lastLogOut }: Pick<TabsPort, 'lastLogOut'>) => {
  let lastSeen = lastLogOut();
  let isTold = false;
  return {
    hear: (message?: TabMessage): void => {
      if (message === 'signedOut') isTold = true;
    },
    /** Call it when new credentials are there: earlier log-outs do not concern them. */
    forgetEarlier: (): void => {
      lastSeen = lastLogOut();
      isTold = false;
    },
    /** Whether someone logged out since then. A missing mark says nothing: it may be lost together with the cookie. */
    hasHappened: (): boolean => {
      const last = lastLogOut();
      return isTold || (last !== null && last !== lastSeen);
    },
  };
};
