/** Time zones: their offset from UTC, and local times with the moments that they name. */
import { dayLength } from './days';

// The browser's own time zone data.
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  return format;
};

/** Whether this browser knows the time zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

const offsets = new Map<string, number>();
/** A calendar's week over all zones needs some thousands. */
const maxOffsets = 20_000;

const readOffset = (timeZone: string, moment: number): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(moment))
    part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  // Date.UTC maps the years 0 to 99 to 1900 to 1999.
  const local = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  local.setUTCFullYear(year, month - 1, day);
  return local.getTime() - Math.floor(moment / 1000) * 1000;
};

/** Returns how many milliseconds a time zone is ahead of UTC at a moment. Kept, since finding it is slow. */
export const offsetAt = (timeZone: string, moment: number): number => {
  const key = `${timeZone} ${moment}`;
  const found = offsets.get(key) ?? readOffset(timeZone, moment);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, found);
  return found;
};

/** The browser's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Formats a moment as local text, with seconds only if they are not zero. Returns '' if no input can hold it: years
 * of more than four digits.
 */
export const localText = (moment: number, zone: string): string => {
  // Calendars count years before 1 backwards.
  if (new Date(moment).getUTCFullYear() < 1) return '';
  const local = new Date(moment + offsetAt(zone, moment));
  const year = local.getUTCFullYear();
  if (year < 1 || year > 9999) return '';
  return local
    .toISOString()
    .slice(0, -1)
    .replace(/(?::00)?\.000$/, '');
};

const pattern = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

/**
 * Local date and time as a browser input holds them, '2026-03-29T02:30', and the moments that they name: none for
 * a time that is skipped when clocks go forward, two for a time that occurs twice when they go back.
 */
export const isLocal = (text: string): boolean => pattern.test(text);

/** Returns the moments that a local time names: one; none if it is skipped; two if it occurs twice. */
export const momentsOf = (text: string, zone: string): readonly number[] => {
  const utc = isLocal(text) ? Date.parse(`${text}Z`) : NaN;
  if (Number.isNaN(utc)) return [];
  const offsets = new Set(
    [utc - dayLength, utc, utc + dayLength].map((near) => offsetAt(zone, near)),
  );
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((moment) => moment + offsetAt(zone, moment) === utc)
    .sort((one, other) => one - other);
};
