/**
 * Calculates when a schedule runs. `croner` is large, so load this file lazily.
 *
 * If both the day of the month and the weekday are set, the schedule runs on either, as in cron. Clock changes are
 * handled as in Vixie cron. A schedule with explicit times ('30 2 * * *', '0 2,14 * * *') loses and repeats nothing:
 * a skipped time runs at the first moment after the gap, a repeated time runs the first time only. A schedule with
 * '*' or a step in its minute or hour follows the clock: a skipped time does not run, and a repeated time runs twice.
 */
import { Cron } from 'croner';
import { isTimeZone } from '../../timeZone/rule';
import { patternOf } from './pattern';

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
