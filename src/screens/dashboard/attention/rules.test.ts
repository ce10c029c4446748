import { describe, expect, it } from 'vitest';
import type { ZoneAccuracy } from '../../../../dataProvider/calls/analyticsTypes';
import { accuracyByZone, expiringOf, fallenZones, jobTroubles } from './rules';

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

describe('jobs that trouble', () => {
  const job = (id: string, name: string, state: string, at: number, zone = 'z1') => ({
    id,
    name,
    state,
    scheduled_at: minutes(at),
    zone_id: zone,
    zone: { name: `Zone ${zone}` },
  });
  const all = { now, zoneIds: [] };

  it('are those that failed, and those that wait for longer than a quarter of an hour', () => {
    const rows = [
      job('1', 'Night', 'FAILED', -90),
      job('2', 'Night', 'FAILED', -30),
      job('3', 'Night', 'DONE', -30),
      job('4', 'Noon', 'QUEUED', -16),
      job('5', 'Noon', 'QUEUED', -14),
      job('6', 'Noon', 'QUEUED', 60),
      job('7', 'Noon', 'RUNNING', -600),
    ];
    expect(jobTroubles(rows, all)).toMatchObject([
      { type: 'failed', name: 'Night', ids: ['2', '1'], zoneName: 'Zone z1', at: now - 1_800_000 },
      { type: 'late', name: 'Noon', ids: ['4'] },
    ]);
  });

  it('are of the chosen zones only', () => {
    const rows = [job('1', 'A', 'FAILED', -5, 'z1'), job('2', 'A', 'FAILED', -5, 'z2')];
    expect(jobTroubles(rows, { now, zoneIds: ['z2'] })).toMatchObject([{ ids: ['2'] }]);
  });

  it('of which nothing can be read are not made up', () => {
    expect(jobTroubles([{ id: 1 }, { id: 2, state: 'QUEUED' }], all)).toEqual([]);
    expect(jobTroubles([{ id: 3, state: 'FAILED' }], all)).toMatchObject([
      { name: '3', ids: ['3'], zoneName: null, at: null },
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
