import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentIn } from './moments';

const first = Date.UTC(1974, 0);
const last = Date.UTC(5000, 0);

it.each([
  ['seconds', 1e-3],
  ['milliseconds', 1],
  ['microseconds', 1e3],
  ['nanoseconds', 1e6],
])('reads %s, as a number and as digits', (_, perMillisecond) => {
  fc.assert(
    fc.property(fc.integer({ min: first / 1000, max: last / 1000 }), (seconds) => {
      const moment = seconds * 1000;
      const sent = moment * perMillisecond;
      expect(momentIn(sent)).toBeCloseTo(moment, -1);
      expect(momentIn(BigInt(Math.round(sent)).toString())).toBeCloseTo(moment, -1);
    }),
  );
});

it('reads the same moment from each unit and from text', () => {
  const text = '2026-03-01T12:00:00Z';
  const moment = Date.UTC(2026, 2, 1, 12);
  const all = [text, ` ${text} `, moment, moment / 1000, String(moment), moment * 1000];
  expect(all.map(momentIn)).toEqual(all.map(() => moment));
});

it('reads fractions of a second, and moments before 1970', () => {
  expect(momentIn(1_772_366_400.5)).toBe(1_772_366_400_500);
  expect(momentIn(-1_000_000_000)).toBe(-1e12);
});

it.each([null, undefined, '', '  ', 'soon', true, {}, [], NaN, Infinity, 0, 7, 2026, 86_400, 1e20])(
  'shows no date for %j',
  (value) => {
    expect(momentIn(value)).toBeNull();
  },
);
