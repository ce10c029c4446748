/** Pauses all lanes of a run while the platform asks for a pause. */

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

export interface Gate {
  readonly closeFor: (ms: number) => void;
  /** Resolves when the pause is over; to false if the run was aborted. */
  readonly pass: () => Promise<boolean>;
}

export const createGate = (signal: AbortSignal, wait: Wait = pause): Gate => {
  let opened: Promise<unknown> | null = null;
  return {
    closeFor: (ms) => {
      const all = Promise.all([opened, wait(ms, signal)]).finally(() => {
        if (opened === all) opened = null;
      });
      opened = all;
    },
    pass: async () => {
      while (opened) {
        await opened;
        if (signal.aborted) return false;
      }
      return true;
    },
  };
};
