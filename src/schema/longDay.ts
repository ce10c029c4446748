const known = new Map<string, boolean>();

/** Whether clocks go to 24 where a locale is written. */
export const isLongDay = (locale: string): boolean => {
  const isLong =
    known.get(locale) ??
    new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === false;
  known.set(locale, isLong);
  return isLong;
};
