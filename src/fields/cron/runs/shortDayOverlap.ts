/** Runs that overlap only where clocks are put forward, since that day is shorter. */
import { lastRunBefore, nextRuns } from './nextRuns';
import type { Transition } from './transitions';
import { warning, type Warning } from './warning';

const minute = 60_000;

/** Null where clocks are put back, and where a run is over before the next one. */
export const shortDayOverlap = ({
  expression,
  timeZone,
  durationMinutes,
  transition,
  until,
}: {
  readonly expression: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly transition: Transition;
  /** No run begins from then on. */
  readonly until: number;
}): Warning | null => {
  const { at, before: offset } = transition;
  if (transition.after < offset) return null;
  const last = lastRunBefore({ expression, timeZone, before: at });
  if (last === null) return null;
  // Its own run at the end of the gap may be close to the one after it as well.
  const runs = [
    last,
    ...nextRuns({ expression, timeZone, from: last, count: 2, until: until - 1 }),
  ];
  const intervals = runs.slice(1).map((run, index) => (run - (runs[index] ?? run)) / minute);
  const interval = Math.min(...intervals);
  return interval < durationMinutes
    ? warning('overlapShortDay', {
        values: { duration: durationMinutes, interval },
        date: new Date(at + offset).toISOString().slice(0, 10),
        timeZones: [timeZone],
      })
    : null;
};
