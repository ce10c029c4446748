/** Warnings about a schedule's times when clocks change (see nextRuns.ts for the rule). */
import { changeBetween, minuteLength } from '../../lib/time/zonedDays';
import { offsetAt } from '../../lib/time/zones';
import { isRunDay, type Pattern } from './nextRuns';
import { warning, type Warning } from './warningText';

/** Moments at which a time zone's clocks change. */
export interface Transition {
  /** First moment after the change, in milliseconds. */
  readonly at: number;
  /** UTC offset in milliseconds, before and after the change. */
  readonly before: number;
  readonly after: number;
}

/** Search step. No zone is known to have changed its clocks twice within so short a time. */
const stride = 3 * 24 * 60 * minuteLength;

/** Returns the changes in order; the time zone must be a known one. */
export const transitionsBetween = ({
  timeZone,
  from,
  to,
}: {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}): readonly Transition[] => {
  const found: Transition[] = [];
  let low = Math.floor(from / minuteLength) * minuteLength;
  let before = offsetAt(timeZone, low);
  while (low < to) {
    const high = low + stride;
    if (offsetAt(timeZone, high) === before) {
      low = high;
      continue;
    }
    low = changeBetween(timeZone, low, high);
    const after = offsetAt(timeZone, low);
    if (low < to) found.push({ at: low, before, after });
    before = after;
  }
  return found;
};

/** Formats a wall-clock time, which is calculated as if it were UTC. */
const timeText = (wall: number): string => new Date(wall).toISOString().slice(11, 16);
const dayText = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** The schedule's wall-clock times from `from` (inclusive) to `to` (exclusive). */
const timesWithin = (pattern: Pattern, from: number, to: number): readonly number[] => {
  const times: number[] = [];
  for (let wall = from; wall < to; wall += minuteLength) {
    const date = new Date(wall);
    const isTime =
      pattern.minute.values.includes(date.getUTCMinutes()) &&
      pattern.hour.values.includes(date.getUTCHours());
    if (!isTime) continue;
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    if (isRunDay(pattern, { year, month, day })) times.push(wall);
  }
  return times;
};

/** Lists a few times one by one, many by the first and the last. */
const timesText = (times: readonly number[]): string =>
  times.length > 3
    ? `${timeText(times[0] ?? 0)}-${timeText(times.at(-1) ?? 0)}`
    : times.map(timeText).join(', ');

/** Whether the schedule runs at an interval around the clock, which a clock change does not disturb. */
const keepsRhythm = ({ hour, minute: { values } }: Pattern, shift: number): boolean =>
  hour.values.length === 24 &&
  values.every((value) => values.includes((value + Math.abs(shift) / minuteLength) % 60));

interface ClockWarningOptions {
  readonly pattern: Pattern;
  /** The schedule has explicit times, without '*' and steps (pattern.ts). */
  readonly isFixed: boolean;
  readonly timeZone: string;
  readonly transition: Transition;
}

/** Null if no run is affected. */
export const clockWarning = ({
  pattern,
  isFixed,
  timeZone,
  transition,
}: ClockWarningOptions): Warning | null => {
  const shift = transition.after - transition.before;
  if (!isFixed && keepsRhythm(pattern, shift)) return null;
  const [was, is] = [transition.at + transition.before, transition.at + transition.after];
  const [from, to] = [Math.min(was, is), Math.max(was, is)];
  const times = timesWithin(pattern, from, to);
  const [first] = times;
  if (first === undefined) return null;
  const warningParts = {
    values: { times: timesText(times), from: timeText(from), to: timeText(to) },
    date: dayText(first),
    timeZones: [timeZone],
  };
  if (shift < 0) return warning(isFixed ? 'repeatOnce' : 'repeatTwice', warningParts);
  // A run only moves within its own day.
  return warning(
    isFixed && dayText(first) === dayText(to) ? 'gapMoved' : 'gapSkipped',
    warningParts,
  );
};
