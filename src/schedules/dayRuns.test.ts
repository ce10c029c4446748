import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsBetween } from './runs/nextRuns';
import { mondayOf, startOfDay, weekFrom } from '../lib/time/zonedDays';
import { createDayRuns, type RunsBetween } from './dayRuns';
import { dayFrom } from '../lib/time/days';

const timeZones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Atlantic/Azores',
] as const;

/** One value, a list, a range, any, or steps. */
const part = (least: number, most: number) => {
  const value = fc.integer({ min: least, max: most });
  return fc.oneof(
    value.map(String),
    fc.tuple(value, value, value).map((values) => values.join(',')),
    fc.tuple(value, value).map((ends) => `${Math.min(...ends)}-${Math.max(...ends)}`),
    fc.constant('*'),
    fc.integer({ min: 1, max: Math.min(7, most - least) }).map((step) => `*/${step}`),
  );
};

const expression = fc
  .tuple(part(0, 59), part(0, 23), part(1, 31), part(0, 7))
  .map(([minute, hour, monthDay, weekday]) => `${minute} ${hour} ${monthDay} * ${weekday}`);

const dayOf = (text: string): number => dayFrom(text) ?? Number.NaN;

describe('the runs of a date', () => {
  it("equal the engine's, across clock changes", () => {
    // Half of the dates have a clock change in one of the time zones.
    const changes = [
      '2026-03-08',
      '2026-03-29',
      '2026-04-05',
      '2026-09-06',
      '2026-10-25',
      '2026-11-01',
    ];
    const day = fc.oneof(
      fc.integer({ min: dayOf('2026-01-01'), max: dayOf('2027-12-31') }),
      fc.constantFrom(...changes).map(dayOf),
    );
    fc.assert(
      fc.property(expression, fc.constantFrom(...timeZones), day, (text, timeZone, at) => {
        const [from, to] = [startOfDay(timeZone, at), startOfDay(timeZone, at + 1)];
        const asked = { expression: text, timeZone, from, to, limit: 2000 };
        expect(createDayRuns(runsBetween).on(text, timeZone, at).moments).toEqual(
          runsBetween(asked).runs,
        );
      }),
      { numRuns: 120 },
    );
  });

  it('have local times in minutes', () => {
    const runs = createDayRuns(runsBetween);
    const spring = runs.on('30 1,2,3 * * *', 'Europe/Berlin', dayOf('2026-03-29'));
    // 02:30 is skipped and runs immediately after the change.
    expect(spring.times).toEqual([90, 180, 210]);
    const autumn = runs.on('*/30 2 * * *', 'Europe/Berlin', dayOf('2026-10-25'));
    expect(autumn.times).toEqual([120, 150, 120, 150]);
  });

  it('are asked of the engine only where clocks are changed', () => {
    let asked = 0;
    const counting: RunsBetween = (span) => {
      asked += 1;
      return runsBetween(span);
    };
    const runs = createDayRuns(counting);
    const all = (monday: string) =>
      weekFrom(mondayOf(dayOf(monday))).flatMap((day) =>
        timeZones.flatMap((timeZone) => runs.on('* * * * *', timeZone, day).moments),
      ).length;
    expect(all('2026-12-07')).toBe(7 * 1440 * timeZones.length);
    expect(asked).toBe(0);
    // Berlin, Beirut, the Azores and Casablanca change in this week; Havana and New York a week later.
    all('2026-10-19');
    expect(asked).toBeLessThanOrEqual(4);
    expect(asked).toBeGreaterThan(0);
  });
});
