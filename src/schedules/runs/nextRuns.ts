/**
 * Calculates when a schedule runs. `croner` is large, so load this file lazily.
 *
 * If both the day of the month and the weekday are set, the schedule runs on either, as in cron. Clock changes are
 * handled as in Vixie cron. A schedule with explicit times ('30 2 * * *', '0 2,14 * * *') loses and repeats nothing:
 * a skipped time runs at the first moment after the gap, a repeated time runs the first time only. A schedule with
 * '*' or a step in its minute or hour follows the clock: a skipped time does not run, and a repeated time runs twice.
 */
import { Cron } from 'croner';
import { cronFaultOf, normalCron, readPart, type CronPart, type PartName } from '../expression';
import { isTimeZone } from '../../lib/time/zones';

/** A parsed schedule: clock times and days, without a time zone. */
export interface Pattern {
  readonly minute: CronPart;
  readonly hour: CronPart;
  readonly monthDay: CronPart;
  readonly weekday: CronPart;
}

/** A calendar day without a time zone; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const places: readonly (readonly [PartName, number])[] = [
  ['minute', 0],
  ['hour', 1],
  ['monthDay', 2],
  ['weekday', 4],
];

/** Returns null for an empty or invalid text. */
export const patternOf = (expression: string): Pattern | null => {
  if (normalCron(expression) === '' || cronFaultOf(expression)) return null;
  const texts = normalCron(expression).split(' ');
  const [minute, hour, monthDay, weekday] = places.flatMap(([name, place]) => {
    const part = readPart(name, texts[place] ?? '');
    return 'read' in part ? [part.read] : [];
  });
  return minute && hour && monthDay && weekday ? { minute, hour, monthDay, weekday } : null;
};

/** Both the day of the month and the weekday are set: cron runs on either. */
export const isEitherDay = ({ monthDay, weekday }: Pattern): boolean =>
  !monthDay.isAny && !weekday.isAny;

export const isRunDay = (pattern: Pattern, { year, month, day }: CalendarDay): boolean => {
  const { monthDay, weekday } = pattern;
  const isOfMonth = monthDay.values.includes(day);
  const isOfWeek = weekday.values.includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
  return isEitherDay(pattern) ? isOfMonth || isOfWeek : isOfMonth && isOfWeek;
};

/** Whether the schedule has explicit times, without '*' and steps. Such a run is not lost when clocks change. */
export const isFixedTime = (expression: string): boolean => {
  const [minute = '', hour = ''] = normalCron(expression).split(' ');
  return !/[*/]/.test(minute + hour);
};

interface ZonedSchedule {
  readonly expression: string;
  /** An IANA name; null means UTC. */
  readonly timeZone: string | null;
}

/** Null for an invalid schedule or an unknown time zone. */
const cronOf = ({ expression, timeZone }: ZonedSchedule): Cron | null => {
  if (!patternOf(expression)) return null;
  if (timeZone && !isTimeZone(timeZone)) return null;
  return new Cron(expression.trim(), {
    mode: '5-part',
    timezone: timeZone || 'UTC',
    fixedTimeRule: 'no-wildcard',
  });
};

/**
 * Returns the next runs after `from`, in milliseconds: at most `count`, and none after `until`. Empty for an invalid
 * schedule or an unknown time zone.
 */
export const nextRuns = ({
  from,
  count,
  until = Infinity,
  ...reckoned
}: ZonedSchedule & {
  readonly from: number;
  readonly count: number;
  readonly until?: number;
}): readonly number[] => {
  const cron = cronOf(reckoned);
  const runs: number[] = [];
  let after = from;
  while (cron && runs.length < count) {
    const run = cron.nextRun(new Date(after))?.getTime();
    if (run === undefined || run > until) break;
    runs.push(run);
    after = run;
  }
  return runs;
};

/**
 * Returns the runs from `from` (inclusive) to `to` (exclusive), at most `limit`; `isMore` is true if the limit cut
 * some off.
 */
export const runsBetween = ({
  from,
  to,
  limit,
  ...reckoned
}: ZonedSchedule & { readonly from: number; readonly to: number; readonly limit: number }): {
  readonly runs: readonly number[];
  readonly isMore: boolean;
} => {
  const runs = nextRuns({ ...reckoned, from: from - 1, count: limit + 1, until: to - 1 });
  return { runs: runs.slice(0, limit), isMore: runs.length > limit };
};

/** Returns the last run before a moment; null if there is none. */
export const lastRunBefore = ({
  before,
  ...reckoned
}: ZonedSchedule & { readonly before: number }): number | null =>
  cronOf(reckoned)?.previousRuns(1, new Date(before))[0]?.getTime() ?? null;
