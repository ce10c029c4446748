/** The state of the connection to the platform, derived from finished calls and shown by the banners. */
import { createListeners } from '../../lib/util/listeners';

/** `back`: shown briefly after an interruption. */
export type NetworkLine = 'fine' | 'slow' | 'unreachable' | 'offline' | 'back';

/** The properties of a call that indicate the connection's state. */
export interface EndedCall {
  readonly outcome: number | string;
  /** Duration in milliseconds. */
  readonly ms: number;
  /** The call is slow by nature, whatever the connection. */
  readonly mayTakeLong: boolean;
}

/** Number of latest calls to consider, and how many of them must be slow. */
const callWindow = 10;
const minSlow = 5;
/** Milliseconds after which a call counts as slow. */
const slowFrom = 4000;
/** Number of consecutive calls without a response; a single one may be a coincidence. */
const minLost = 2;
/** Milliseconds for which `back` is shown, and after which a bad state expires without new evidence. */
const shownMs = 6000;
const expiryMs = 30_000;

const isLost = (outcome: EndedCall['outcome']): boolean =>
  outcome === 'network' || outcome === 'timeout';

export const createLineStore = (isOnline: () => boolean = () => navigator.onLine) => {
  let calls: readonly EndedCall[] = [];
  let lostInRow = 0;
  let line: NetworkLine = isOnline() ? 'fine' : 'offline';
  let isDismissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = createListeners();

  const setLine = (next: NetworkLine, forMs?: number): void => {
    clearTimeout(timer);
    if (forMs !== undefined) timer = setTimeout(() => setLine('fine'), forMs);
    if (next === line) return;
    line = next;
    isDismissed = false;
    listeners.tell();
  };

  const isSlow = (): boolean => calls.filter(({ ms }) => ms > slowFrom).length >= minSlow;

  return {
    /** The actual state, even if its message was dismissed. */
    line: (): NetworkLine => line,
    /** The state to show. */
    shown: (): NetworkLine => (isDismissed ? 'fine' : line),
    subscribe: listeners.subscribe,
    note: (call: EndedCall): void => {
      if (call.outcome === 'aborted') return;
      if (isLost(call.outcome)) {
        lostInRow += 1;
        if (line !== 'offline' && lostInRow >= minLost) setLine('unreachable', expiryMs);
        return;
      }
      lostInRow = 0;
      if (!call.mayTakeLong) calls = [...calls, call].slice(-callWindow);
      if (line === 'unreachable') setLine('back', shownMs);
      else if (line === 'fine' && isSlow()) setLine('slow');
      else if (line === 'slow' && !isSlow()) setLine('fine');
    },
    /** The browser went offline or online. */
    connected: (isThere: boolean): void => {
      lostInRow = 0;
      if (!isThere) setLine('offline');
      else if (line === 'offline') setLine('back', shownMs);
    },
    /** Hides the message until the state changes. */
    dismiss: (): void => {
      isDismissed = true;
      listeners.tell();
    },
  };
};

export const lineStore = createLineStore();
