/** A duration in days, hours and minutes, and in words. */

/** Days of 24 hours, hours and minutes, without zeros; fractions of a minute are dropped. */
export const durationUnits = (minutes: number) => {
  const whole = Math.floor(minutes);
  const units = [
    ['day', Math.floor(whole / 1440)],
    ['hour', Math.floor((whole % 1440) / 60)],
    ['minute', whole % 60],
  ] as const;
  return units.filter(([, count]) => count > 0);
};

/** In words: '1 day 30 minutes'; less than a minute is '0 minutes'. */
export const durationText = (minutes: number, locale: string): string => {
  const units = durationUnits(minutes);
  const texts = (units.length > 0 ? units : [['minute', 0] as const]).map(([unit, count]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(texts);
};
