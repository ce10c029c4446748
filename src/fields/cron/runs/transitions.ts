/** Moments at which a time zone's clocks change. */
import { offsetAt } from '../../../schema/offsetAt';

export interface Transition {
  /** First moment after the change, in milliseconds. */
  readonly at: number;
  /** UTC offset in milliseconds, before and after the change. */
  readonly before: number;
  readonly after: number;
}

const minute = 60_000;
/** Search step. No zone is known to have changed its clocks twice within so short a time. */
const stride = 3 * 24 * 60 * minute;

/** Finds the minute of the change by bisection; the offsets at `low` and `high` must differ. */
const changeWithin = (timeZone: string, low: number, high: number): number => {
  const before = offsetAt(low, timeZone);
  let [from, to] = [low, high];
  while (to - from > minute) {
    const middle = Math.floor((from + to) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === before) from = middle;
    else to = middle;
  }
  return to;
};

/** Returns the changes in order; the time zone must be a known one. */
export const transitionsBetween = ({
  timeZone,
  from,
  to,
}: {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}): readonly Transition[] => {
  const found: Transition[] = [];
  let low = Math.floor(from / minute) * minute;
  let before = offsetAt(low, timeZone);
  while (low < to) {
    const high = low + stride;
    if (offsetAt(high, timeZone) === before) {
      low = high;
      continue;
    }
    low = changeWithin(timeZone, low, high);
    const after = offsetAt(low, timeZone);
    if (low < to) found.push({ at: low, before, after });
    before = after;
  }
  return found;
};
