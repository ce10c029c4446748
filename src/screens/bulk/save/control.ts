/** State shared by all units of a pass: whether to continue, and when. */
import { createGate, pause, type Gate, type Wait } from '../../../batches/gate';
import type { Halt } from './types';

/** Translates a key of the catalogue. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Control {
  /** Aborted by Stop: requests in progress finish. */
  readonly signal: AbortSignal;
  readonly gate: Gate;
  readonly wait: Wait;
  readonly say: Say;
  /** From now on nothing is sent, not even the rest of a unit in progress. */
  readonly halt: (why: Halt) => void;
  readonly halted: () => Halt | null;
  /** Ends the pass after the requests in progress. */
  readonly stop: () => void;
}

export const createControl = ({ say, wait = pause }: { say: Say; wait?: Wait }): Control => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let why: Halt | null = null;
  return {
    signal,
    gate: createGate(signal, wait),
    wait,
    say,
    halt: (reason) => {
      why ??= reason;
      stopping.abort();
    },
    halted: () => why,
    stop: () => {
      stopping.abort();
    },
  };
};
