import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocal, localText, momentsOf, offsetAt } from './zones';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const between = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from), max: Date.parse(to) });
const iso = (text: string, zone: string) =>
  momentsOf(text, zone).map((moment) => new Date(moment).toISOString());

describe('a local time and its moment', () => {
  it('are converted in both directions, in every zone, with seconds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        between('1970-01-02', '2120-01-01'),
        (zone, moment) => {
          const text = localText(moment, zone);
          expect(isLocal(text)).toBe(true);
          const moments = momentsOf(text, zone);
          expect(moments).toContain(moment);
          expect(moments.length).toBeLessThanOrEqual(2);
          expect(moments.map((each) => localText(each, zone))).toEqual(moments.map(() => text));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('exclude times that clocks skip', () => {
    expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toEqual([]);
    expect(iso('2026-03-29T01:59', 'Europe/Berlin')).toEqual(['2026-03-29T00:59:00.000Z']);
    expect(iso('2026-03-29T03:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:00:00.000Z']);
    expect(iso('2026-03-08T02:15', 'America/New_York')).toEqual([]);
    // Gaps of half an hour and of a whole day.
    expect(iso('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual([]);
    expect(iso('2011-12-30T12:00', 'Pacific/Apia')).toEqual([]);
  });

  it('are two if clocks go back, the first one first', () => {
    expect(iso('2026-10-25T02:30', 'Europe/Berlin')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(iso('2026-04-05T01:45', 'Australia/Lord_Howe')).toHaveLength(2);
  });

  it('work far from UTC, and with quarter-hour offsets', () => {
    expect(iso('2026-01-01T00:00', 'Pacific/Kiritimati')).toEqual(['2025-12-31T10:00:00.000Z']);
    expect(iso('2026-01-01T00:00', 'Asia/Kathmandu')).toEqual(['2025-12-31T18:15:00.000Z']);
  });
});

it('writes seconds only if there are any', () => {
  const at = (text: string) => localText(Date.parse(text), 'UTC');
  expect(at('2026-01-02T03:04:00Z')).toBe('2026-01-02T03:04');
  expect(at('2026-01-02T03:04:05Z')).toBe('2026-01-02T03:04:05');
  expect(at('2026-01-02T03:04:05.678Z')).toBe('2026-01-02T03:04:05.678');
});

it('supports years before 1000, and none that no input can hold', () => {
  expect(localText(Date.parse('0001-06-01T00:00Z'), 'UTC')).toBe('0001-06-01T00:00');
  expect(localText(Date.parse('+012026-06-01T00:00Z'), 'UTC')).toBe('');
  expect(localText(Date.parse('-000001-06-01T00:00Z'), 'UTC')).toBe('');
  expect(offsetAt('UTC', Date.parse('0050-06-01T00:00Z'))).toBe(0);
});

it.each(['', '2026', '2026-01-02', '2026-01-02T03:04Z', '2026-13-02T03:04', 'tomorrow'])(
  '%j has no moment',
  (text) => {
    expect(momentsOf(text, 'UTC')).toEqual([]);
  },
);
