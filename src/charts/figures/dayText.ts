/** Formats the platform's days, YYYY-MM-DD, in the person's language. They have no time of day and no time zone. */

export type DayStyle = 'short' | 'full' | 'month';

const styles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, style: DayStyle): Intl.DateTimeFormat => {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** A text in another format is returned unchanged. */
export const dayText = (day: string, locale: string, style: DayStyle): string => {
  if (!dayForm.test(day)) return day;
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : formatOf(locale, style).format(moment);
};
