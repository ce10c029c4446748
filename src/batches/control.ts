/** Lets all batches of a run wait, pause and halt together. */
import type { TranslateFunction } from 'react-admin';
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

export const createControl = (translate: TranslateFunction, wait: Wait = pause) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const gate = createGate(signal, wait);
  let halted: Halt | null = null;
  return {
    /** Translates reasons into the user's language. */
    translate,
    /** Aborted by Stop: requests in progress finish. */
    signal,
    wait: (ms: number) => wait(ms, signal),
    /** Pauses all batches, as the platform asks. */
    pauseFor: gate.closeFor,
    /** Waits for the end of a pause; resolves to false if nothing may be sent any more. */
    mayContinue: async () => halted === null && (await gate.pass()),
    /** From now on nothing is sent, not even the rest of a unit in progress. */
    halt: (reason: Halt) => {
      halted ??= reason;
      stopping.abort();
    },
    halted: () => halted,
    /** Ends the pass after the requests in progress. */
    stop: () => {
      stopping.abort();
    },
  };
};

export type Control = ReturnType<typeof createControl>;
