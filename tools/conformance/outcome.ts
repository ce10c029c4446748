/** The outcome of each check. */
import type { Answer } from './client';
import type { Fault } from './judge';

export interface Outcome {
  /** The contract's name of the call. */
  readonly call: string;
  /** What was checked; the call itself if absent. */
  readonly check?: string;
  /**
   * `absent`: the platform does not implement the call. `failed`: it does, but not as the contract says. `absent` is
   * reported for calls only, because the check of a rule may expect a refusal.
   */
  readonly result: 'passed' | 'failed' | 'absent' | 'skipped';
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  readonly ms?: number;
  readonly expected?: string;
  readonly seen?: string;
  /** Why it was skipped. */
  readonly reason?: string;
}

export interface CheckName {
  readonly call: string;
  readonly check?: string;
}

export type Tell = (outcome: Outcome) => void;

/** What routers say of a path that they do not know: Express, Nest, Spring and others. */
const routerWords =
  /^$|^not found$|cannot (get|post|put|patch|delete)|no (static|handler|route|such call)|not in the contract/i;

const messageOf = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'message' in json ? String(json.message) : '';

/**
 * Refused before any code of the call: no method, no route, or one that is not written yet. A 404 of a call with an id
 * may come from the call itself, which then says which record is missing.
 */
const isAbsent = ({ call, check }: CheckName, { status, json }: Answer): boolean => {
  if (status === 405 || status === 501) return true;
  if (status !== 404 || check !== undefined) return false;
  return !call.includes('{') || routerWords.test(messageOf(json));
};

export const judged = (checked: CheckName, answer: Answer, fault: Fault | undefined): Outcome => ({
  ...checked,
  result: fault ? (isAbsent(checked, answer) ? 'absent' : 'failed') : 'passed',
  status: answer.status,
  ms: answer.ms,
  ...fault,
});

export const skipped = (checked: CheckName, reason: string): Outcome => ({
  ...checked,
  result: 'skipped',
  reason,
});
