/** The clock in a link: a moment, or how far ahead of the real clock it is. */
import { refuse } from '../refusal';

const units = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

/** An address reads + as a blank. */
const offsetShape = /^([+ -])(\d{1,12})(w|d|h|ms|m|s)$/;

const momentShape = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+ -]\d\d:\d\d))?$/;

/** ISO 8601 with a zone, or a day of universal time; the 31st of February is none. */
const momentOf = (text: string): number | undefined => {
  const shape = momentShape.exec(text);
  if (!shape) return undefined;
  const [, year, month, day] = shape;
  const isDay =
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  const moment = Date.parse(text.replace(' ', '+'));
  return isDay && !Number.isNaN(moment) ? moment : undefined;
};

/** Milliseconds ahead of `now`. @throws a refusal for anything else than `+3d`, `-90m` or a moment. */
export const offsetOf = (text: string, now: number): number => {
  const shape = offsetShape.exec(text);
  if (shape) {
    const [, sign, amount, unit] = shape;
    const ms = Number(amount) * units[unit as keyof typeof units];
    return sign === '-' ? -ms : ms;
  }
  const moment = momentOf(text);
  return moment === undefined
    ? refuse(400, `clock is neither like +3d (w, d, h, m, s, ms) nor a moment: ${text}`)
    : moment - now;
};

/** In the largest unit that says it exactly. */
export const writtenOffset = (ms: number): string => {
  const whole = Math.round(ms);
  const [unit = 'ms', size = 1] = Object.entries(units).find(([, one]) => whole % one === 0) ?? [];
  return `${whole < 0 ? '-' : '+'}${Math.abs(whole) / size}${unit}`;
};
