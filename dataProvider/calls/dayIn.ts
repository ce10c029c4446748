/** Assigns a moment to a day in a time zone. */
import { dayLength } from '../../src/lib/time/days';
import { millisecondsIn } from '../../src/lib/time/moments';
import { isTimeZone, offsetAt } from '../../src/lib/time/zones';
import type { Day } from './analyticsTypes';

/** Milliseconds since 1970; null if invalid. A text without an offset is UTC. */
const momentOf = (value: unknown): number | null => {
  if (typeof value === 'number') return millisecondsIn(value);
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d/.test(value)) return null;
  const text = value
    .trim()
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00');
  const moment = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text.slice(11)) ? text : `${text}Z`);
  return Number.isNaN(moment) ? null : moment;
};

/** Whether the date exists; February 31 does not. */
const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** Results are cached per day: a year of data points has a hundred thousand moments but a few hundred days. */
export const dayIn = (zone: string): ((value: unknown) => Day | null) => {
  // The browser may not know the zone's time zone.
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  /** By UTC day; null if the clocks change on it. */
  const offsets = new Map<number, number | null>();
  const names = new Map<number, Day | null>();

  const offsetOf = (moment: number): number => {
    const number = Math.floor(moment / dayLength);
    let offset = offsets.get(number);
    if (offset === undefined) {
      const [begin, end] = [number, number + 1].map((at) => offsetAt(timeZone, at * dayLength));
      offset = begin !== undefined && begin === end ? begin : null;
      offsets.set(number, offset);
    }
    return offset ?? offsetAt(timeZone, moment);
  };
  const nameOf = (number: number): Day | null => {
    let name = names.get(number);
    if (name === undefined) {
      name = new Date(number * dayLength).toISOString().slice(0, 10);
      names.set(number, name);
    }
    return name;
  };

  const dayOf = (value: unknown): Day | null => {
    // A plain date is already a day, in whatever time zone the platform uses.
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
      return isDay(value) ? value : null;
    const moment = momentOf(value);
    // Outside of this range a Date is invalid, or its year does not have four digits.
    if (moment === null || moment < -62e12 || moment > 253e12) return null;
    return nameOf(Math.floor((moment + offsetOf(moment)) / dayLength));
  };
  /** Cached by text, because zones start their jobs at the same times and most moments repeat. */
  const dayByText = new Map<string, Day | null>();
  return (value) => {
    if (typeof value !== 'string') return dayOf(value);
    let day = dayByText.get(value);
    if (day === undefined) {
      day = dayOf(value);
      dayByText.set(value, day);
    }
    return day;
  };
};
