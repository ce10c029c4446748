const dayMs = 86_400_000;
const daySeconds = 86_400;
/** Day 0 of the count that takes 1900 for a leap year, from 1 March 1900 on. */
const epoch = Date.UTC(1899, 11, 30);
/** Days from the first day of the 1904 count. */
const offset1904 = 1462;
/** 31 December 9999. */
const lastDay = 2_958_465;

const two = (value: number) => String(value).padStart(2, '0');

const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const isoDay = (day: number): string => {
  // Before March 1900 the count is one behind: it has a 29 February that never was.
  const real = day < 60 ? day + 1 : day;
  return new Date(epoch + real * dayMs).toISOString().slice(0, 10);
};

export type DateKind = 'date' | 'dateTime' | 'time' | 'elapsed';

/**
 * Text of a day as a spreadsheet counts them, as its format shows it: 2024-01-31, 2024-01-31T08:30:00, 08:30:00, and
 * for a span 26:30:00. Undefined where it is no day; the number says more then.
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
