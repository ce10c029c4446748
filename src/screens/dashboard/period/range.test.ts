import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFrom, dayLength, isoOf } from '../../../lib/time/days';
import { before, daysOf, lengthOf, periodOf, queryOf } from './range';
import { dayAt, startOfDay } from '../../../lib/time/zonedDays';

const day = (text: string) => dayFrom(text) ?? NaN;
const startText = (zone: string, text: string) =>
  new Date(startOfDay(zone, day(text))).toISOString();

describe('days begin', () => {
  it.each([
    ['Europe/Berlin', '2026-11-22', '2026-11-21T23:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00.000Z'],
    // Clocks move forward at midnight: the day starts at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    // They move back from one to midnight: the first midnight is the start.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Samoa skipped this day.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ])('in %s on %s at %s', (zone, text, moment) => {
    expect(startText(zone, text)).toBe(moment);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/New_York', '2026-11-01', 25],
    ['America/Phoenix', '2026-11-01', 24],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('%s has on %s %d hours', (zone, text, hours) => {
    const from = day(text);
    expect((startOfDay(zone, from + 1) - startOfDay(zone, from)) / 3_600_000).toBe(hours);
  });

  it('each moment lies in the day it is said to lie in', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Africa/Cairo', 'Pacific/Auckland', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
        (zone, moment) => {
          const at = dayAt(zone, moment);
          expect(startOfDay(zone, at)).toBeLessThanOrEqual(moment);
          expect(startOfDay(zone, at + 1)).toBeGreaterThan(moment);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('periods', () => {
  const today = day('2026-11-22');

  it.each([
    ['today', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
    ['7d', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['28d', '2026-10-26', '2026-11-22', '2026-09-28', '2026-10-25'],
    ['lastMonth', '2026-10-01', '2026-10-31', '2026-08-31', '2026-09-30'],
    ['year', '2025-11-23', '2026-11-22', '2024-11-23', '2025-11-22'],
  ] as const)('%s is %s to %s, before that %s to %s', (preset, ...texts) => {
    const period = periodOf({ type: 'preset', preset }, today);
    const earlier = before(period);
    expect([period.from, period.to, earlier.from, earlier.to].map(isoOf)).toEqual(texts);
    expect(daysOf(earlier)).toHaveLength(lengthOf(period));
  });

  it('last month is the whole one, also over the turn of the year and in a leap year', () => {
    const texts = (now: string) => {
      const { from, to } = periodOf({ type: 'preset', preset: 'lastMonth' }, day(now));
      return [isoOf(from), isoOf(to)];
    };
    expect(texts('2027-01-01')).toEqual(['2026-12-01', '2026-12-31']);
    expect(texts('2028-03-31')).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('the one before ends where the other begins, also over a change of clocks', () => {
    const whose = { accountId: 'a', zoneIds: ['z'], timeZone: 'Europe/Berlin' };
    const period = { from: day('2026-10-19'), to: day('2026-10-25') };
    const query = queryOf(whose, period);
    expect(query).toEqual({
      ...whose,
      startAt: '2026-10-18T22:00:00.000Z',
      // The day has 25 hours and is not cut short.
      endAt: '2026-10-25T23:00:00.000Z',
    });
    expect(queryOf(whose, before(period)).endAt).toBe(query.startAt);
  });

  it.each(['2026-02-30', '1999-12-31', '2026-1-1', '', 'today', '2100-01-01'])(
    '%j is no day',
    (text) => {
      expect(dayFrom(text)).toBeNull();
    },
  );

  it('a day and its text are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0) / dayLength, max: 47_000 }), (own) => {
        expect(dayFrom(isoOf(own))).toBe(own);
      }),
    );
  });
});
