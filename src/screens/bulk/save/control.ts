/** What all units of one pass share: whether to go on, and when. */
import { createGate, pause, type Gate, type Wait } from '../../../batches/gate';
import type { Halt } from './types';

/** A text of the catalogue. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Control {
  /** Aborted by Stop: what is under way is let finish. */
  readonly signal: AbortSignal;
  readonly gate: Gate;
  readonly wait: Wait;
  readonly say: Say;
  /** From now on nothing is sent, not even the rest of what is under way. */
  readonly halt: (why: Halt) => void;
  readonly halted: () => Halt | null;
  /** Ends the pass after what is under way. */
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
