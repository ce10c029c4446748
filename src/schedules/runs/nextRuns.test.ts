/** Runs in time zones and around clock changes, compared with moments calculated by hand. */
import { describe, expect, it } from 'vitest';
import { lastRunBefore, nextRuns, runsBetween } from './nextRuns';

const at = (iso: string): number => Date.parse(iso);
const isoOf = (runs: readonly number[]): readonly string[] =>
  runs.map((run) => new Date(run).toISOString().replace(':00.000Z', 'Z'));

const runs = (expression: string, timeZone: string | null, from: string, count = 3) =>
  isoOf(nextRuns({ expression, timeZone, from: at(from), count }));

describe('the next runs', () => {
  it.each<[string, string | null, string, readonly string[]]>([
    ['0 0 * * *', null, '2026-11-21T10:00Z', ['2026-11-22T00:00Z', '2026-11-23T00:00Z']],
    [
      '0 0 * * *',
      'Asia/Kathmandu',
      '2026-11-21T10:00Z',
      ['2026-11-21T18:15Z', '2026-11-22T18:15Z'],
    ],
    ['30 9 * * 1', 'Pacific/Apia', '2026-11-20T00:00Z', ['2026-11-22T20:30Z', '2026-11-29T20:30Z']],
    ['0 0 31 * *', 'UTC', '2026-02-01T00:00Z', ['2026-03-31T00:00Z', '2026-05-31T00:00Z']],
    ['0 0 29-31 * *', 'UTC', '2028-02-01T00:00Z', ['2028-02-29T00:00Z', '2028-03-29T00:00Z']],
    ['0 0 */30 * *', 'UTC', '2026-01-31T00:00Z', ['2026-02-01T00:00Z', '2026-03-01T00:00Z']],
    // A Friday, or the 13th of a month.
    ['0 0 13 * 5', 'UTC', '2026-11-07T00:00Z', ['2026-11-13T00:00Z', '2026-11-20T00:00Z']],
    ['0 0 13 * 5', 'UTC', '2026-12-12T00:00Z', ['2026-12-13T00:00Z', '2026-12-18T00:00Z']],
    ['0 0 * * 7', 'UTC', '2026-11-21T00:00Z', ['2026-11-22T00:00Z', '2026-11-29T00:00Z']],
    ['0 0 */1 * 1', 'UTC', '2026-11-21T00:00Z', ['2026-11-22T00:00Z', '2026-11-23T00:00Z']],
  ])('%s in %s after %s', (expression, timeZone, from, expected) => {
    expect(runs(expression, timeZone, from, 2)).toEqual(expected);
  });

  it('start after the moment itself', () => {
    expect(runs('0 0 * * *', null, '2026-11-22T00:00:00.000Z', 1)).toEqual(['2026-11-23T00:00Z']);
    expect(runs('0 0 * * *', null, '2026-11-21T23:59:59.999Z', 1)).toEqual(['2026-11-22T00:00Z']);
  });

  it('end with the schedule', () => {
    const until = at('2026-11-24T00:00Z');
    const given = { expression: '0 0 * * *', timeZone: null, from: at('2026-11-21T10:00Z') };
    expect(nextRuns({ ...given, count: 10, until })).toHaveLength(3);
    expect(nextRuns({ ...given, count: 10, until: until - 1 })).toHaveLength(2);
    expect(nextRuns({ ...given, count: 10, until: given.from - 1 })).toEqual([]);
  });

  it.each(['', '0 0 * * -', '0 0 31 2 *', '60 * * * *', '@daily', '0 0 0 * * *', '0 0 L * *'])(
    'of %j are none, because it is invalid',
    (expression) => {
      expect(runs(expression, 'UTC', '2026-11-21T10:00Z')).toEqual([]);
      expect(lastRunBefore({ expression, timeZone: null, before: Date.now() })).toBeNull();
    },
  );

  it('are none in an unknown time zone', () => {
    expect(runs('0 0 * * *', 'Mars/Olympus', '2026-11-21T10:00Z')).toEqual([]);
  });
});

