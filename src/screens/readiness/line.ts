/** One thing that a first job needs, and how it stands with it. */
import type { To } from 'react-router';

/** What was found; a warning keeps no job from running. */
export type Found = 'done' | 'missing' | 'warning';

export type LineState = Found | 'loading' | 'failed';

export interface Line {
  /** Words below `facings.readiness.organization` or `facings.readiness.zone`. */
  readonly key: string;
  readonly state: LineState;
  /** Which of the sentences there; as the state when absent. */
  readonly said?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Where it is fixed. */
  readonly to: To;
  /** Words of the way there, where it is another while something is missing. */
  readonly go?: string;
  readonly retry?: () => void;
}

/** What is known of an answer that a line is judged by. */
interface Answered<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

type Judged = Pick<Line, 'said' | 'values' | 'go'> & { readonly state: Found };

interface Place extends Pick<Line, 'key' | 'to'> {
  /** The dialog that adds the first one. */
  readonly add?: To;
}

/** A line that waits for an answer; where it cannot be had, only this line says so. */
export const lineOf = <T>(
  { key, to, add }: Place,
  { data, isError, refetch }: Answered<T>,
  judge: (data: T) => Judged,
): Line => {
  if (isError) return { key, to, state: 'failed', retry: () => void refetch() };
  if (data === undefined) return { key, to, state: 'loading' };
  const judged = judge(data);
  return add === undefined || judged.state === 'done'
    ? { key, to, ...judged }
    : { key, to: add, go: 'goMissing', ...judged };
};

/** There has to be at least one. */
export const atLeastOne = (count: number): Judged =>
  count > 0 ? { state: 'done', values: { smart_count: count } } : { state: 'missing' };

/** One is advised. */
export const betterOne = (count: number): Judged =>
  count > 0 ? atLeastOne(count) : { state: 'warning' };

/** The same, where the first one can be added right there. */
export const atLeastOneOrAdd = (count: number): Judged =>
  count > 0 ? atLeastOne(count) : { state: 'missing', go: 'goMissing' };

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  /** Nothing is missing, as far as can be known. */
  readonly isReady: boolean;
  /** Nothing is left to do or to advise. */
  readonly isWhole: boolean;
}

export const progressOf = (lines: readonly Line[]): Progress => {
  const count = (state: LineState) => lines.filter((line) => line.state === state).length;
  const done = count('done');
  const total = lines.length;
  return {
    done,
    total,
    isReading: count('loading') > 0,
    hasFailed: count('failed') > 0,
    isReady: done + count('warning') === total,
    isWhole: done === total,
  };
};
