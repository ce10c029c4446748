/** Warnings about a schedule's days and about clock changes. */
import { describe, expect, it } from 'vitest';
import { nextRuns } from './nextRuns';
import { from, warningTextsFor } from './testing/warningTexts';
import { warningsOf } from './warnings';

describe('days', () => {
  it.each<[string, readonly string[]]>([
    ['0 0 * * *', []],
    ['0 0 * * 1-5', []],
    ['0 0 1,15,28 * *', []],
    ['0 0 1-31 * *', []],
    ['0 0 */1 * *', []],
    [
      '0 0 29 * *',
      ['Not every month has a 29th. In February it runs on that day in leap years only.'],
    ],
    ['0 0 30 * *', ['Not every month has a 30th. It does not run on that day in February.']],
    [
      '0 0 1,31 * *',
      ['Not every month has a 31st. It runs on that day in seven months of the year.'],
    ],
    [
      '0 0 */2 * *',
      [
        'Every 2 days restarts on the 1st of each month, so two runs can be just one day apart at month end.',
      ],
    ],
    [
      '0 0 */16 * *',
      [
        'Every 16 days restarts on the 1st of each month, so two runs can be just 12 days apart at month end.',
      ],
    ],
    [
      '0 0 */31 * *',
      [
        'Every 31 days restarts on the 1st of each month, so two runs can be just 28 days apart at month end.',
      ],
    ],
    [
      '0 0 13 * 5',
      [
        'A day of the month and a weekday are both set. It runs on either, not only when both match.',
      ],
    ],
    [
      '0 0 * * */2',
      ['Every 2 days restarts each Sunday, so two runs can be just one day apart at the weekend.'],
    ],
    [
      '0 0 * * */4',
      ['Every 4 days restarts each Sunday, so two runs can be just 3 days apart at the weekend.'],
    ],
    ['0 0 * * */1', []],
    ['0 0 * * */7', []],
    ['', []],
    ['0 0 31 2 *', []],
  ])('of %s', (expression, expected) => {
    expect(warningTextsFor(expression)).toEqual(expected);
  });

  it('count the restart of an interval like the runs', () => {
    for (let every = 2; every <= 31; every += 1) {
      const expression = `0 0 */${every} * *`;
      const [restart] = warningsOf({ expression, timeZones: [], durationMinutes: null, from });
      const runs = nextRuns({ expression, timeZone: null, from, count: 800 });
      const turns = runs
        .slice(1)
        .map((run, index) => (run - (runs[index] ?? 0)) / 86_400_000)
        .filter((_, index) => new Date(runs[index + 1] ?? 0).getUTCDate() === 1);
      expect(restart?.values).toEqual({ every, smart_count: Math.min(...turns) });
    }
  });
});

