/**
 * Date and time of a zone as an input of the browser holds them, '2026-03-29T02:30', and the moment they name.
 * Where clocks go forward a time is left out and names none; where they go back it comes twice.
 */
import { dayLength } from '../days';
import { offsetAt } from '../offsetAt';

/** The zone this browser's clock is set to. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Seconds only where there are any; empty where no input could hold it: years of more than four digits. */
export const localText = (moment: number, zone: string): string => {
  // A calendar counts the years before the first backwards.
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

/** The moments that a local time names: one, none where it is left out, two where it comes twice. */
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
