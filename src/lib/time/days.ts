/** Calendar dates: as days since 1970-01-01, independent of any time zone; how one is written. */
import { grammarOf } from '../../messages/grammar';

/** Milliseconds. */
export const dayLength = 86_400_000;

const written = /^\d{4}-\d{2}-\d{2}$/;
// The range of dates that are accepted, which excludes typing errors.
const [earliest, latest] = [Date.UTC(2000, 0, 1) / dayLength, Date.UTC(2099, 11, 31) / dayLength];

/** Formats a day number as 'YYYY-MM-DD'. */
export const isoOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Whether a text is an existing calendar day, 'YYYY-MM-DD'; 30 February is not. */
export const isDay = (text: string): boolean => {
  if (!written.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Returns the day number; null if the text is not a date or is out of range. */
export const dayFrom = (text: string | null): number | null => {
  if (text === null || !isDay(text)) return null;
  const day = Date.parse(text) / dayLength;
  return day >= earliest && day <= latest ? day : null;
};

const validity = new Map<string, boolean>();

/** Whether the locale uses the 24-hour clock. */
export const isLongDay = (locale: string): boolean => {
  const isLong =
    validity.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === false;
  validity.set(locale, isLong);
  return isLong;
};

/** Corrects a date of Intl where the language writes it differently: "1er novembre" in French. */
export const dateIn = (date: string, locale: string): string =>
  grammarOf(locale).date?.(date) ?? date;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Keeps each format, because the browser takes long to create one. An hour of a 24-hour clock has two digits, as
 * `timeStyle` writes it.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const hour = options.minute && isLongDay(locale) ? '2-digit' : options.hour;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, hour });
  formats.set(key, format);
  return format;
};

export const dateText = (
  at: number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => dateIn(dateFormat(locale, options).format(at), locale);
