/** Warnings about runs that have not finished when the next one starts. */
import { describe, expect, it } from 'vitest';
import { durationText } from './duration';
import { from, warningTextsFor } from './testing/warningTexts';
import { warningsOf } from './warnings';

describe('runs that overlap', () => {
  it.each<[string, number, readonly string[]]>([
    ['0 0 * * *', 1440, []],
    [
      '0 0 * * *',
      1441,
      ['A run lasts 1 day 1 minute, and the next can start 1 day after it. They overlap.'],
    ],
    ['*/15 * * * *', 15, []],
    [
      '*/15 * * * *',
      16,
      ['A run lasts 16 minutes, and the next can start 15 minutes after it. They overlap.'],
    ],
    [
      '0 9,17 * * *',
      481,
      ['A run lasts 8 hours 1 minute, and the next can start 8 hours after it. They overlap.'],
    ],
    ['0 0 * * 1,2', 1440, []],
    ['0 0 * * 1', 10_080, []],
    ['50 23 * * *', 1440, []],
    [
      '10,50 0-23/23 * * *',
      21,
      ['A run lasts 21 minutes, and the next can start 20 minutes after it. They overlap.'],
    ],
    ['0 0 1 * *', 28 * 1440, []],
    [
      '0 0 1 * *',
      29 * 1440,
      ['A run lasts 29 days, and the next can start 28 days after it. They overlap.'],
    ],
  ])('%s of %i minutes', (expression, duration, expected) => {
    expect(warningTextsFor(expression, ['UTC'], duration)).toEqual(expected);
  });

  it('only on shorter days are reported for that day', () => {
    expect(warningTextsFor('0 0 * * *', ['Europe/Berlin'], 1410)).toEqual([
      'On March 28, 2027 clocks go forward in Europe/Berlin, so two runs are 23 hours apart. The first lasts 23 hours 30 minutes. They overlap.',
    ]);
    expect(warningTextsFor('0 0 * * *', ['Europe/Berlin'], 1380)).toEqual([]);
    expect(warningTextsFor('30 2,3 * * *', ['Europe/Berlin'], 45)).toContain(
      'On March 28, 2027 clocks go forward in Europe/Berlin, so two runs are 30 minutes apart. The first lasts 45 minutes. They overlap.',
    );
  });

  it('have no extra warning for a short day if runs follow without a pause', () => {
    expect(warningTextsFor('0 0 * * *', ['America/New_York', 'Europe/Berlin'], 1440)).toEqual([]);
    expect(warningTextsFor('0 * * * *', ['Europe/Berlin'], 60)).toEqual([]);
  });

  it('are only reported before the schedule ends', () => {
    const until = (text: string) => Date.parse(text);
    const berlin = ['Europe/Berlin'];
    expect(warningTextsFor('0 0 * * *', berlin, 1410, until('2027-03-27T12:00Z'))).toEqual([]);
    // Only the first run starts; the other one would start after the end.
    expect(warningTextsFor('0 0 * * *', berlin, 1410, until('2027-03-28T12:00Z'))).toEqual([]);
    expect(warningTextsFor('0 0 * * *', berlin, 1410, until('2027-03-29T12:00Z'))).toHaveLength(1);
    // From November 21 on: one run until the 22nd, two until the 23rd.
    expect(warningTextsFor('0 12 * * *', ['UTC'], 2000, until('2026-11-22T11:00Z'))).toEqual([]);
    expect(warningTextsFor('0 12 * * *', ['UTC'], 2000, until('2026-11-22T13:00Z'))).toHaveLength(
      1,
    );
    // Mondays and Tuesdays are close together, but only a Monday is left.
    expect(warningTextsFor('0 0 * * 1,2', ['UTC'], 2000, until('2026-11-23T12:00Z'))).toEqual([]);
  });

  it('are not reported twice', () => {
    const kinds = warningsOf({
      expression: '0 0 * * *',
      timeZones: ['Europe/Berlin'],
      durationMinutes: 2000,
      from,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['overlap']);
  });
});

it('formats durations in the current language', () => {
  expect([0, 1, 59, 60, 90, 1440, 1530, 44_640].map((one) => durationText(one, 'en'))).toEqual([
    '0 minutes',
    '1 minute',
    '59 minutes',
    '1 hour',
    '1 hour 30 minutes',
    '1 day',
    '1 day 1 hour 30 minutes',
    '31 days',
  ]);
  expect(durationText(2910, 'fr')).toMatch(/^2\sjours 30\sminutes$/);
});
