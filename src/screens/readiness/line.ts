/** One requirement of a first job, and its state. */
import type { To } from 'react-router';

/** The result of a check; a warning does not prevent jobs. */
export type ReadinessFound = 'done' | 'missing' | 'warning';

export type LineState = ReadinessFound | 'loading' | 'failed';

export interface ReadinessLine {
  /** Texts under `facings.readiness.organization` or `facings.readiness.zone`. */
  readonly key: string;
  readonly state: LineState;
  /** Key of its sentence there; by default the state. */
  readonly wording?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Where it can be fixed. */
  readonly to: To;
  /** Label of the link while something is missing, if it differs. */
  readonly go?: string;
  readonly retry?: () => void;
}

/** The parts of a query result that a line depends on. */
interface Answered<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

type Judged = Pick<ReadinessLine, 'wording' | 'values' | 'go'> & { readonly state: ReadinessFound };

interface Place extends Pick<ReadinessLine, 'key' | 'to'> {
  /** The dialog that adds the first one. */
  readonly add?: To;
}

/** A line that waits for a response; if it fails, only this line shows the error. */
export const lineOf = <T>(
  { key, to, add }: Place,
  { data, isError, refetch }: Answered<T>,
  judge: (data: T) => Judged,
): ReadinessLine => {
  if (isError) return { key, to, state: 'failed', retry: () => void refetch() };
  if (data === undefined) return { key, to, state: 'loading' };
  const judged = judge(data);
  return add === undefined || judged.state === 'done'
    ? { key, to, ...judged }
    : { key, to: add, go: 'goMissing', ...judged };
};

/** At least one is required. */
export const atLeastOne = (count: number): Judged =>
  count > 0 ? { state: 'done', values: { smart_count: count } } : { state: 'missing' };

/** At least one is recommended. */
export const betterOne = (count: number): Judged =>
  count > 0 ? atLeastOne(count) : { state: 'warning' };

/** At least one is required and can be added on the same page. */
export const atLeastOneOrAdd = (count: number): Judged =>
  count > 0 ? atLeastOne(count) : { state: 'missing', go: 'goMissing' };

export interface ReadinessProgress {
  readonly done: number;
  readonly total: number;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  /** Nothing known is missing. */
  readonly isReady: boolean;
}

export const progressOf = (lines: readonly ReadinessLine[]): ReadinessProgress => {
  const count = (state: LineState) => lines.filter((line) => line.state === state).length;
  return {
    done: count('done'),
    total: lines.length,
    isReading: count('loading') > 0,
    hasFailed: count('failed') > 0,
    isReady: count('done') + count('warning') === lines.length,
  };
};
