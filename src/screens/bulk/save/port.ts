import type { FacingsDataProvider } from '../../../../dataProvider';
import { createGate, pause, type Wait } from '../../../batches/pace';
import type { Journal } from '../../../batches/journal';
import type { LinkCalls } from '../../../schema/links';
import type { ChangeCalls } from './changes';
import type { ChangedAt } from './keptRuns';
import type { Halt } from './types';

/** What a save needs from the console. */
export interface SavePort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are linked and unlinked. */
  readonly links: LinkCalls;
  readonly journal: Journal;
  /** Translates reasons into the user's language. */
  readonly say: Say;
  /** Id of a run whose rows returned to the sheet that is saved now; that run is no longer resumed. */
  readonly replaces?: string | undefined;
}

/** What a change of many records needs from the console. */
export interface ChangePort extends Pick<SavePort, 'journal' | 'say' | 'replaces'>, ChangedAt {
  readonly changes: ChangeCalls;
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

/** Translates a key of the catalogue. */
type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

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
