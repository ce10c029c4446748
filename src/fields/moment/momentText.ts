import { dateText } from '../../lib/time/days';

/** Formats date and time in the locale, in a time zone; by default in the person's. */
export const momentText = (date: Date | number, locale: string, timeZone?: string): string =>
  dateText(date, locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });

/** The same with the name of the person's time zone: 'Nov 26, 2026, 6:30 AM GMT+1'. */
export const zonedText = (date: Date | number, locale: string): string =>
  dateText(date, locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** In a narrow column, the date is on one line and the time with its zone on the next. */
export const breakBeforeTime = (text: string): string =>
  text.replaceAll(/ (?!(?<=, )[^,]*$)/g, '\u00a0');

/** '14:05:09' or '2:05:09 PM'. */
export const timeWithSeconds = (date: Date | number, locale: string): string =>
  dateText(date, locale, { timeStyle: 'medium' });

const minute = 60_000;
const units = [
  ['year', 365.25 * 24 * 60],
  ['month', 30.44 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

const formatOf = (locale: string, numeric: 'always' | 'auto'): Intl.RelativeTimeFormat => {
  const key = `${locale} ${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  formats.set(key, format);
  return format;
};

/**
 * 'in 3 hours', '2 days ago': the difference between two moments in milliseconds, rounded, in the largest unit that
 * fits: 59 minutes and 40 seconds are an hour. Less than a minute apart is 'now'.
 */
export const relativeTo = (moment: number, now: number, locale: string): string => {
  const minutes = (moment - now) / minute;
  const unit = units.find(([, length], at) => {
    // Rounded in the next smaller unit, so that no value reads '60 minutes' or '24 hours'.
    const [, smaller] = units[at + 1] ?? [undefined, 0];
    const rounded =
      smaller === 0 ? Math.abs(minutes) : Math.round(Math.abs(minutes) / smaller) * smaller;
    return rounded >= length;
  });
  if (!unit) return formatOf(locale, 'auto').format(0, 'second');
  const [name, length] = unit;
  return formatOf(locale, 'always').format(Math.round(minutes / length), name);
};
