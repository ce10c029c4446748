import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jobs } from '../../resources/jobs';
import { fits } from './fits';

const since = (day: string, row: Readonly<Record<string, unknown>>) =>
  fits(jobs, { scheduled_at: day }, { raw: row });

/** The day that a person in the time zone reads, as 'YYYY-MM-DD'. */
const daysIn = (zone: string): ((moment: number) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (moment) => format.format(moment);
};

const year = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) };

describe.each([
  'Pacific/Pago_Pago',
  'America/New_York',
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  // Its clocks skip midnight in March.
  'Asia/Beirut',
  // Its clocks go from 1:00 back to midnight in November.
  'America/Havana',
])('a filter by the first day, in %s', (zone) => {
  const dayOf = daysIn(zone);

  it('keeps exactly the moments that are shown on this day or later', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(fc.integer(year), fc.integer({ min: -3, max: 3 }), (moment, apart) => {
        const day = dayOf(moment + apart * 43_200_000);
        const isKept = dayOf(moment) >= day;
        const written = new Date(moment).toISOString();
        expect(since(day, { scheduled_at: written })).toBe(isKept);
        expect(since(day, { scheduled_at: moment })).toBe(isKept);
      }),
    );
  });

  it('divides the days at their first minute', () => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-03-29', '2026-11-01', '2026-11-24']) {
      const near = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
      const minutes = Array.from({ length: 30 * 60 }, (_, at) => near + at * 60_000);
      const first = minutes.find((moment) => dayOf(moment) === day) ?? NaN;
      expect(since(day, { scheduled_at: first })).toBe(true);
      expect(since(day, { scheduled_at: first - 1 })).toBe(false);
    }
  });
});

describe('a filter by the first day', () => {
  it('keeps no row without a moment, and cannot decide about a row that lacks the field', () => {
    expect(since('2026-11-24', { scheduled_at: null })).toBe(false);
    expect(since('2026-11-24', { scheduled_at: 'soon' })).toBe(false);
    expect(since('2026-11-24', {})).toBeUndefined();
  });

  it.each(['', 'soon', '2026-13-01'])('is none if it is not a day: %j', (day) => {
    expect(since(day, { scheduled_at: null })).toBe(true);
    expect(since(day, {})).toBe(true);
  });
});
