/**
 * Local date and time as a browser input holds them, '2026-03-29T02:30', and the moments that they name: none for a
 * time that is skipped when clocks go forward, two for a time that occurs twice when they go back.
 */
import { dayLength } from '../days';
import { offsetAt } from '../offsetAt';

/** The browser's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Formats a moment as local text, with seconds only if they are not zero. Returns '' if no input can hold it: years
 * of more than four digits.
 */
export const localText = (moment: number, zone: string): string => {
  // Calendars count years before 1 backwards.
  if (new Date(moment).getUTCFullYear() < 1) return '';
  const local = new Date(moment + offsetAt(moment, zone));
  const year = local.getUTCFullYear();
  if (year < 1 || year > 9999) return '';
  return local
    .toISOString()
    .slice(0, -1)
    .replace(/(?::00)?\.000$/, '');
};

const pattern = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

export const isLocal = (text: string): boolean => pattern.test(text);

/** Returns the moments that a local time names: one; none if it is skipped; two if it occurs twice. */
export const momentsOf = (text: string, zone: string): readonly number[] => {
  const utc = isLocal(text) ? Date.parse(`${text}Z`) : NaN;
  if (Number.isNaN(utc)) return [];
  const offsets = new Set(
    [utc - dayLength, utc, utc + dayLength].map((near) => offsetAt(near, zone)),
  );
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === utc)
    .sort((one, other) => one - other);
};
