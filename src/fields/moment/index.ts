/** A point in time: ISO text, or milliseconds since 1970 as a number or as digits. */
import type { MomentField } from '../../schema/field';
import type { Kind } from '../kind';

const milliseconds = /^\d{12,}$/;

/** Parses a moment from the platform: ISO text or milliseconds; null if invalid. */
export const momentOf = (value: unknown): Date | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return null;
  // Some platforms send large numbers, such as milliseconds, as text.
  const date = new Date(typeof text === 'string' && milliseconds.test(text) ? Number(text) : text);
  return Number.isNaN(date.getTime()) ? null : date;
};

const millisecondsOf = (value: unknown): number | null => momentOf(value)?.getTime() ?? null;

export const kind: Kind<MomentField> = {
  sortKey: millisecondsOf,
  fits: (value, wanted) => {
    // Without a time zone, this is when the day starts for the person: at 1:00 if the clocks skip midnight.
    const start = Date.parse(`${String(wanted)}T00:00`);
    const exact = Number.isNaN(start) ? Date.parse(String(wanted)) : NaN;
    if (Number.isNaN(start) && Number.isNaN(exact)) return true;
    if (value === undefined) return undefined;
    const moment = millisecondsOf(value) ?? NaN;
    return Number.isNaN(exact) ? moment >= start : moment === exact;
  },
  isSortedByPlatform: true,
  input: 'half',
};
