/** Clocks on the wall in time zones: what they show, where their days begin, and when they are changed. */
import { offsetAt as offsetRead } from '../../schema/offsetAt';
import { dayLength } from '../../schema/days';
import { minuteLength } from './days';

const offsets = new Map<string, number>();
const starts = new Map<string, number>();

/** How far a zone's clocks are ahead of universal time, in milliseconds; remembered, as asking is slow. */
export const offsetAt = (timeZone: string, moment: number): number => {
  const key = `${timeZone} ${moment}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = offsetRead(moment, timeZone);
  offsets.set(key, offset);
  return offset;
};

/** What the clocks show at a moment, written as if it were universal time. */
export const wallAt = (timeZone: string, moment: number): number =>
  moment + offsetAt(timeZone, moment);

/** The moment between two others from which on the clocks are ahead by another span than at the first. */
const changeBetween = (timeZone: string, from: number, to: number): number => {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
};

/** The first moment of a date: where midnight is skipped, that at which the clocks are put forward. */
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
  const known = starts.get(key);
  if (known !== undefined) return known;
  const start = startRead(timeZone, day);
  starts.set(key, start);
  return start;
};

/** The date that the clocks show at a moment. */
export const dayAt = (timeZone: string, moment: number): number =>
  Math.floor(wallAt(timeZone, moment) / dayLength);

export interface ClockChange {
  /** From this moment on the clocks show another time. */
  readonly at: number;
  /** Milliseconds by which they are put forward; negative where they are put back. */
  readonly by: number;
}

/** What happens to a zone's clocks on a date; null on nearly all dates. */
export const changeOn = (timeZone: string, day: number): ClockChange | null => {
  const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, day + 1)];
  // A change at midnight itself belongs to the day that it cuts short or makes longer.
  const before = start - minuteLength;
  const by = offsetAt(timeZone, end - minuteLength) - offsetAt(timeZone, before);
  return by === 0 ? null : { at: changeBetween(timeZone, before, end - minuteLength), by };
};