describe('clock changes', () => {
  it('are only reported until the schedule ends', () => {
    const of = (until: string) =>
      warningTextsFor('30 2 * * *', ['Europe/Berlin'], null, Date.parse(until));
    expect(of('2027-03-01T00:00Z')).toEqual([]);
    expect(of('2027-06-01T00:00Z')).toEqual([expect.stringContaining('go forward')]);
    expect(of('2028-01-01T00:00Z')).toHaveLength(2);
  });

  it.each<[string, string, readonly string[]]>([
    [
      '30 2 * * *',
      'Europe/Berlin',
      [
        'On March 28, 2027 clocks go forward from 2:00 AM to 3:00 AM in Europe/Berlin. Runs due then (2:30 AM) happen at 3:00 AM instead.',
        'On October 31, 2027 clocks go back from 3:00 AM to 2:00 AM in Europe/Berlin. Runs due in that hour (2:30 AM) happen once, on the first pass.',
      ],
    ],
    [
      '0,15,30,45 2 * * *',
      'America/New_York',
      [
        'On March 14, 2027 clocks go forward from 2:00 AM to 3:00 AM in America/New_York. Runs due then (2:00 AM-2:45 AM) happen at 3:00 AM instead.',
      ],
    ],
    [
      '0 */2 * * *',
      'Europe/Berlin',
      [
        'On March 28, 2027 clocks go forward from 2:00 AM to 3:00 AM in Europe/Berlin. Runs due then (2:00 AM) are skipped.',
        'On October 31, 2027 clocks go back from 3:00 AM to 2:00 AM in Europe/Berlin. Runs due in that hour (2:00 AM) happen twice.',
      ],
    ],
    [
      '15 2 * * *',
      'Australia/Lord_Howe',
      [
        'On October 3, 2027 clocks go forward from 2:00 AM to 2:30 AM in Australia/Lord_Howe. Runs due then (2:15 AM) happen at 2:30 AM instead.',
      ],
    ],
    [
      '0 * * * *',
      'Australia/Lord_Howe',
      [
        'On October 3, 2027 clocks go forward from 2:00 AM to 2:30 AM in Australia/Lord_Howe. Runs due then (2:00 AM) are skipped.',
      ],
    ],
    [
      '0 0 * * *',
      'America/Santiago',
      [
        'On September 5, 2027 clocks go forward from 12:00 AM to 1:00 AM in America/Santiago. Runs due then (12:00 AM) happen at 1:00 AM instead.',
      ],
    ],
    ['0 * * * *', 'Europe/Berlin', []],
    ['*/15 * * * *', 'Europe/Berlin', []],
    ['*/30 * * * *', 'Australia/Lord_Howe', []],
    // Clocks change on Sundays there.
    ['30 2 * * 1-5', 'Europe/Berlin', []],
    ['0 6 * * *', 'Europe/Berlin', []],
    ['30 2 * * *', 'Asia/Kathmandu', []],
    ['30 2 * * *', 'UTC', []],
  ])('%s in %s', (expression, timeZone, expected) => {
    expect(warningTextsFor(expression, [timeZone])).toEqual(expected);
  });

  it('are reported consistently with the runs', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'];
    for (const timeZone of [...zones, 'Africa/Casablanca', 'America/Nuuk', 'Africa/Cairo']) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
      for (const expression of ['30 2 * * *', '0 0 * * *', '15 1,2,3 * * *', '30 23 * * *']) {
        const given = { expression, timeZone, from, count: 1250, until: from + 400 * 86_400_000 };
        const walls = nextRuns(given).map((run) => clock.format(run));
        const [, hours = ''] = expression.split(' ');
        const usual = hours
          .split(',')
          .map((hour) => `${hour.padStart(2, '0')}:${expression.split(' ')[0]?.padStart(2, '0')}`);
        const isMoved = walls.some((wall) => !usual.includes(wall));
        const kinds = warningsOf({
          expression,
          timeZones: [timeZone],
          durationMinutes: null,
          from,
        }).map(({ kind }) => kind);
        expect([timeZone, expression, kinds.includes('gapMoved')]).toEqual([
          timeZone,
          expression,
          isMoved,
        ]);
      }
    }
  });

  it('are merged for time zones with the same warning, at most one of each kind', () => {
    const zones = ['Europe/Berlin', 'Europe/Paris', null, 'Europe/Berlin', 'America/New_York'];
    expect(warningTextsFor('30 2 * * *', zones)).toEqual([
      'Some zones have no time zone. Their runs use UTC.',
      'On March 14, 2027 clocks go forward from 2:00 AM to 3:00 AM in America/New_York. Runs due then (2:30 AM) happen at 3:00 AM instead.',
      'On March 28, 2027 clocks go forward from 2:00 AM to 3:00 AM in Europe/Berlin and Europe/Paris. Runs due then (2:30 AM) happen at 3:00 AM instead.',
      'On October 31, 2027 clocks go back from 3:00 AM to 2:00 AM in Europe/Berlin and Europe/Paris. Runs due in that hour (2:30 AM) happen once, on the first pass.',
    ]);
  });

  it('list a few time zones and count the rest', () => {
    const cities = ['Berlin', 'Paris', 'Rome', 'Vienna', 'Madrid', 'Prague'];
    const [first] = warningTextsFor(
      '30 2 * * *',
      cities.map((city) => `Europe/${city}`),
    );
    expect(first).toContain(
      'in Europe/Berlin, Europe/Paris, Europe/Rome, Europe/Vienna, and 2 more.',
    );
  });

  it.each([null, ''])('are ignored for a zone with the time zone %j', (none) => {
    expect(warningTextsFor('30 2 * * *', [none])).toEqual([
      'Some zones have no time zone. Their runs use UTC.',
    ]);
  });

  it('in an unknown time zone are ignored, which is reported', () => {
    expect(warningTextsFor('30 2 * * *', ['Mars/Olympus'])).toEqual([
      'Unknown time zones: Mars/Olympus. Their runs cannot be calculated.',
    ]);
  });
});

it('is fast for twenty time zones', () => {
  const zones = Intl.supportedValuesOf('timeZone')
    .filter((name) => name.startsWith('Europe/'))
    .slice(0, 20);
  const begun = performance.now();
  expect(warningTextsFor('30 2 * * *', zones, 1440).length).toBeGreaterThan(0);
  expect(performance.now() - begun).toBeLessThan(1500);
});
