/** Local times of time zones. */
import { day, hour } from '../durations';
import { cached } from '../store/cached';

const quarter = hour / 4;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

const formatOf = (timeZone: string): Intl.DateTimeFormat =>
  cached(
    formats,
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      }),
  );

const offsetRead = (timeZone: string, moment: number): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - moment;
};

/** Offset from UTC in milliseconds; cached by the hour, since computing it is slow. */
const offsetAt = (timeZone: string, moment: number): number => {
  const whole = Math.floor(moment / hour) * hour;
  return cached(offsets, `${timeZone} ${whole}`, () => offsetRead(timeZone, whole));
};

type Around = readonly [before: number, after: number];

const days = new Map<string, Map<number, Around>>();

/** Offset before and after a day, by its number since 1970; mostly equal. */
const aroundDay = (timeZone: string, number: number): Around => {
  const own = cached(days, timeZone, () => new Map<number, Around>());
  return cached(own, number, () => [
    offsetAt(timeZone, (number - 1) * day),
    offsetAt(timeZone, (number + 2) * day),
  ]);
};

/** When clocks move forward: the first moment of the new time, between two moments around it. */
const changeAfter = (timeZone: string, { from, to }: { from: number; to: number }): number => {
  const old = offsetAt(timeZone, from);
  let moment = from;
  while (moment < to && offsetAt(timeZone, moment) === old) moment += quarter;
  return moment;
};

/**
 * The moment of a local time that is encoded as if it were UTC. A time that occurs twice is the first one; a skipped
 * time is the moment of the clock change.
 */
export const momentOf = (timeZone: string, written: number): number => {
  const [before, after] = aroundDay(timeZone, Math.floor(written / day));
  if (before === after) return written - before;
  const [first, second] = [written - Math.max(before, after), written - Math.min(before, after)];
  const isShown = (moment: number) => moment + offsetAt(timeZone, moment) === written;
  if (isShown(first)) return first;
  return isShown(second) ? second : changeAfter(timeZone, { from: first, to: second });
};
