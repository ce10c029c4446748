/** Local times of time zones: what clocks show, when days start, and when clocks change. */
import { dayLength } from './days';
import { offsetAt } from './zones';

/** Milliseconds. */
export const minuteLength = 60_000;

/** 0 is Monday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The first day of a day's week; days are numbered as in days.ts. */
export const mondayOf = (day: number): number => day - weekdayOf(day);

export const weekFrom = (monday: number): readonly number[] =>
  Array.from({ length: 7 }, (_, at) => monday + at);

const starts = new Map<string, number>();

/** The local time at a moment, encoded as if it were UTC. */
export const wallAt = (timeZone: string, moment: number): number =>
  moment + offsetAt(timeZone, moment);

/** The moment between two others at which the offset changes. */
export const changeBetween = (timeZone: string, from: number, to: number): number => {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
};

/** The first moment of a date; if midnight is skipped, the moment of the clock change. */
const startRead = (timeZone: string, day: number): number => {
  const written = day * dayLength;
  const around = [written - dayLength, written + dayLength] as const;
  const candidates = around
    .map((near) => written - offsetAt(timeZone, near))
    .filter((moment) => wallAt(timeZone, moment) === written);
  return candidates.length > 0
    ? Math.min(...candidates)
    : changeBetween(timeZone, around[0], around[1]);
};

export const startOfDay = (timeZone: string, day: number): number => {
  const key = `${timeZone} ${day}`;
  const cached = starts.get(key);
  if (cached !== undefined) return cached;
  const start = startRead(timeZone, day);
  starts.set(key, start);
  return start;
};

/** The local date at a moment. */
export const dayAt = (timeZone: string, moment: number): number =>
  Math.floor(wallAt(timeZone, moment) / dayLength);

interface ClockChange {
  /** The moment of the clock change. */
  readonly at: number;
  /** Milliseconds by which clocks move forward; negative for back. */
  readonly by: number;
}

/** The clock change of a time zone on a date; null on nearly all dates. */
export const changeOn = (timeZone: string, day: number): ClockChange | null => {
  const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, day + 1)];
  // A change at midnight belongs to the day that it shortens or extends.
  const before = start - minuteLength;
  const by = offsetAt(timeZone, end - minuteLength) - offsetAt(timeZone, before);
  return by === 0 ? null : { at: changeBetween(timeZone, before, end - minuteLength), by };
};
