import type { Journal } from './journal';
import { createGate, pause, type Wait } from './pace';
import type { Halt } from './types';

/** Translates a key of the catalogue. */
type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What a run needs from the console. */
export interface RunPort {
  readonly journal: Journal;
  /** Translates reasons into the user's language. */
  readonly say: Say;
  /** Id of a run whose rows returned to the sheet that is saved now; that run is no longer resumed. */
  readonly replaces?: string | undefined;
}

/** Timing and sizes: the platform's limits (rules 9), or values for tests. */
export interface Pace {
  /** Maximum number of units in progress. */
  readonly atOnce?: number;
  /** Rows per unit. */
  readonly batch?: number;
  readonly wait?: Wait;
}

// State shared by all units of a pass: whether to continue, and when.

export const createControl = ({ say, wait = pause }: { say: Say; wait?: Wait }) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let why: Halt | null = null;
  return {
    /** Aborted by Stop: requests in progress finish. */
    signal,
    gate: createGate(signal, wait),
    wait,
    say,
    /** From now on nothing is sent, not even the rest of a unit in progress. */
    halt: (reason: Halt) => {
      why ??= reason;
      stopping.abort();
    },
    halted: () => why,
    /** Ends the pass after the requests in progress. */
    stop: () => {
      stopping.abort();
    },
  };
};

export type Control = ReturnType<typeof createControl>;
