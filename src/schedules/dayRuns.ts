/**
 * The runs of an expression on a date in a time zone. A day without a clock change is computed once for all time zones,
 * since its local times are the same everywhere; other days are computed separately.
 */
import { isRunDay, patternOf, type Pattern, type runsBetween } from './runs/nextRuns';
import { changeOn, minuteLength, startOfDay } from '../lib/time/zonedDays';
import { offsetAt } from '../lib/time/zones';
import { dayLength } from '../lib/time/days';

/** The engine that computes all runs. */
export type RunsBetween = typeof runsBetween;

export interface DayRuns {
  /** Local times in minutes, in the order of the runs. */
  readonly times: readonly number[];
  readonly moments: readonly number[];
}

const none: DayRuns = { times: [], moments: [] };

/** Within this distance of a clock change the engine is used instead of an ordinary day. */
const nearChange = 2 * 3_600_000;
/** More than the number of minutes near a change. */
const maxRuns = 10_000;

interface Ordinary {
  readonly pattern: Pattern | null;
  /** Minutes of a day without a clock change. */
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
    const cached = ordinaries.get(expression) ?? ordinaryOf(expression);
    ordinaries.set(expression, cached);
    return cached;
  };

  /** Minutes of an ordinary date; none if the expression excludes it. */
  const timesOn = (expression: string, day: number): readonly number[] => {
    const { pattern, times } = ordinary(expression);
    const date = new Date(day * dayLength);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
    return pattern && isRunDay(pattern, { year, month, day: date.getUTCDate() }) ? times : [];
  };

  /** A day with a clock change: ordinary times before and after it, and the engine's result in between. */
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
      ...runsBetween({ expression, timeZone, from, to, limit: maxRuns }).runs,
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

  /** Each date of each expression and time zone is computed once. */
  const cache = new Map<string, DayRuns>();
  return {
    /** Minutes of a day with runs and without a clock change. */
    timesOf: (expression: string): readonly number[] => ordinary(expression).times,
    on: (expression: string, timeZone: string, day: number): DayRuns => {
      const key = `${expression} ${timeZone} ${day}`;
      const runs = cache.get(key) ?? on(expression, timeZone, day);
      cache.set(key, runs);
      return runs;
    },
  };
};

export type DayRunsOf = ReturnType<typeof createDayRuns>;
