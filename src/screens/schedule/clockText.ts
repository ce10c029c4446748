/** Formats runs in a time zone. */
import { isLongDay, withFirst } from '../../schema/days';
import { offsetOf } from '../../fields/timeZone/zones';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatted = (
  at: number,
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): string => {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format.format(at);
};

const yearOf = (at: number, timeZone: string): string =>
  formatted(at, 'en', { timeZone, year: 'numeric' });

/** With the year if it is not that of `now`. */
export const dayText = (at: number, timeZone: string, locale: string, now: number): string =>
  withFirst(
    formatted(at, locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(yearOf(at, timeZone) === yearOf(now, timeZone) ? {} : { year: 'numeric' }),
    }),
    locale,
  );

export const timeText = (at: number, timeZone: string, locale: string): string =>
  formatted(at, locale, { timeZone, timeStyle: 'short' });

/** 'HH:MM' in every language. */
export const clockOf = (at: number, timeZone: string): string =>
  formatted(at, 'en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** With the weekday, since it often differs. */
export const shortText = (at: number, timeZone: string, locale: string): string =>
  formatted(at, locale, {
    timeZone,
    weekday: 'short',
    hour: isLongDay(locale) ? '2-digit' : 'numeric',
    minute: '2-digit',
  });

export const momentText = (at: number, timeZone: string, locale: string): string =>
  formatted(at, locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** 'UTC+1', 'UTC+5:30', 'UTC'. */
export const offsetText = (timeZone: string, at: number): string =>
  offsetOf(timeZone, new Date(at))
    .replace(/:00$/, '')
    .replace(/([+-])0(\d)/, '$1$2')
    .replace(/[+-]0$/, '');
