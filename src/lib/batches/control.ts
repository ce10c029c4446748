/** Lets all batches of a run wait, pause and halt together. */
import type { Halt } from './types';

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

export const createControl = (wait: Wait = pause) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let halted: Halt | null = null;
  let paused: Promise<unknown> | null = null;
  return {
    /** Aborted by Stop: requests in progress finish. */
    signal,
    wait: (ms: number) => wait(ms, signal),
    /** Pauses all batches, as the platform asks. */
    pauseFor: (ms: number): void => {
      const all = Promise.all([paused, wait(ms, signal)]).finally(() => {
        if (paused === all) paused = null;
      });
      paused = all;
    },
    /** Waits for the end of a pause; resolves to false if nothing may be sent any more. */
    mayContinue: async (): Promise<boolean> => {
      while (paused) {
        await paused;
        if (signal.aborted) return false;
      }
      return halted === null;
    },
    /** From now on nothing is sent, not even the rest of a unit in progress. */
    halt: (reason: Halt): void => {
      halted ??= reason;
      stopping.abort();
    },
    halted: () => halted,
    /** Ends the pass after the requests in progress. */
    stop: (): void => {
      stopping.abort();
    },
  };
};

export type Control = ReturnType<typeof createControl>;
