/** A point in time: ISO text, or a number since 1970 (schema/moments.ts). */
import type { MomentField } from '../../schema/field';
import { momentIn } from '../../schema/moments';
import type { Kind } from '../kind';

/** Parses a moment from the platform; null if invalid. */
export const momentOf = (value: unknown): Date | null => {
  const moment = momentIn(value);
  return moment === null ? null : new Date(moment);
};

export const kind: Kind<MomentField> = {
  sortKey: momentIn,
  fits: (value, wanted) => {
    // Without a time zone, this is when the day starts for the person: at 1:00 if the clocks skip midnight.
    const start = Date.parse(`${String(wanted)}T00:00`);
    const exact = Number.isNaN(start) ? Date.parse(String(wanted)) : NaN;
    if (Number.isNaN(start) && Number.isNaN(exact)) return true;
    if (value === undefined) return undefined;
    const moment = momentIn(value) ?? NaN;
    return Number.isNaN(exact) ? moment >= start : moment === exact;
  },
  isSortedByPlatform: true,
  input: 'half',
};
