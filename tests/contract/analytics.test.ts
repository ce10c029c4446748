// The calls for figures and exports, sent to the simulated platform. Expected values are written by hand from rules 7
// (Analytics and Jobs; rules R8, R24, R27), never read from the code.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsCalls } from '../../dataProvider/calls/analytics';
import type { AnalyticsQuery } from '../../dataProvider/calls/analyticsTypes';
import { seed } from './pin';
import { createRecorded } from './record';

type World = Awaited<ReturnType<typeof createRecorded>>;

/** Every GET of rules 7, by the name that screens use. */
const pins = {
  topAdjustments: 'GET /api/analytics/adjustments/top',
  adjustments: 'GET /api/analytics/adjustments',
  jobTime: 'GET /api/analytics/jobtime',
  locationTime: 'GET /api/analytics/locationtime',
  productJobs: 'GET /api/analytics/products/jobs/count',
  productUnits: 'GET /api/analytics/products/units/count',
  productAdjustments: 'GET /api/analytics/products/adjustments/count',
  productZoneAdjustments: 'GET /api/analytics/products/zones/adjustments/count',
  unitsChanged: 'GET /api/analytics/products/adjustments/units/count',
  zoneAdjustments: 'GET /api/analytics/zones/adjustments/count',
  zoneAccuracy: 'GET /api/analytics/zones/jobs/accuracy',
} as const satisfies Partial<Record<keyof AnalyticsCalls, string>>;
const pinned = Object.entries(pins) as [keyof typeof pins, string][];

const zones = [1, 2, 3].map((at) => `20e00000-0000-4000-8000-00000000000${at}`);

const now = Date.now();
const query: AnalyticsQuery = {
  accountId: seed.account,
  zoneIds: [],
  startAt: new Date(now - 28 * 86_400_000).toISOString(),
  endAt: new Date(now).toISOString(),
  timeZone: 'America/New_York',
};

let world: World;
beforeEach(async () => {
  world = await createRecorded();
});

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

