/** Evaluates schedules: whether any continues, and when the next run is. */
import type { Plan } from '../../../dataProvider/calls/readiness';
import { isTimeZone } from '../../lib/time/zones';

/** One schedule in one time zone. */
export interface Clocked {
  readonly cron: string;
  /** Milliseconds of its end; null if it has none. */
  readonly endsAt: number | null;
  /** Null for UTC. */
  readonly timeZone: string | null;
}

export interface ReadinessNextRun {
  /** Milliseconds. */
  readonly at: number;
  readonly timeZone: string;
}

export const isOngoing = ({ endsAt }: Pick<Plan, 'endsAt'>, now: number): boolean =>
  endsAt === null || endsAt > now;

/** The zone's time zone; null (UTC) if it has none that is known. */
export const clockOf = (timeZone: unknown): string | null =>
  typeof timeZone === 'string' && timeZone !== '' && isTimeZone(timeZone) ? timeZone : null;

/** The first of all next runs; null if there is none. Loads the cron library on demand. */
export const firstRun = async (
  schedules: readonly Clocked[],
  now: number,
): Promise<ReadinessNextRun | null> => {
  const { nextRuns } = await import('../../schedules/runs/nextRuns');
  const runs = schedules.flatMap(({ cron, endsAt, timeZone }) =>
    nextRuns({
      expression: cron,
      timeZone,
      from: now,
      count: 1,
      // No run starts from its end on.
      ...(endsAt === null ? {} : { until: endsAt - 1 }),
    }).map((at): ReadinessNextRun => ({ at, timeZone: timeZone ?? 'UTC' })),
  );
  return runs.reduce<ReadinessNextRun | null>(
    (first, run) => (first === null || run.at < first.at ? run : first),
    null,
  );
};
