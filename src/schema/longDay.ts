const known = new Map<string, boolean>();

/** Whether the locale uses the 24-hour clock. */
export const isLongDay = (locale: string): boolean => {
  const isLong =
    known.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === false;
  known.set(locale, isLong);
  return isLong;
};
