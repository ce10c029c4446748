/** Measures the rate of a process and estimates its remaining time. */

/** Milliseconds over which the rate is measured. */
const rateWindow = 10_000;

/** `now` returns milliseconds. Items that were done before the first note do not count. */
export const createPace = (done: number, now: () => number = () => performance.now()) => {
  /** Includes the newest note older than the span, because the span is measured from it. */
  let notes = [{ at: now(), done }];
  /** Items per second over the last ten seconds; null until there is enough data. */
  const rate = (): number | null => {
    const [first, last] = [notes[0], notes.at(-1)];
    if (!first || !last || last.done === first.done) return null;
    return ((last.done - first.done) * 1000) / Math.max(1, now() - first.at);
  };
  return {
    /** Records the total number done so far. */
    note: (count: number): void => {
      const at = now();
      notes.push({ at, done: count });
      const begin = notes.findLastIndex((note) => note.at <= at - rateWindow);
      if (begin > 0) notes = notes.slice(begin);
    },
    rate,
    secondsLeft: (left: number): number | null => {
      const speed = rate();
      return speed === null ? null : Math.ceil(left / speed);
    },
  };
};

// Pauses all lanes of a run while the platform asks for a pause.

/** Waits `ms` milliseconds; resolves at once when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const pause: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted || ms <= 0) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

export const createGate = (signal: AbortSignal, wait: Wait = pause) => {
  let opened: Promise<unknown> | null = null;
  return {
    closeFor: (ms: number): void => {
      const all = Promise.all([opened, wait(ms, signal)]).finally(() => {
        if (opened === all) opened = null;
      });
      opened = all;
    },
    /** Resolves when the pause is over; to false if the run was aborted. */
    pass: async (): Promise<boolean> => {
      while (opened) {
        await opened;
        if (signal.aborted) return false;
      }
      return true;
    },
  };
};
