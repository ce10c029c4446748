/** A duration in days, hours and minutes, and in words. */

interface DurationParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Splits minutes into days of 24 hours, hours and minutes; fractions of a minute are dropped. */
export const durationParts = (minutes: number): DurationParts => {
  const whole = Math.floor(minutes);
  return {
    days: Math.floor(whole / 1440),
    hours: Math.floor((whole % 1440) / 60),
    minutes: whole % 60,
  };
};

const units = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
] as const;

/** In words: '1 day 30 minutes'. Units of zero are left out, unless the duration is 0 minutes. */
export const durationText = (minutes: number, locale: string): string => {
  const parts = durationParts(minutes);
  const texts = units
    .filter(([key]) => parts[key] > 0 || (key === 'minutes' && minutes < 1))
    .map(([key, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        parts[key],
      ),
    );
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(texts);
};
