/** Weekdays in the person's language, Monday first, with cron's numbers. */
import { dayLength } from '../../schema/days';

export interface Day {
  readonly value: number;
  readonly text: string;
  readonly name: string;
}

/** Monday to Sunday. */
export const week: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
export const workdays: readonly number[] = [1, 2, 3, 4, 5];
export const weekend: readonly number[] = [6, 0];

/** January 1, 2023 was a Sunday. */
const sunday = Date.UTC(2023, 0, 1);

const nameOf = (day: number, locale: string, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    .format(sunday + day * dayLength)
    .replace(/\.$/, '');

export const weekdaysIn = (locale: string): readonly Day[] =>
  week.map((value) => ({
    value,
    text: nameOf(value, locale, 'short'),
    name: nameOf(value, locale, 'long'),
  }));

export const monthDays: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1);
