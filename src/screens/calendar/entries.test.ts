import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsBetween } from '../../schedules/runs/nextRuns';
import { dayAt, mondayOf, startOfDay, weekFrom } from '../../lib/time/zonedDays';
import { createDayRuns, type RunsBetween } from '../../schedules/dayRuns';
import { dayFrom, dayLength } from '../../lib/time/days';
import { calendarEntriesOf, isFolded, zonesIn, type CalendarEntry } from './entries';
import { createOverlaps } from './overlaps';
import { templateOf, plannedZoneOf, type PlannedTemplate } from '../../schedules/plan';

const hour = 3_600_000;

const zoneAt = (id: string, timeZoneName: string | null) =>
  plannedZoneOf({ id, name: `Zone ${id}`, timeZoneName });

interface Planned {
  readonly id?: string;
  readonly cron: string;
  readonly places?: readonly (string | null)[];
  readonly hours?: number;
  readonly ends?: string;
}

/** A template in one zone of each given time zone; zones of the same time zone are shared. */
const planned = ({
  id = 't',
  cron,
  places = ['UTC'],
  hours = 0,
  ends,
}: Planned): PlannedTemplate => {
  const zones = new Map(places.map((place, at) => [`z${at}`, zoneAt(`z${at}`, place)]));
  const row = {
    id,
    name: `Template ${id}`,
    cron_expression: cron,
    duration: hours,
    ends_at: ends,
    zones: [...zones.keys()].map((zone_id) => ({ zone_id, template: null })),
  };
  return templateOf(row, zones, hour);
};

const week = (date: string) => weekFrom(mondayOf(dayFrom(date) ?? Number.NaN));
const shown = (
  templates: readonly PlannedTemplate[],
  { date = '2026-11-16', clockZone = null }: { date?: string; clockZone?: string | null } = {},
) =>
  calendarEntriesOf({ templates, days: week(date), clockZone, runs: createDayRuns(runsBetween) });

const momentsIn = (entries: readonly CalendarEntry[]) =>
  entries.flatMap(({ template, parts }) =>
    parts.flatMap(({ timeZone, moments }) =>
      moments.map((at) => `${template.id} ${timeZone} ${at}`),
    ),
  );

const places = [
  'America/New_York',
  'America/Havana',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Kathmandu',
];

