/** Moments at which a time zone's clocks are put forward or back. */
import { offsetAt } from '../../../schema/offsetAt';

export interface Transition {
  /** First moment after the change, in milliseconds. */
  readonly at: number;
  /** Milliseconds ahead of UTC, before and after. */
  readonly before: number;
  readonly after: number;
}

const minute = 60_000;
/** Clocks that are put forward and back within so short a time are not known to history. */
const stride = 3 * 24 * 60 * minute;

/** The minute at which the offset is no longer what it was at `low`; it is another one at `high`. */
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

/** In order; the time zone has to be a known one. */
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
