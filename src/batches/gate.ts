/** Holds back every lane of a run while the platform asks for a pause. */

/** Milliseconds; resolves at once when it is called off. */
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
  /** Resolves when nobody is to wait any more: false where the wait was called off. */
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
