/** How the line to the platform is, told by the calls that end; the banners say it. */

/** `back`: for a moment after a break. */
export type Line = 'fine' | 'slow' | 'unreachable' | 'offline' | 'back';

/** What of a call tells how the line is. */
export interface EndedCall {
  readonly outcome: number | string;
  /** Milliseconds. */
  readonly ms: number;
  /** Slow by what it does, whatever the line is. */
  readonly mayTakeLong: boolean;
}

/** Calls looked at, and how many of them have to be slow. */
const looked = 10;
const slowOnes = 5;
/** Milliseconds that a person begins to wonder after. */
const slowFrom = 4000;
/** Calls in a row that nobody answered: one alone may be a hiccup. */
const lostOnes = 2;
/** Milliseconds that good news stay, and that bad ones stay without new ones. */
const moment = 6000;
const doubt = 30_000;

const isLost = (outcome: EndedCall['outcome']): boolean =>
  outcome === 'network' || outcome === 'timeout';

export const createLineStore = (isOnline: () => boolean = () => navigator.onLine) => {
  let calls: readonly EndedCall[] = [];
  let lostInRow = 0;
  let line: Line = isOnline() ? 'fine' : 'offline';
  let isDismissed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: Line, forMs?: number): void => {
    clearTimeout(timer);
    if (forMs !== undefined) timer = setTimeout(() => become('fine'), forMs);
    if (next === line) return;
    line = next;
    isDismissed = false;
    for (const listener of listeners) listener();
  };

  const isSlow = (): boolean => calls.filter(({ ms }) => ms > slowFrom).length >= slowOnes;

  return {
    /** How it really is, also where nobody wants to be told of it. */
    line: (): Line => line,
    /** What is told of it. */
    shown: (): Line => (isDismissed ? 'fine' : line),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note: (call: EndedCall): void => {
      if (call.outcome === 'aborted') return;
      if (isLost(call.outcome)) {
        lostInRow += 1;
        if (line !== 'offline' && lostInRow >= lostOnes) become('unreachable', doubt);
        return;
      }
      lostInRow = 0;
      if (!call.mayTakeLong) calls = [...calls, call].slice(-looked);
      if (line === 'unreachable') become('back', moment);
      else if (line === 'fine' && isSlow()) become('slow');
      else if (line === 'slow' && !isSlow()) become('fine');
    },
    /** The browser has lost the line, or has it again. */
    connected: (isThere: boolean): void => {
      lostInRow = 0;
      if (!isThere) become('offline');
      else if (line === 'offline') become('back', moment);
    },
    /** Not to be told again before it has changed. */
    dismiss: (): void => {
      isDismissed = true;
      for (const listener of listeners) listener();
    },
  };
};

/** The page's own. */
export const lineStore = createLineStore();
