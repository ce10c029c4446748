import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { runsBetween } from '../../schedules/runs/nextRuns';
import { createDayRuns } from '../../schedules/dayRuns';
import { dayFrom } from '../../lib/time/days';
import { mondayOf, weekFrom } from '../../lib/time/zonedDays';
import { calendarEntriesOf } from './entries';
import { idleOf, templateOf, plannedZoneOf } from '../../schedules/plan';
import { createRunOutcomes, jobOf } from './outcomes';

const zones = new Map(
  ['a', 'b', 'c'].map((id) => [id, plannedZoneOf({ id, name: id, timeZoneName: 'Europe/Berlin' })]),
);
const template = templateOf(
  { id: 't', name: 'Night', cron_expression: '0 2 * * *', zones: ['a', 'b', 'c'] },
  zones,
  1000,
);
const job = (zone_id: string, scheduled_at: string, state: string, more: object = {}) => ({
  id: `${zone_id} ${scheduled_at}`,
  template_id: 't',
  zone_id,
  scheduled_at,
  state,
  ...more,
});

const outcomes = (rows: readonly RaRecord[], now: string) => {
  const runs = createDayRuns(runsBetween);
  const jobs = rows.flatMap((row) => jobOf(row, [template]) ?? []);
  const made = createRunOutcomes({ jobs, templates: [template], zones, runs });
  const days = weekFrom(mondayOf(dayFrom('2026-11-16') ?? 0));
  const entries = calendarEntriesOf({ templates: [template], days, clockZone: null, runs });
  return {
    unplanned: made.unplanned().map(({ id }) => id),
    days: entries.map(([entry]) => {
      const counts = entry && made.of(entry, Date.parse(now));
      return counts && Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    }),
  };
};

describe('results of runs', () => {
  const rows = [
    job('a', '2026-11-16T01:00:00Z', 'DONE'),
    job('a', '2026-11-17T01:00:00Z', 'DONE'),
    job('b', '2026-11-17T01:00:20Z', 'FAILED'),
    job('a', '2026-11-19T01:00:00Z', 'RUNNING'),
    job('b', '2026-11-19T01:00:00Z', 'QUEUED'),
    job('c', '2026-11-19T01:00:00Z', 'SOMETHING'),
  ];

  it('are known per zone: done, failed, missed, or older than the data', () => {
    expect(outcomes(rows, '2026-11-19T12:00:00Z').days).toEqual([
      { done: 1, unknown: 2 },
      { done: 1, failed: 1, missed: 1 },
      { missed: 3 },
      { running: 1, queued: 1, unknown: 1 },
      null,
      null,
      null,
    ]);
  });

  it('are not shown for future runs, nor for jobs that may still appear', () => {
    const { days } = outcomes(rows.slice(0, 3), '2026-11-18T01:10:00Z');
    expect(days.slice(1, 4)).toEqual([{ done: 1, failed: 1, missed: 1 }, null, null]);
    expect(outcomes(rows.slice(0, 3), '2026-11-18T01:16:00Z').days[2]).toEqual({ missed: 3 });
  });

  it('miss no zone whose job may still appear beside those that are there', () => {
    const queued = [...rows, job('a', '2026-11-20T01:00:00Z', 'QUEUED')];
    const at = (now: string) => outcomes(queued, now).days[4];
    expect(at('2026-11-20T00:40:00Z')).toEqual({ queued: 1 });
    expect(at('2026-11-20T01:14:00Z')).toEqual({ queued: 1 });
    expect(at('2026-11-20T01:16:00Z')).toEqual({ queued: 1, missed: 2 });
  });

  it('knows jobs that no template plans', () => {
    const other = [
      job('a', '2026-11-17T01:30:00Z', 'DONE'),
      job('gone', '2026-11-17T01:00:00Z', 'DONE'),
      job('c', '2026-11-17T01:00:00Z', 'DONE', { template_id: 'gone' }),
      job('c', '2026-11-17T01:00:00Z', 'DONE', { template_id: undefined, name: 'Night' }),
    ];
    expect(outcomes(other, '2026-11-19T12:00:00Z').unplanned).toEqual(
      other.slice(0, 3).map(({ id }) => id),
    );
  });

  it('passes over what says neither where nor when', () => {
    expect(jobOf({ id: 1, zone_id: 'a' }, [])).toBeNull();
    expect(jobOf({ id: 1, scheduled_at: '2026-11-17T01:00:00Z' }, [])).toBeNull();
  });
});

describe('templates that do not run', () => {
  const from = Date.parse('2026-11-16T00:00:00Z');
  const kinds = (row: object) =>
    idleOf(
      [templateOf({ id: 't', cron_expression: '0 2 * * *', ...row }, zones, 1000)],
      from,
    ).flatMap(({ reasons }) => reasons.map(({ kind }) => kind));

  it.each([
    ['runs', { zones: ['a'] }, []],
    ['has no zones', { zones: [] }, ['noZones']],
    ['has zones that are gone', { zones: ['x', 'y'] }, ['allGone']],
    ['has a zone that is gone beside one that is there', { zones: ['a', 'x'] }, ['someGone']],
    ['has ended', { zones: ['a'], ends_at: '2026-11-15T00:00:00Z' }, ['ended']],
    ['ends later', { zones: ['a'], ends_at: '2026-11-17T00:00:00Z' }, []],
    ['has no schedule', { zones: ['a'], cron_expression: null }, ['fault']],
    [
      'has a schedule that is none',
      { zones: [], cron_expression: '0 0 31 2 *' },
      ['fault', 'noZones'],
    ],
  ])('one that %s', (_, row, expected) => {
    expect(kinds(row)).toEqual(expected);
  });
});
