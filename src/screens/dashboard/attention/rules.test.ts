import { describe, expect, it } from 'vitest';
import type { ZoneAccuracy } from '../../../../dataProvider/calls/analyticsTypes';
import { accuracyByZone, expiringOf, fallenZones, jobsByName, jobsIn, lateJobs } from './rules';

const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = (many: number) => new Date(now + many * 60_000).toISOString();

const row = (
  zoneId: string,
  accuracy: number,
  jobs: number,
  day: string | null = '2026-11-20',
): ZoneAccuracy => ({ zoneId, zoneName: `Zone ${zoneId}`, day, accuracy, jobs });

describe('accuracy of a zone', () => {
  it('counts each job the same, whichever day it was on', () => {
    expect(accuracyByZone([row('a', 1, 1), row('a', 0.9, 9, '2026-11-21')])).toEqual([
      { zoneId: 'a', zoneName: 'Zone a', accuracy: expect.closeTo(0.91), jobs: 10 },
    ]);
  });

  it("is the platform's total, if there is one", () => {
    expect(accuracyByZone([row('a', 0.5, 3), row('a', 0.8, 12, null)])).toMatchObject([
      { accuracy: 0.8, jobs: 12 },
    ]);
  });

  it('weights days equally without numbers of jobs', () => {
    expect(accuracyByZone([row('a', 1, 0), row('a', 0.5, 0)])[0]?.accuracy).toBeCloseTo(0.75);
  });
});

describe('zones whose accuracy fell', () => {
  it('by two points and more, the deepest fall first', () => {
    const before = [row('a', 0.95, 20), row('b', 0.9, 20), row('c', 0.9, 20), row('d', 0.9, 20)];
    const after = [row('a', 0.93, 20), row('b', 0.7, 20), row('c', 0.89, 20), row('d', 0.95, 20)];
    expect(fallenZones(after, before).map(({ zoneId, was }) => [zoneId, was])).toEqual([
      ['b', 0.9],
      ['a', 0.95],
    ]);
  });

  it('are not those of few jobs, nor new ones, nor those that are gone', () => {
    const before = [row('few', 0.9, 20), row('was few', 0.9, 4), row('gone', 0.9, 20)];
    const after = [row('few', 0.5, 4), row('was few', 0.5, 20), row('new', 0.1, 20)];
    expect(fallenZones(after, before)).toEqual([]);
  });
});

describe('late jobs', () => {
  const job = (id: string, name: string, state: string, at: number, zone = 'z1') => ({
    id,
    name,
    state,
    scheduled_at: minutes(at),
    zone_id: zone,
    zone: { name: `Zone ${zone}` },
  });

  it('are those that wait for longer than a quarter of an hour', () => {
    const rows = [
      job('3', 'Night', 'DONE', -30),
      job('4', 'Noon', 'QUEUED', -16),
      job('5', 'Noon', 'QUEUED', -14),
      job('6', 'Noon', 'QUEUED', 60),
      job('7', 'Noon', 'RUNNING', -600),
    ];
    expect(lateJobs(rows, now)).toEqual([
      { name: 'Noon', ids: ['4'], zoneName: 'Zone z1', at: now - 16 * 60_000 },
    ]);
  });

  it('of which no time can be read are not made up', () => {
    expect(lateJobs([{ id: 1 }, { id: 2, state: 'QUEUED' }], now)).toEqual([]);
  });

  it('are looked for in the chosen zones only, the newest first', () => {
    const rows = [
      job('1', 'A', 'QUEUED', -50, 'z1'),
      job('2', 'A', 'QUEUED', -50, 'z2'),
      job('3', 'A', 'QUEUED', -20, 'z2'),
    ];
    expect(jobsIn(rows, ['z2']).map(({ id }) => id)).toEqual(['3', '2']);
    expect(jobsIn(rows, [])).toHaveLength(3);
  });

  it('are counted by name, most first', () => {
    const rows = [job('1', 'A', 'FAILED', -5), job('2', 'B', 'FAILED', -5), { id: 3, name: 'B' }];
    expect(jobsByName(rows).map(({ name, jobs }) => [name, jobs.length])).toEqual([
      ['B', 2],
      ['A', 1],
    ]);
  });
});

it('environments about to expire are those of the next three days, the next first', () => {
  const rows = [
    { id: 1, name: 'far', expires: minutes(3 * 1440 + 1) },
    { id: 2, name: 'near', expires: minutes(3 * 1440) },
    { id: 3, name: 'next', expires: now + 60_000 },
    { id: 4, name: 'gone', expires: minutes(0) },
    { id: 5, name: 'never', expires: null },
  ];
  expect(expiringOf(rows, now).map(({ name }) => name)).toEqual(['next', 'near']);
});
