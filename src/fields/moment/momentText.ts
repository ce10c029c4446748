/** Formats date and time in the locale. */
const formats = new Map<string, Intl.DateTimeFormat>();

export const momentText = (date: Date, locale: string): string => {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(locale, format);
  return format.format(date);
};
