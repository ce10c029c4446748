/** The latest calls for diagnostics: pattern, outcome, duration. Kept in memory only. */
import { patternOf } from './patternOf';

export interface LastCall {
  readonly method: string;
  readonly pattern: string;
  readonly outcome: number | string;
  readonly ms: number;
}

const maxCalls = 20;

let calls: readonly LastCall[] = [];

export const noteCall = (call: {
  readonly method: string;
  readonly path: string;
  readonly outcome: number | string;
  readonly ms: number;
}): void => {
  const { method, path, outcome, ms } = call;
  calls = [...calls, { method, pattern: patternOf(path), outcome, ms }].slice(-maxCalls);
};

export const lastCalls = (): readonly LastCall[] => calls;

export const forgetCalls = (): void => {
  calls = [];
};
