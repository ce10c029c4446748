const dayMs = 86_400_000;
const daySeconds = 86_400;
/** Day 0 of the 1900 date system, for dates from 1 March 1900 on (it treats 1900 as a leap year). */
const epoch = Date.UTC(1899, 11, 30);
/** Days between the 1900 and the 1904 date system. */
const offset1904 = 1462;
/** 31 December 9999. */
const lastDay = 2_958_465;

const two = (value: number) => String(value).padStart(2, '0');

const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const isoDay = (day: number): string => {
  // Before March 1900 the count is off by one, because it includes a 29 February that did not exist.
  const real = day < 60 ? day + 1 : day;
  return new Date(epoch + real * dayMs).toISOString().slice(0, 10);
};

export type DateKind = 'date' | 'dateTime' | 'time' | 'elapsed';

/**
 * Formats a spreadsheet's serial date by its format: 2024-01-31, 2024-01-31T08:30:00, 08:30:00, or 26:30:00 for a
 * duration. Returns undefined if it is not a valid date; then the number is shown.
 */
export const dateText = (serial: number, kind: DateKind, is1904: boolean): string | undefined => {
  if (!(serial >= 0)) return undefined;
  if (kind === 'elapsed')
    return serial > lastDay ? undefined : clock(Math.round(serial * daySeconds));
  const total = Math.round(serial * daySeconds);
  const seconds = total % daySeconds;
  const isTime = kind === 'time' || (kind === 'dateTime' && !is1904);
  if (isTime && total < daySeconds) return clock(seconds);
  const day = (total - seconds) / daySeconds + (is1904 ? offset1904 : 0);
  if (day < 1 || day > lastDay || day === 60) return undefined;
  return kind === 'date' ? isoDay(day) : `${isoDay(day)}T${clock(seconds)}`;
};
