/** Difference between the platform's clock and the real one, as text and from a typed time. */
import { say } from '../say';
import { words } from '../words';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** The two largest units are enough: `3 days 2 hours`. */
const spanOf = (ms: number): string => {
  let rest = Math.round(ms / 1000) * 1000;
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [say(words.state.spans[unit], { n: count })];
  });
  return parts.slice(0, 2).join(' ');
};

export const offsetInWords = (offsetMs: number): string => {
  const span = spanOf(Math.abs(offsetMs));
  if (span === '') return words.state.inTime;
  return say(offsetMs > 0 ? words.state.ahead : words.state.behind, { span });
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Format of a datetime-local input, in the tester's time zone. */
export const momentTyped = (at: number): string => {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Offset of the clock for that time; undefined if it is invalid. */
export const offsetFor = (typed: string, now: number): number | undefined => {
  const at = new Date(typed).getTime();
  return typed === '' || Number.isNaN(at) ? undefined : at - now;
};

export const momentInWords = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
