/** Moments at which a time zone's clocks are put forward or back. */

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

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
};

/** Milliseconds that the zone's clocks are ahead of UTC, to the minute. */
export const offsetAt = (timeZone: string, moment: number): number => {
  const whole = Math.floor(moment / minute) * minute;
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(whole)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minutes) - whole;
};

/** The minute at which the offset is no longer what it was at `low`; it is another one at `high`. */
const changeWithin = (timeZone: string, low: number, high: number): number => {
  const before = offsetAt(timeZone, low);
  let [from, to] = [low, high];
  while (to - from > minute) {
    const middle = Math.floor((from + to) / 2 / minute) * minute;
    if (offsetAt(timeZone, middle) === before) from = middle;
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
  let before = offsetAt(timeZone, low);
  while (low < to) {
    const high = low + stride;
    if (offsetAt(timeZone, high) === before) {
      low = high;
      continue;
    }
    low = changeWithin(timeZone, low, high);
    const after = offsetAt(timeZone, low);
    if (low < to) found.push({ at: low, before, after });
    before = after;
  }
  return found;
};
