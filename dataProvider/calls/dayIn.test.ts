import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn } from './dayIn';

const timeZones = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Europe/Berlin',
];

const byIntl = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

it('returns the day of the local calendar at any moment', () => {
  const known = new Map(timeZones.map((timeZone) => [timeZone, dayIn(timeZone)]));
  fc.assert(
    fc.property(
      fc.constantFrom(...timeZones),
      fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2036, 0) }),
      (timeZone, moment) => {
        const name = known.get(timeZone)?.(new Date(moment).toISOString());
        expect(name, `${timeZone} ${moment}`).toBe(byIntl(timeZone, moment));
      },
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-01T03:00:00Z', '2026-10-31'],
  ['2026-11-01T03:00:00', '2026-10-31'],
  ['2026-11-01 03:00:00+00', '2026-10-31'],
  ['2026-11-01T03:00:00-05:00', '2026-11-01'],
  [Date.UTC(2026, 10, 1, 3), '2026-10-31'],
  [Date.UTC(2026, 10, 1, 3) / 1000, '2026-10-31'],
  ['2026-02-30', null],
  ['2026-13-01T00:00:00Z', null],
  ['November', null],
  ['', null],
  [NaN, null],
  [Infinity, null],
  [1e300, null],
  [null, null],
  [{}, null],
])('returns for %j in New York %j', (value, day) => {
  expect(dayIn('America/New_York')(value)).toBe(day);
});

it('uses UTC for an unknown time zone', () => {
  expect(dayIn('Moon/Tranquility')('2026-11-01T23:59:00Z')).toBe('2026-11-01');
});

it('is fast for a year of hundreds of zones', () => {
  const dayOf = dayIn('America/Chicago');
  const since = process.cpuUsage();
  for (let at = 0; at < 100_000; at += 1)
    dayOf(new Date(Date.UTC(2026, 0, 1) + (at % 365) * 86_400_000 + at * 60).toISOString());
  expect(process.cpuUsage(since).user / 1000).toBeLessThan(2000);
});