describe('figures', () => {
  it.each(pinned)('%s is %s with id, start_at and end_at', async (name, call) => {
    const rows = await world.provider.analytics[name](query);
    const [sent, ...more] = world.taken();
    expect(more).toEqual([]);
    expect(sent && nameOf(sent)).toBe(call);
    expect(sent).toMatchObject({ status: 200, body: undefined });
    expect([...(sent?.query ?? [])].sort()).toEqual(['end_at', 'id', 'start_at']);
    expect(sent?.headers.get('Authorization')).toMatch(/^Bearer \S+$/);
    expect(sent?.headers.get('X-User-Id')).toBe(world.person.userId);
    expect(sent?.headers.get('X-Resource-Action')).toBeNull();
    // Every row that the simulated platform sends can be read.
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows as readonly object[])
      for (const [key, value] of Object.entries(row)) {
        if (key === 'p90' && value === null) continue;
        expect(value, key).not.toBeNull();
        if (key !== 'sku') expect(value, key).not.toBe('');
      }
  });

  it.each(pinned)('%s names chosen zones in zone_ids', async (name, call) => {
    const rows = await world.provider.analytics[name]({ ...query, zoneIds: zones });
    const [sent] = world.taken();
    expect(sent && nameOf(sent)).toBe(call);
    expect(sent?.status).toBe(200);
    expect([...(sent?.query ?? [])].sort()).toEqual(['end_at', 'start_at', 'zone_ids']);
    for (const row of rows as readonly object[])
      if ('zoneId' in row) expect(zones).toContain(row.zoneId);
  });

  it('are by day within the requested period, in the requested time zone', async () => {
    // From midnight to midnight in a time zone that is always five hours behind.
    const today = Math.floor(now / 86_400_000);
    const midnight = (ago: number) => new Date((today - ago) * 86_400_000 + 5 * 3_600_000);
    const week = {
      ...query,
      timeZone: 'Etc/GMT+5',
      startAt: midnight(17).toISOString(),
      endAt: midnight(10).toISOString(),
    };
    const { analytics } = world.provider;
    const days = [
      ...(await analytics.adjustments(week)),
      ...(await analytics.jobTime(week)),
      ...(await analytics.productUnits(week)),
      ...(await analytics.zoneAccuracy(week)),
    ].map(({ day }) => day);
    expect([...new Set(days)].sort()).toEqual(
      [17, 16, 15, 14, 13, 12, 11].map((ago) => midnight(ago).toISOString().slice(0, 10)),
    );
  });

  it('agree with each other as the console reads them', async () => {
    const { analytics } = world.provider;
    const counted = (rows: readonly { readonly count: number }[]) =>
      rows.reduce((sum, { count }) => sum + count, 0);
    const byDay = (await analytics.adjustments(query)).reduce(
      (sum, { up, down }) => sum + up + down,
      0,
    );
    expect(byDay).toBeGreaterThan(100);
    expect(counted(await analytics.zoneAdjustments(query))).toBe(byDay);
    expect(counted(await analytics.productAdjustments(query))).toBe(byDay);
    expect(counted(await analytics.unitsChanged(query))).toBe(byDay);
    const jobs = (await analytics.jobTime(query)).reduce((sum, row) => sum + row.jobs, 0);
    expect((await analytics.zoneAccuracy(query)).reduce((sum, row) => sum + row.jobs, 0)).toBe(
      jobs,
    );
  });

  it('of more than a hundred zones take several calls, and say the same', async () => {
    const account = 'acc00000-0000-4000-8000-000000000009';
    const whole = { ...query, accountId: account };
    const { analytics } = world.provider;
    const all = await analytics.zoneAdjustments(whole);
    world.taken();
    const parts = { ...whole, zoneIds: all.map(({ zoneId }) => zoneId) };
    expect(await analytics.zoneAdjustments(parts)).toEqual(all);
    const sent = world.taken();
    expect(sent).toHaveLength(Math.ceil(all.length / 100));
    for (const { status } of sent) expect(status).toBe(200);
    expect(await analytics.adjustments(parts)).toEqual(await analytics.adjustments(whole));
  });

  it('are refused in the platform’s words', async () => {
    const { analytics } = world.provider;
    await expect(analytics.jobTime({ ...query, accountId: '' })).rejects.toMatchObject({
      failure: { kind: 'invalid', fields: { zone_ids: expect.any(String) } },
    });
    await expect(
      analytics.jobTime({ ...query, startAt: query.endAt, endAt: query.startAt }),
    ).rejects.toMatchObject({ failure: { fields: { end_at: 'end_at is before start_at.' } } });
  });
});

describe('exports', () => {
  it('of figures are made by POST, and read by GET ?filepath', async () => {
    const { analytics } = world.provider;
    const filepath = await analytics.startExport({ ...query, zoneIds: zones });
    const shares: (number | null)[] = [];
    const file = await analytics.download(filepath, { onProgress: (share) => shares.push(share) });
    const [asked, read] = world.taken();
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/api/analytics/export',
      query: [],
      json: { zone_ids: zones, start_at: query.startAt, end_at: query.endAt },
      status: 200,
    });
    expect(asked?.headers.get('X-Resource-Action')).toBeNull();
    expect(read).toMatchObject({
      method: 'GET',
      path: '/api/analytics/export',
      query: ['filepath'],
      status: 200,
    });
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(file.type).toContain('text/csv');
    expect((await file.text()).split('\r\n').length).toBeGreaterThan(20);
  });

  it('of figures name the organization where no zones are chosen', async () => {
    await world.provider.analytics.startExport(query);
    expect(world.taken()[0]?.json).toEqual({
      id: seed.account,
      start_at: query.startAt,
      end_at: query.endAt,
    });
  });

  it('of jobs are made and read by calls of their own', async () => {
    const { analytics } = world.provider;
    const file = await analytics.downloadJobs(await analytics.startJobsExport(seed.account));
    expect(world.taken()).toMatchObject([
      { method: 'POST', path: '/api/jobs/export', json: { account_id: seed.account }, status: 200 },
      { method: 'GET', path: '/api/jobs/export', query: ['filepath'], status: 200 },
    ]);
    expect(await file.text()).toContain('scheduled_at');
  });

  it('that are not there are no file', async () => {
    const { analytics } = world.provider;
    await expect(analytics.download('exports/nope.csv')).rejects.toMatchObject({
      failure: { kind: 'notFound' },
    });
  });
});
