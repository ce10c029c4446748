/** A point in time: ISO text, or milliseconds since 1970 as a number or as digits. */
import type { MomentField } from '../../schema/field';
import { asNumber, type Kind } from '../kind';

const millisecondsOf = (value: unknown): number | null => {
  const number = asNumber(value);
  if (number !== null || typeof value !== 'string') return number;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at;
};

export const kind: Kind<MomentField> = {
  sortKey: millisecondsOf,
  fits: (value, wanted) => {
    // Without a time zone, this is when the day starts for the person: at 1:00 if the clocks skip midnight.
    const start = Date.parse(`${String(wanted)}T00:00`);
    if (Number.isNaN(start)) return true;
    return value === undefined ? undefined : (millisecondsOf(value) ?? NaN) >= start;
  },
  isSortedByPlatform: true,
  input: 'half',
};
