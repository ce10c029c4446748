/** A point in time as platforms send it: ISO text, or a number since 1970, also as digits. */

/** Milliseconds of a number's unit, by the smallest number that is read in it: each reaches from 1973 to 5138. */
const units = [
  [1e20, NaN],
  [1e17, 1e-6],
  [1e14, 1e-3],
  [1e11, 1],
  [1e8, 1000],
] as const;

/**
 * Returns the milliseconds of a number of seconds, milliseconds, microseconds or nanoseconds since 1970. Null for a
 * smaller number: that is a counter, a year or 'never', and as a date it would be near 1970.
 */
export const millisecondsIn = (number: number): number | null => {
  const unit = units.find(([smallest]) => Math.abs(number) >= smallest);
  const milliseconds = unit ? number * unit[1] : NaN;
  return Number.isNaN(new Date(milliseconds).getTime()) ? null : milliseconds;
};

/** A moment as a number that is sent as text; fewer digits are a year or a day. */
export const momentDigits = /^-?\d{9,}(?:\.\d+)?$/;

/** Returns a moment in milliseconds; null if the value is not one. */
export const momentIn = (value: unknown): number | null => {
  if (typeof value === 'number') return millisecondsIn(value);
  const text = typeof value === 'string' ? value.trim() : '';
  if (momentDigits.test(text)) return millisecondsIn(Number(text));
  const moment = text === '' ? NaN : Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
};

/** Parses a moment from the platform; null if invalid. */
export const momentOf = (value: unknown): Date | null => {
  const moment = momentIn(value);
  return moment === null ? null : new Date(moment);
};
