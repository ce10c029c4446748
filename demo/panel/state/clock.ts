/** Difference between the platform's clock and the real one, as text and from a typed time. */
import { day, hour, minute } from '../../durations';
import { shownLanguage } from '../../language';
import { say } from '../say';
import { words } from '../words';

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1000],
] as const;

/** The two largest units are enough: `3 days 2 hours`. */
const spanOf = (ms: number): string => {
  let rest = Math.round(ms / 1000) * 1000;
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    const written = new Intl.NumberFormat(shownLanguage(), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
    return count === 0 ? [] : [written.format(count)];
  });
  return parts.slice(0, 2).join(' ');
};

export const offsetInWords = (offsetMs: number): string => {
  const span = spanOf(Math.abs(offsetMs));
  if (span === '') return words.state.inTime;
  return say(offsetMs > 0 ? words.state.ahead : words.state.behind, { span });
};

/** Format of a datetime-local input, in the tester's time zone. */
export const momentTyped = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * minute).toISOString().slice(0, 16);

/** Offset of the clock for that time; undefined if it is invalid. */
export const offsetFor = (typed: string, now: number): number | undefined => {
  const at = new Date(typed).getTime();
  return typed === '' || Number.isNaN(at) ? undefined : at - now;
};

export const momentInWords = (at: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
