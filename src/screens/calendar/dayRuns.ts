/**
 * The runs of an expression on a date in a time zone. A day on which no clocks are changed is worked out once for
 * all time zones, since it is the same on all their walls; the other days have their own runs.
 */
import { isRunDay, patternOf, type Pattern } from '../../fields/cron/runs/pattern';
import { changeOn, offsetAt, startOfDay } from './clock';
import { dayLength } from '../../schema/days';
import { minuteLength } from './days';

/** The engine that all runs come from: src/fields/cron/runs/nextRuns.ts. */
export type RunsBetween = (asked: {
  readonly expression: string;
  readonly timeZone: string | null;
  /** Milliseconds; `from` is part of the span, `to` is not. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}) => { readonly runs: readonly number[]; readonly isMore: boolean };

export interface DayRuns {
  /** Minutes that the clocks show, in the order of the runs. */
  readonly times: readonly number[];
  readonly moments: readonly number[];
}

const none: DayRuns = { times: [], moments: [] };

/** How far from a change of the clocks an engine is asked itself, rather than an ordinary day. */
const nearChange = 2 * 3_600_000;
/** More than there are minutes near a change. */
const most = 10_000;

interface Ordinary {
  readonly pattern: Pattern | null;
  /** Minutes of a day on which no clocks are changed. */
  readonly times: readonly number[];
}

const ordinaryOf = (expression: string): Ordinary => {
  const pattern = patternOf(expression);
  const minutes = pattern?.minute.values ?? [];
  const hours = pattern?.hour.values ?? [];
  return { pattern, times: hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute)) };
};

export const createDayRuns = (runsBetween: RunsBetween) => {
  const ordinaries = new Map<string, Ordinary>();

  const ordinary = (expression: string): Ordinary => {
    const known = ordinaries.get(expression) ?? ordinaryOf(expression);
    ordinaries.set(expression, known);
    return known;
  };

  /** Minutes of an ordinary date; none where the expression leaves it out. */
  const timesOn = (expression: string, day: number): readonly number[] => {
    const { pattern, times } = ordinary(expression);
    const date = new Date(day * dayLength);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
    return pattern && isRunDay(pattern, { year, month, day: date.getUTCDate() }) ? times : [];
  };

  /** A day with a change: as ordinary days are before and after it, and what the engine says in between. */
  const changedDay = (expression: string, timeZone: string, day: number, at: number): DayRuns => {
    const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, day + 1)];
    const from = Math.max(start, at - nearChange);
    const to = Math.min(end, at + nearChange);
    const written = day * dayLength;
    const times = timesOn(expression, day);
    const plain = (first: number, last: number, near: number): readonly number[] =>
      times
        .map((time) => written + time * minuteLength - offsetAt(timeZone, near))
        .filter((moment) => moment >= first && moment < last);
    const moments = [
      ...plain(start, from, start),
      ...runsBetween({ expression, timeZone, from, to, limit: most }).runs,
      ...plain(to, end, end - minuteLength),
    ];
    return {
      moments,
      times: moments.map((moment) =>
        Math.floor((moment + offsetAt(timeZone, moment) - written) / minuteLength),
      ),
    };
  };

  const on = (expression: string, timeZone: string, day: number): DayRuns => {
    const start = startOfDay(timeZone, day);
    if (start === startOfDay(timeZone, day + 1)) return none;
    const change = changeOn(timeZone, day);
    if (change) return changedDay(expression, timeZone, day, change.at);
    const times = timesOn(expression, day);
    return { times, moments: times.map((time) => start + time * minuteLength) };
  };

  /** Each date of each expression and time zone is worked out once. */
  const known = new Map<string, DayRuns>();
  return {
    /** Minutes of a day on which it runs, and no clocks are changed. */
    timesOf: (expression: string): readonly number[] => ordinary(expression).times,
    on: (expression: string, timeZone: string, day: number): DayRuns => {
      const key = `${expression} ${timeZone} ${day}`;
      const made = known.get(key) ?? on(expression, timeZone, day);
      known.set(key, made);
      return made;
    },
  };
};

export type DayRunsOf = ReturnType<typeof createDayRuns>;
