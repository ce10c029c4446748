import { withFirst } from '../../schema/days';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats date and time in the locale, in a time zone; by default in the person's. */
export const momentText = (date: Date | number, locale: string, timeZone?: string): string => {
  const key = `${locale} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(timeZone === undefined ? {} : { timeZone }),
    });
  formats.set(key, format);
  return withFirst(format.format(date), locale);
};

const minute = 60_000;
const units = [
  ['year', 365.25 * 24 * 60],
  ['month', 30.44 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const counted = new Map<string, Intl.RelativeTimeFormat>();
const spoken = new Map<string, Intl.RelativeTimeFormat>();

const formatOf = (
  known: Map<string, Intl.RelativeTimeFormat>,
  locale: string,
  numeric: 'always' | 'auto',
): Intl.RelativeTimeFormat => {
  const format = known.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  known.set(locale, format);
  return format;
};

/**
 * 'in 3 hours', '2 days ago': the difference between two moments in milliseconds, in the largest unit that fits; less
 * than a minute apart is 'now'.
 */
export const relativeTo = (moment: number, now: number, locale: string): string => {
  const minutes = (moment - now) / minute;
  const unit = units.find(([, length]) => Math.abs(minutes) >= length);
  if (!unit) return formatOf(spoken, locale, 'auto').format(0, 'second');
  return formatOf(counted, locale, 'always').format(Math.trunc(minutes / unit[1]), unit[0]);
};
