/** A point in time: ISO text, or a number since 1970 (src/lib/time/moments.ts). */
import type { MomentField } from '../../schema/field';
import { momentIn } from '../../lib/time/moments';
import type { Kind } from '../kind';

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
