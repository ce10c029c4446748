/**
 * When a schedule runs. `croner` reckons; it is large, so whoever draws runs loads this file lazily.
 *
 * Where both the day of the month and the weekday are told, it runs on either (as cron has it). Where the clocks
 * change it does as Vixie's cron does. A schedule of plain times ('30 2 * * *', '0 2,14 * * *') loses nothing and
 * repeats nothing: a time that is skipped runs at the first moment after the gap, a time that comes twice runs
 * the first time. A schedule with '*' or a step in its minute or hour follows the clock: what is skipped is left
 * out, and what comes twice runs twice.
 */
import { Cron } from 'croner';
import { isTimeZone } from '../../timeZone/rule';
import { patternOf } from './pattern';

interface Reckoned {
  readonly expression: string;
  /** A name of the IANA database; none is UTC. */
  readonly timeZone: string | null;
}

/** Null for what is no schedule and for a time zone that is not known here. */
const cronOf = ({ expression, timeZone }: Reckoned): Cron | null => {
  if (!patternOf(expression)) return null;
  if (timeZone && !isTimeZone(timeZone)) return null;
  return new Cron(expression.trim(), {
    mode: '5-part',
    timezone: timeZone || 'UTC',
    fixedTimeRule: 'no-wildcard',
  });
};

/**
 * The next runs after `from` in milliseconds, at most `count` and none after `until`. None for what is no
 * schedule, and for a time zone that is not known here.
 */
export const nextRuns = ({
  from,
  count,
  until = Infinity,
  ...reckoned
}: Reckoned & {
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

/** Runs from `from` on and before `to`, at most `limit`; `isMore` where the limit left some out. */
export const runsBetween = ({
  from,
  to,
  limit,
  ...reckoned
}: Reckoned & { readonly from: number; readonly to: number; readonly limit: number }): {
  readonly runs: readonly number[];
  readonly isMore: boolean;
} => {
  const runs = nextRuns({ ...reckoned, from: from - 1, count: limit + 1, until: to - 1 });
  return { runs: runs.slice(0, limit), isMore: runs.length > limit };
};

/** The last run before a moment; null where there is none. */
export const lastRunBefore = ({
  before,
  ...reckoned
}: Reckoned & { readonly before: number }): number | null =>
  cronOf(reckoned)?.previousRuns(1, new Date(before))[0]?.getTime() ?? null;
