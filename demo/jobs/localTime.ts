/** Clocks of time zones. */
const hour = 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

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

const offsetRead = (timeZone: string, moment: number): number => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - moment;
};

/** How far the clocks are ahead of universal time, milliseconds; kept by the hour, for asking is slow. */
const offsetAt = (timeZone: string, moment: number): number => {
  const whole = Math.floor(moment / hour) * hour;
  const key = `${timeZone} ${whole}`;
  const offset = offsets.get(key) ?? offsetRead(timeZone, whole);
  offsets.set(key, offset);
  return offset;
};

/** When the clocks of a time zone show a time that is written as if it were universal. */
export const momentOf = (timeZone: string, written: number): number => {
  const near = written - offsetAt(timeZone, written);
  return written - offsetAt(timeZone, near);
};
