/** The outcome of each check. */
import type { Answer } from './client';
import type { Fault } from './judge';

export interface Outcome {
  /** The contract's name of the call. */
  readonly call: string;
  /** What was checked; the call itself if absent. */
  readonly check?: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  readonly ms?: number;
  readonly expected?: string;
  readonly seen?: string;
  /** Why it was skipped. */
  readonly reason?: string;
}

export interface Told {
  readonly call: string;
  readonly check?: string;
}

export type Tell = (outcome: Outcome) => void;

export const judged = (told: Told, answer: Answer, fault: Fault | undefined): Outcome => ({
  ...told,
  result: fault ? 'failed' : 'passed',
  status: answer.status,
  ms: answer.ms,
  ...fault,
});

export const skipped = (told: Told, reason: string): Outcome => ({
  ...told,
  result: 'skipped',
  reason,
});
