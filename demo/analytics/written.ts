/** Formats moments. A year of zones has a hundred thousand on few different dates and times, so both are cached. */
import { day } from '../durations';
import { cached } from '../store/cached';

const dates = new Map<number, string>();

/** 'YYYY-MM-DD' of a day, by its number since 1970. */
export const dateOf = (number: number): string =>
  cached(dates, number, () => new Date(number * day).toISOString().slice(0, 10));

const times = new Map<number, string>();

/** 'T05:03:00.000Z' for milliseconds since the start of a day. */
const timeOf = (past: number): string =>
  cached(times, past, () => new Date(past).toISOString().slice(10));

/** @param moment milliseconds since 1970; jobs start on full minutes */
export const written = (moment: number): string => {
  const number = Math.floor(moment / day);
  return dateOf(number) + timeOf(moment - number * day);
};