describe('entries', () => {
  it('hold every run exactly once, by the clocks of zones and by one’s own', () => {
    const expression = fc.constantFrom(
      '0 6 * * *',
      '30 2 * * *',
      '0 0 */2 * *',
      '15 6,14 * * 1-5',
      '*/20 * * * *',
      '5 */3 1,31 * 0',
      '59 23 * * 0',
    );
    const clocks = fc.oneof(fc.constant(null), fc.constantFrom(...places));
    const date = fc.constantFrom(
      '2026-03-08',
      '2026-03-29',
      '2026-06-17',
      '2026-10-25',
      '2026-11-01',
    );
    fc.assert(
      fc.property(
        expression,
        clocks,
        date,
        fc.subarray(places, { minLength: 1 }),
        (cron, by, at, some) => {
          const days = week(at);
          const [first = 0, last = 0] = [days[0], days.at(-1)];
          const template = planned({ cron, places: some });
          const runs = some.flatMap((timeZone) => {
            const clock = by ?? timeZone;
            const [from, to] = [startOfDay(clock, first), startOfDay(clock, last + 1)];
            const all = runsBetween({ expression: cron, timeZone, from, to, limit: 10_000 }).runs;
            return all.map((moment) => `t ${timeZone} ${moment}`);
          });
          const entries = shown([template], { date: at, clockZone: by });
          expect(momentsIn(entries.flat()).toSorted()).toEqual(runs.toSorted());
          for (const [index, own] of entries.entries())
            for (const { day } of own) expect(day).toBe(days[index]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are one for the same time in several time zones, and one for each by one’s own clocks', () => {
    const template = planned({ cron: '0 6 * * 3', places });
    const byZones = shown([template])[2] ?? [];
    expect(byZones.map(({ times, parts }) => [times, parts.length])).toEqual([[[360], 6]]);
    const byMine = shown([template], { clockZone: 'Europe/Berlin' }).flat();
    // New York and Havana are grouped; the evening before in Auckland is Tuesday in Berlin.
    expect(byMine.map(({ day, times }) => [day - (week('2026-11-16')[0] ?? 0), times[0]])).toEqual([
      [1, 18 * 60],
      [1, 20 * 60],
      [2, 75],
      [2, 360],
      [2, 720],
    ]);
  });

  it('are folded where a template runs often in a day', () => {
    const [monday = []] = shown([planned({ cron: '*/30 6-17 * * *' })]);
    expect(monday).toHaveLength(1);
    expect(monday[0]?.times).toHaveLength(24);
    expect(isFolded({ times: monday[0]?.times ?? [] })).toBe(true);
    expect(shown([planned({ cron: '0 5,11,17,23 * * *' })])[0]).toHaveLength(4);
  });

  it('end when their template does', () => {
    const entries = shown([planned({ cron: '0 6 * * *', ends: '2026-11-18T06:00:00Z' })]);
    expect(entries.map((own) => own.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  it('of a zone without a time zone are in universal time', () => {
    const [monday = []] = shown([
      planned({ cron: '0 6 * * *', places: [null, 'UTC', 'Not/Real'] }),
    ]);
    expect(monday.map(({ parts }) => parts.map(({ timeZone }) => timeZone))).toEqual([['UTC']]);
    expect(monday[0] && zonesIn(monday[0])).toBe(3);
  });

  it('are none of a template whose expression is none', () => {
    const template = planned({ cron: '60 * * * *' });
    expect(template.fault).not.toBeNull();
    expect(shown([template]).flat()).toEqual([]);
  });

  it('take few questions to the engine, however many zones and templates there are', () => {
    let asked = 0;
    let given = 0;
    const counting: RunsBetween = (span) => {
      const answer = runsBetween(span);
      asked += 1;
      given += answer.runs.length;
      return answer;
    };
    const many = Array.from({ length: 300 }, (_, at) => places[at % places.length] ?? null);
    const templates = Array.from({ length: 20 }, (_, at) =>
      planned({
        id: `t${at}`,
        cron: at === 0 ? '* * * * *' : `${at} ${at} * * *`,
        places: many,
        hours: 1,
      }),
    );
    const runs = createDayRuns(counting);
    const days = week('2026-10-21');
    const entries = calendarEntriesOf({ templates, days, clockZone: null, runs }).flat();
    expect(entries).toHaveLength(7 * 20);
    // Of 63,000 runs in the week, only those near a clock change in Berlin are computed.
    const runsOfAll = entries.flatMap(({ parts }) => parts.map(({ moments }) => moments.length));
    expect(runsOfAll.reduce((sum, count) => sum + count)).toBeGreaterThan(60_000);
    expect(asked).toBeLessThanOrEqual(templates.length);
    expect(given).toBeLessThan(400);
  });
});

describe('overlaps', () => {
  const overlapsOf = (templates: readonly PlannedTemplate[]) => {
    const runs = createDayRuns(runsBetween);
    const days = week('2026-11-16');
    const overlaps = createOverlaps({ templates, days, runs });
    return calendarEntriesOf({ templates, days, clockZone: null, runs }).map((own) =>
      own.map((entry) => [
        entry.template.id,
        overlaps.of(entry).map(({ template, zones }) => `${template.id} ${zones}`),
        overlaps.isOwn(entry),
      ]),
    );
  };

  it('are templates that run in the same zones, also since the day before', () => {
    const week = overlapsOf([
      planned({ id: 'a', cron: '0 22 * * 1', hours: 8, places: ['Europe/Berlin', 'Asia/Tokyo'] }),
      planned({ id: 'b', cron: '0 5 * * 2', hours: 1, places: ['Europe/Berlin'] }),
      planned({ id: 'c', cron: '0 6 * * 2', hours: 1, places: ['Europe/Berlin'] }),
    ]);
    expect(week[0]).toEqual([['a', ['b 1'], false]]);
    expect(week[1]).toEqual([
      ['b', ['a 1'], false],
      ['c', [], false],
    ]);
  });

  it('are those of a template with itself where it takes longer than until its next run', () => {
    const [monday] = overlapsOf([planned({ cron: '0 6 * * *', hours: 25 })]);
    expect(monday).toEqual([['t', [], true]]);
    expect(overlapsOf([planned({ cron: '0 6 * * *', hours: 24 })])[0]).toEqual([['t', [], false]]);
  });

  it('are no news of a run of a day where the clocks go forward', () => {
    const template = planned({ cron: '0 0 * * *', hours: 24, places: ['Europe/Berlin'] });
    const runs = createDayRuns(runsBetween);
    const days = week('2027-03-22');
    const overlaps = createOverlaps({ templates: [template], days, runs });
    const own = calendarEntriesOf({ templates: [template], days, clockZone: null, runs }).flat();
    expect(own).toHaveLength(7);
    expect(own.filter((entry) => overlaps.isOwn(entry))).toEqual([]);
  });

  it('are marked where one begins while another is under way, unless that takes the day anyway', () => {
    const templates = [
      planned({ id: 'night', cron: '0 2 * * *', hours: 4 }),
      planned({ id: 'dairy', cron: '0 5 * * *', hours: 1 }),
      planned({ id: 'always', cron: '0 0 * * *', hours: 24 }),
    ];
    const runs = createDayRuns(runsBetween);
    const days = week('2026-11-16');
    const overlaps = createOverlaps({ templates, days, runs });
    const [monday = []] = calendarEntriesOf({ templates, days, clockZone: null, runs });
    const markedBy = Object.fromEntries(
      monday.map((entry) => [
        entry.template.id,
        overlaps.of(entry).flatMap(({ template, isMarked }) => (isMarked ? template.id : [])),
      ]),
    );
    expect(markedBy).toEqual({ always: [], night: [], dairy: ['night'] });
  });
});

it('days are those of the clocks on the wall', () => {
  const day = dayFrom('2026-11-16') ?? 0;
  expect(dayAt('Pacific/Auckland', day * dayLength + 12 * hour)).toBe(day + 1);
  expect(mondayOf(day + 6)).toBe(day);
  expect(dayFrom('2026-02-30')).toBeNull();
  expect(dayFrom('1850-01-01')).toBeNull();
});