describe('a time that clocks skip', () => {
  it.each<[string, string, string, string, readonly string[]]>([
    // 02:00 to 03:00 on March 28, 2027.
    [
      'runs after the gap',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-03-27T02:00Z',
      ['2027-03-28T01:00Z', '2027-03-29T00:30Z'],
    ],
    [
      'runs after the gap',
      '30 2 * * *',
      'America/New_York',
      '2027-03-13T12:00Z',
      ['2027-03-14T07:00Z', '2027-03-15T06:30Z'],
    ],
    // Half an hour: 02:00 to 02:30 on October 3, 2027.
    [
      'runs after the gap',
      '15 2 * * *',
      'Australia/Lord_Howe',
      '2027-10-02T00:00Z',
      ['2027-10-02T15:30Z', '2027-10-03T15:15Z'],
    ],
    // Midnight itself: 00:00 to 01:00 on September 5, 2027.
    [
      'runs after the gap',
      '0 0 * * *',
      'America/Santiago',
      '2027-09-04T12:00Z',
      ['2027-09-05T04:00Z', '2027-09-06T03:00Z'],
    ],
    [
      'is left out of a rhythm',
      '30 */2 * * *',
      'Europe/Berlin',
      '2027-03-27T23:45Z',
      ['2027-03-28T02:30Z', '2027-03-28T04:30Z'],
    ],
    [
      'leaves a rhythm of minutes as it is',
      '*/30 * * * *',
      'Europe/Berlin',
      '2027-03-28T00:15Z',
      ['2027-03-28T00:30Z', '2027-03-28T01:00Z'],
    ],
    [
      'runs once where the end of the gap is a time of its own',
      '0,30 2,3 * * *',
      'Europe/Berlin',
      '2027-03-27T12:00Z',
      ['2027-03-28T01:00Z', '2027-03-28T01:30Z'],
    ],
    [
      'is of no matter where there is none',
      '30 2 * * *',
      'Asia/Kathmandu',
      '2027-03-27T12:00Z',
      ['2027-03-27T20:45Z', '2027-03-28T20:45Z'],
    ],
  ])('%s: %s in %s', (_, expression, timeZone, from, expected) => {
    expect(runs(expression, timeZone, from, 2)).toEqual(expected);
  });

  it('is lost with its day: Samoa had no December 30, 2011', () => {
    expect(runs('0 12 * * *', 'Pacific/Apia', '2011-12-29T00:00Z', 3)).toEqual([
      '2011-12-29T22:00Z',
      '2011-12-30T22:00Z',
      '2011-12-31T22:00Z',
    ]);
    expect(runs('0 12 30 * *', 'Pacific/Apia', '2011-12-29T00:00Z', 1)).toEqual([
      '2012-01-29T22:00Z',
    ]);
  });
});

describe('a time that occurs twice', () => {
  it.each<[string, string, string, string, readonly string[]]>([
    // 02:00 to 03:00 on October 31, 2027.
    [
      'runs the first time',
      '30 2 * * *',
      'Europe/Berlin',
      '2027-10-30T12:00Z',
      ['2027-10-31T00:30Z', '2027-11-01T01:30Z'],
    ],
    [
      'runs the first time',
      '30 1 * * *',
      'America/New_York',
      '2027-11-06T12:00Z',
      ['2027-11-07T05:30Z', '2027-11-08T06:30Z'],
    ],
    [
      'runs the first time',
      '45 1 * * *',
      'Australia/Lord_Howe',
      '2027-04-03T12:00Z',
      ['2027-04-03T14:45Z', '2027-04-04T15:15Z'],
    ],
    [
      'runs the first time',
      '30 23 * * *',
      'America/Santiago',
      '2027-04-03T12:00Z',
      ['2027-04-04T02:30Z', '2027-04-05T03:30Z'],
    ],
    [
      'runs twice in a rhythm',
      '30 */2 * * *',
      'Europe/Berlin',
      '2027-10-30T23:00Z',
      ['2027-10-31T00:30Z', '2027-10-31T01:30Z'],
    ],
    [
      'leaves a rhythm of minutes as it is',
      '*/30 * * * *',
      'Europe/Berlin',
      '2027-10-31T00:15Z',
      ['2027-10-31T00:30Z', '2027-10-31T01:00Z'],
    ],
  ])('%s: %s in %s', (_, expression, timeZone, from, expected) => {
    expect(runs(expression, timeZone, from, 2)).toEqual(expected);
  });

  it('does not run again at its second occurrence', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2027-10-31T01:10Z', 1)).toEqual([
      '2027-11-01T01:30Z',
    ]);
  });
});

describe('the runs in a period', () => {
  const week = { from: at('2026-11-23T00:00Z'), to: at('2026-11-30T00:00Z') };

  it('start at its first moment and end before its last', () => {
    const all = runsBetween({ expression: '0 0 * * *', timeZone: 'UTC', ...week, limit: 100 });
    expect(isoOf(all.runs).at(0)).toBe('2026-11-23T00:00Z');
    expect(isoOf(all.runs).at(-1)).toBe('2026-11-29T00:00Z');
    expect(all.isMore).toBe(false);
  });

  it('report whether there are more', () => {
    const given = { expression: '0 * * * *', timeZone: 'UTC', ...week };
    expect(runsBetween({ ...given, limit: 167 })).toMatchObject({ isMore: true });
    expect(runsBetween({ ...given, limit: 168 }).runs).toHaveLength(168);
    expect(runsBetween({ ...given, limit: 168 }).isMore).toBe(false);
  });
});

it('returns the last run before a moment', () => {
  const last = lastRunBefore({
    expression: '0 6 * * 1-5',
    timeZone: 'Europe/Berlin',
    before: at('2026-11-23T05:00Z'),
  });
  expect(isoOf([last ?? 0])).toEqual(['2026-11-20T05:00Z']);
});
