/** Moments as texts. A year of zones writes a hundred thousand, of few days and few times, so both are kept. */
import { day } from '../jobs/schedules';

const dates = new Map<number, string>();

/** 'YYYY-MM-DD' of a day, by its number since 1970. */
export const dateOf = (number: number): string => {
  let date = dates.get(number);
  if (date === undefined) {
    date = new Date(number * day).toISOString().slice(0, 10);
    dates.set(number, date);
  }
  return date;
};

const times = new Map<number, string>();

/** 'T05:03:00.000Z' of milliseconds into a day. */
const timeOf = (past: number): string => {
  let time = times.get(past);
  if (time === undefined) {
    time = new Date(past).toISOString().slice(10);
    times.set(past, time);
  }
  return time;
};

/** @param moment milliseconds since 1970; jobs begin with a minute */
export const written = (moment: number): string => {
  const number = Math.floor(moment / day);
  return dateOf(number) + timeOf(moment - number * day);
};
