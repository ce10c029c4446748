/** A duration in words: '1 day 30 minutes'. */
import { durationParts } from '../../../schema/duration';

const units = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
] as const;

/** Units of zero are left out, unless the duration is 0 minutes. */
export const durationText = (minutes: number, locale: string): string => {
  const parts = durationParts(minutes);
  const said = units
    .filter(([key]) => parts[key] > 0 || (key === 'minutes' && minutes < 1))
    .map(([key, unit]) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
        parts[key],
      ),
    );
  return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(said);
};
