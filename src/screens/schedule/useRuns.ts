/** The next runs by the clock of one time zone; a time zone that is not looked at costs nothing. */
import { useMemo } from 'react';
import { nextRuns } from '../../fields/cron/runs/nextRuns';

interface Asked {
  readonly expression: string;
  readonly timeZone: string | null;
  readonly now: number;
  readonly endsAt: number | null;
  readonly count: number;
}

export const useRuns = ({ expression, timeZone, now, endsAt, count }: Asked): readonly number[] =>
  useMemo(
    () =>
      nextRuns({
        expression,
        timeZone,
        from: now,
        count,
        ...(endsAt === null ? {} : { until: endsAt }),
      }),
    [expression, timeZone, now, endsAt, count],
  );
