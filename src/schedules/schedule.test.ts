/** The two conversions of the builder agree for everything that it can express (rules 4, 5 and 9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cronFaultOf } from './expression';
import {
  cronOf,
  inWeekOrder,
  scheduleOf,
  switchTo,
  type PeriodKind,
  type Schedule,
} from './schedule';

const at = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});
const daysOf = (min: number, max: number, minLength: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength, maxLength: max - min + 1 });

const schedules = (least: 0 | 1): fc.Arbitrary<Schedule> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('day' as const),
      every: fc.integer({ min: least, max: 31 }),
      at,
    }),
    fc.record({
      kind: fc.constant('week' as const),
      days: daysOf(0, 6, least).map(inWeekOrder),
      at,
    }),
    fc.record({
      kind: fc.constant('month' as const),
      days: daysOf(1, 31, least).map((days) => days.toSorted((one, other) => one - other)),
      at,
    }),
  );

const defaultCron = '0 0 * * *';

describe('the schedules of the builder', () => {
  it('are read back as they were built, complete or not', () => {
    fc.assert(
      fc.property(schedules(0), (schedule) => {
        expect(scheduleOf(cronOf(schedule))).toEqual(schedule);
      }),
      { numRuns: 2000 },
    );
  });

  it('are valid expressions of five parts, in every month, if nothing is missing', () => {
    fc.assert(
      fc.property(schedules(1), (schedule) => {
        const expression = cronOf(schedule);
        expect(expression.split(' ')).toHaveLength(5);
        expect(expression.split(' ')[3]).toBe('*');
        expect(cronFaultOf(expression)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('never have a step without effect', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), at, (every, time) => {
        const expression = cronOf({ kind: 'day', every, at: time });
        expect(expression).not.toContain('*/0');
        expect(expression.split(' ')).toHaveLength(5);
        const isGood = Number.isInteger(every) && every >= 1 && every <= 31;
        expect(cronFaultOf(expression) === undefined).toBe(isGood);
      }),
      {
        numRuns: 2000,
        examples: [
          [0, { hour: 0, minute: 0 }],
          [-0, { hour: 0, minute: 0 }],
          [1.5, { hour: 0, minute: 0 }],
          [Number.NaN, { hour: 0, minute: 0 }],
        ],
      },
    );
  });
});

describe('an expression', () => {
  it.each<[Schedule, string]>([
    [{ kind: 'day', every: 1, at: { hour: 0, minute: 0 } }, defaultCron],
    [{ kind: 'day', every: 3, at: { hour: 6, minute: 30 } }, '30 6 */3 * *'],
    [{ kind: 'week', days: [0, 3, 1], at: { hour: 0, minute: 0 } }, '0 0 * * 1,3,0'],
    [{ kind: 'month', days: [15, 1], at: { hour: 0, minute: 0 } }, '0 0 1,15 * *'],
    [{ kind: 'week', days: [], at: { hour: 0, minute: 0 } }, '0 0 * * -'],
    [{ kind: 'month', days: [], at: { hour: 0, minute: 0 } }, '0 0 - * *'],
  ])('of %j is %s', (schedule, expression) => {
    expect(cronOf(schedule)).toBe(expression);
  });

  it.each<[string, Schedule]>([
    ['0 0 * * 7', { kind: 'week', days: [0], at: { hour: 0, minute: 0 } }],
    ['0 0 * * 0,7', { kind: 'week', days: [0], at: { hour: 0, minute: 0 } }],
    ['0 9 * * 1-5', { kind: 'week', days: [1, 2, 3, 4, 5], at: { hour: 9, minute: 0 } }],
    ['0 9 * * 5-7', { kind: 'week', days: [5, 6, 0], at: { hour: 9, minute: 0 } }],
    ['05 09 */1 * *', { kind: 'day', every: 1, at: { hour: 9, minute: 5 } }],
    ['0 0 * * */1', { kind: 'day', every: 1, at: { hour: 0, minute: 0 } }],
    [' 0  0 1-10/3 * * ', { kind: 'month', days: [1, 4, 7, 10], at: { hour: 0, minute: 0 } }],
    ['0 0 31 * *', { kind: 'month', days: [31], at: { hour: 0, minute: 0 } }],
  ])('%s is read by its meaning', (expression, schedule) => {
    expect(scheduleOf(expression)).toEqual(schedule);
  });

  it.each([
    '',
    '0 0 * *',
    '0 0 * * * *',
    '0 0 1 * 1',
    '0 0 */2 * 1',
    // Not '*' itself: if both day parts are set, cron runs on either, so these run every day.
    '0 0 */1 * 1',
    '0 0 */1 * */1',
    '*/5 * * * *',
    '0 */2 * * *',
    '0 9,17 * * *',
    '0 0 * 2 *',
    '0 0 */0 * *',
    '0 0 * * MON',
    '- 0 * * *',
    '60 0 * * *',
    '@daily',
  ])('%j cannot be shown by the builder', (expression) => {
    expect(scheduleOf(expression)).toBeNull();
  });
});

describe('another period (rules 4)', () => {
  const time = { hour: 7, minute: 45 };
  const begun: Record<PeriodKind, Schedule> = {
    day: { kind: 'day', every: 1, at: time },
    week: { kind: 'week', days: [1], at: time },
    month: { kind: 'month', days: [1], at: time },
  };

  it('starts over and keeps the time', () => {
    const custom: Schedule = { kind: 'day', every: 5, at: time };
    expect(switchTo('week', custom)).toEqual(begun.week);
    expect(switchTo('month', custom)).toEqual(begun.month);
    expect(switchTo('day', switchTo('week', custom))).toEqual(begun.day);
  });

  it('changes nothing if it is the same', () => {
    const schedule: Schedule = { kind: 'week', days: [2, 4], at: time };
    expect(switchTo('week', schedule)).toBe(schedule);
  });

  it('starts at midnight without a schedule', () => {
    expect(cronOf(switchTo('day', null))).toBe(defaultCron);
  });
});
