/** Where days begin in a time zone: at midnight, where the clocks do not leave it out. */
import { localText, momentsOf } from '../../../schema/rules/localTime';
import { dayLength, isoOf } from '../../../schema/days';

const quarter = 15 * 60_000;

/** The number of the day that a zone's clocks show at a moment. */
export const dayAt = (timeZone: string, moment: number): number =>
  Date.parse(`${localText(moment, timeZone).slice(0, 10)}T00:00:00Z`) / dayLength;

/**
 * The first moment of a day, in milliseconds. Where clocks go forward at midnight it is the moment they do, and of a
 * day that a whole country left out (Samoa, 30 December 2011) that at which the next one begins.
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
