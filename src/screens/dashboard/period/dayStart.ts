/** The start of days in a time zone: midnight, unless a clock change skips it. */
import { localText, momentsOf } from '../../../schema/localTime';
import { dayLength, isoOf } from '../../../schema/days';

const quarter = 15 * 60_000;

/** The number of the local day at a moment. */
export const dayAt = (timeZone: string, moment: number): number =>
  Date.parse(`${localText(moment, timeZone).slice(0, 10)}T00:00:00Z`) / dayLength;

/**
 * The first moment of a day, in milliseconds. If a clock change skips midnight, it is the moment of the change; for a
 * day that a country skipped (Samoa, 30 December 2011), the start of the next day.
 */
export const startOfDay = (timeZone: string, day: number): number => {
  const midnight = day * dayLength;
  for (let wall = midnight; wall <= midnight + dayLength; wall += quarter) {
    const text = new Date(wall).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const [first] = momentsOf(text, timeZone);
    if (first !== undefined) return first;
  }
  throw new Error(`${isoOf(day)} never begins in ${timeZone}.`);
};
