import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result, OutgoingCall } from '../transport/types';
import { fakePlatform, shapeOf } from '../testing/fakePlatform';
import { createAnalytics, type AnalyticsCalls } from './analytics';
import type { AnalyticsQuery } from './analyticsTypes';

const query: AnalyticsQuery = {
  accountId: 'acc-1',
  zoneIds: [],
  startAt: '2026-11-01T00:00:00.000Z',
  endAt: '2026-11-08T00:00:00.000Z',
  timeZone: 'UTC',
};
const dates = { start_at: query.startAt, end_at: query.endAt };
const zonesNamed = (count: number) => Array.from({ length: count }, (_, at) => `z${at}`);

const paths = {
  topAdjustments: 'adjustments/top',
  adjustments: 'adjustments',
  jobTime: 'jobtime',
  locationTime: 'locationtime',
  productJobs: 'products/jobs/count',
  productUnits: 'products/units/count',
  productAdjustments: 'products/adjustments/count',
  productZoneAdjustments: 'products/zones/adjustments/count',
  unitsChanged: 'products/adjustments/units/count',
  zoneAdjustments: 'zones/adjustments/count',
  zoneAccuracy: 'zones/jobs/accuracy',
} as const satisfies Partial<Record<keyof AnalyticsCalls, string>>;
const names = Object.keys(paths) as (keyof typeof paths)[];

const ok = (data: unknown): Result => ({ type: 'ok', status: 200, data, headers: new Headers() });

/** A transport whose responses depend on the call. */
const answering = (answer: (call: OutgoingCall) => Promise<Result> | Result) => {
  const sent: OutgoingCall[] = [];
  const send = async (call: OutgoingCall) => {
    sent.push(call);
    return await answer(call);
  };
  return { sent, analytics: createAnalytics({ send }) };
};

describe('a query', () => {
  it.each(names)('%s sends the organization if no zones are selected', async (name) => {
    const { sent, transport } = fakePlatform({ data: null });
    expect(await createAnalytics(transport)[name](query)).toEqual([]);
    expect(sent.map(shapeOf)).toEqual([
      { method: 'GET', path: `/api/analytics/${paths[name]}`, query: { id: 'acc-1', ...dates } },
    ]);
  });

  it('sends each selected zone once, and not the organization', async () => {
    const { sent, transport } = fakePlatform();
    await createAnalytics(transport).adjustments({ ...query, zoneIds: ['b', 'a', 'b'] });
    expect(sent[0]?.query).toEqual({ zone_ids: ['b', 'a'], ...dates });
  });

  it('makes several calls of a hundred zones, four at once', async () => {
    let [running, most] = [0, 0];
    const { sent, analytics } = answering(async ({ query: asked }) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      const zones = asked?.zone_ids as readonly string[];
      return ok(zones.map((zone_id) => ({ zone_id, count: 1 })));
    });
    const zoneIds = zonesNamed(1150);
    const rows = await analytics.zoneAdjustments({ ...query, zoneIds });
    expect(sent).toHaveLength(12);
    expect(most).toBe(4);
    for (const { query: asked } of sent) expect(asked).toMatchObject(dates);
    expect(sent.map(({ query: asked }) => (asked?.zone_ids as string[]).length)).toEqual([
      ...Array.from({ length: 11 }, () => 100),
      50,
    ]);
    expect(rows.map(({ zoneId }) => zoneId).sort()).toEqual([...zoneIds].sort());
  });

  it('cancels the others on the first failure, and reports that one', async () => {
    const { sent, analytics } = answering(({ query: asked }) =>
      (asked?.zone_ids as string[]).includes('z250')
        ? { type: 'error', kind: 'forbidden', status: 403, message: 'Not these.' }
        : ok([]),
    );
    const whole = { ...query, zoneIds: zonesNamed(2000) };
    await expect(analytics.zoneAdjustments(whole)).rejects.toMatchObject({
      failure: { kind: 'forbidden', message: 'Not these.' },
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent.length).toBeLessThan(10);
    // The next query finds free slots.
    expect(await analytics.zoneAdjustments({ ...whole, zoneIds: zonesNamed(200) })).toEqual([]);
  });

  it('is silent when canceled', async () => {
    const { sent, analytics } = answering(
      ({ signal }) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            resolve({ type: 'error', kind: 'aborted' });
          });
        }),
    );
    for (const zoneIds of [[], zonesNamed(900)]) {
      const own = new AbortController();
      const asked = analytics.adjustments({ ...query, zoneIds }, own.signal);
      own.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect(sent.length).toBeLessThanOrEqual(5);
  });
});

const figuresFrom = <Name extends keyof typeof paths>(
  name: Name,
  data: unknown,
  more: Partial<AnalyticsQuery> = {},
): ReturnType<AnalyticsCalls[Name]> => {
  const ask: (query: AnalyticsQuery) => unknown = createAnalytics(fakePlatform({ data }).transport)[
    name
  ];
  // The row type follows from the method's name, which TypeScript cannot see here.
  return ask({ ...query, ...more }) as ReturnType<AnalyticsCalls[Name]>;
};

describe('a response', () => {
  const rows = [{ zone_id: 'z1', zone_name: 'One', count: 2 }];
  const read = [{ zoneId: 'z1', zoneName: 'One', count: 2 }];

  it.each([
    ['a list', rows],
    ['under its name', { zones: rows, total: 1 }],
    ['under results', { meta: [1], results: rows }],
    ['under data', { links: [], data: rows }],
    ['within data', { data: { zones: rows } }],
  ])('is read as %s', async (_, body) => {
    expect(await figuresFrom('zoneAdjustments', body)).toEqual(read);
  });

  it('accepts numbers as text, ids as numbers, and missing names', async () => {
    const body = [
      { zone_id: 7, count: '12', more: { than: 'needed' } },
      { zone: { id: 'z2', name: 'Two' }, adjustments: 3 },
      { zone_id: 'z3', zone_name: null, count: ' 4 ' },
    ];
    expect(await figuresFrom('zoneAdjustments', body)).toEqual([
      { zoneId: '7', zoneName: '7', count: 12 },
      { zoneId: 'z3', zoneName: 'z3', count: 4 },
      { zoneId: 'z2', zoneName: 'Two', count: 3 },
    ]);
  });

  it('drops unreadable rows', async () => {
    const odd = [null, 3, 'text', [], {}, { count: 1 }, { zone_id: 'z' }];
    const worse = [true, '', 'many', -1, NaN, {}, []].map((count) => ({ zone_id: 'z', count }));
    expect(await figuresFrom('zoneAdjustments', [...odd, ...worse, ...rows])).toEqual(read);
  });

  it('identifies a product by whatever is left of it', async () => {
    const body = [
      { product_id: 'p1', sku: '001', product_description: 'Milk', count: 1 },
      { inventory_product_sku_id: 'p2', sku: '002', count: 1 },
      { product: { id: 'p3', sku: '003', product_description: 'Tea' }, count: 1 },
      { product_id: 'p4', sku: null, product_description: '', count: 1 },
    ];
    expect(await figuresFrom('productJobs', body)).toEqual([
      { productId: 'p1', sku: '001', productName: 'Milk', count: 1 },
      { productId: 'p2', sku: '002', productName: '002', count: 1 },
      { productId: 'p3', sku: '003', productName: 'Tea', count: 1 },
      { productId: 'p4', sku: '', productName: 'p4', count: 1 },
    ]);
  });

  it('assigns moments to days of the time zone, and keeps dates as they are', async () => {
    const body = [
      { at: '2026-11-01T04:59:00.000Z', up: 1, down: 2 },
      { at: '2026-11-01T05:00:00Z', up: '10', down: -20 },
      { date: '2026-11-01', up: 100 },
      { day: Date.UTC(2026, 10, 2, 4), down: 3 },
      { day: '2026-02-31', up: 1 },
      { at: 'yesterday', up: 1 },
      { at: '2026-11-03T00:00:00Z' },
    ];
    // Clocks in New York go back on November 1, 2026 at 06:00 UTC.
    expect(await figuresFrom('adjustments', body, { timeZone: 'America/New_York' })).toEqual([
      { day: '2026-11-01', up: 111, down: 25 },
    ]);
    expect(await figuresFrom('adjustments', body, { timeZone: 'Asia/Tokyo' })).toEqual([
      { day: '2026-11-01', up: 111, down: 22 },
      { day: '2026-11-02', up: 0, down: 3 },
    ]);
  });

  it('weights medians by their number of jobs', async () => {
    const body = [
      { at: '2026-11-02T01:00:00Z', median: 60, p90: 100, jobs: 3 },
      { at: '2026-11-02T09:00:00Z', median: 100, jobs: 1 },
      { at: '2026-11-03T09:00:00Z', median: '80', p90: null, jobs: 0 },
    ];
    expect(await figuresFrom('jobTime', body)).toEqual([
      { day: '2026-11-02', median: 70, p90: 100, jobs: 4 },
      { day: '2026-11-03', median: 80, p90: null, jobs: 0 },
    ]);
    const times = [
      { zone_id: 'z', location_id: 'l', name: 'Cooler', median: 40, runs: 1 },
      { zone_id: 'z', location_id: 'l', name: 'Cooler', median: 60, runs: 3 },
    ];
    expect(await figuresFrom('locationTime', times)).toEqual([
      { zoneId: 'z', zoneName: 'z', locationId: 'l', locationName: 'Cooler', median: 55, runs: 4 },
    ]);
  });

  it('reads accuracy per day, for the whole period, and in any notation', async () => {
    const zone = { zone_id: 'z', zone_name: 'Z' };
    const points = [
      { at: '2026-11-02T01:00:00Z', accuracy: 0.5, jobs: 1 },
      { at: '2026-11-02T02:00:00Z', accuracy: 0.9, jobs: 3 },
    ];
    expect(
      await figuresFrom('zoneAccuracy', { zones: [{ ...zone, accuracy: 0.8, jobs: 4, points }] }),
    ).toEqual([
      { zoneId: 'z', zoneName: 'Z', day: '2026-11-02', accuracy: expect.closeTo(0.8, 9), jobs: 4 },
    ]);
    const whole = [
      { ...zone, accuracy: '97.5' },
      { ...zone, accuracy: 101 },
      { ...zone, accuracy: 0.9, date: 'never' },
    ];
    expect(await figuresFrom('zoneAccuracy', whole)).toEqual([
      { zoneId: 'z', zoneName: 'Z', day: null, accuracy: 0.975, jobs: 1 },
    ]);
  });

  it('never adds different units', async () => {
    const milk = { product_id: 'p', sku: 's', product_description: 'Milk', date: '2026-11-02' };
    const body = [
      { ...milk, uom: 'EACH', units: 2 },
      { ...milk, uom: 'OZ', units: 30 },
      { ...milk, uom: 'EACH', units: 3 },
    ];
    const rowsRead = await figuresFrom('productUnits', body);
    expect(rowsRead.map(({ uom, units }) => [uom, units])).toEqual([
      ['EACH', 5],
      ['OZ', 30],
    ]);
  });

  it('may be anything and never throws', async () => {
    const rowLike = fc.dictionary(
      fc.constantFrom(
        'zone_id',
        'product_id',
        'location_id',
        'count',
        'units',
        'at',
        'median',
        'accuracy',
        'up',
        'points',
      ),
      fc.anything({ maxDepth: 1 }),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.array(rowLike),
      fc.record({ data: fc.array(rowLike), results: fc.anything({ maxDepth: 1 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), body, async (name, data) => {
        const rowsRead: readonly object[] = await figuresFrom(name, data);
        for (const row of rowsRead)
          for (const value of Object.values(row) as unknown[]) expect(value).not.toBeNaN();
      }),
      { numRuns: 300 },
    );
  });
});

describe('zones in several calls', () => {
  const few = (prefix: string) => fc.integer({ min: 0, max: 3 }).map((at) => `${prefix}${at}`);
  const amount = fc.integer({ min: 0, max: 1000 });
  /** Rows of a zone, with every key that any of the calls reads. */
  const zoneRow = fc.record({
    product_id: few('p'),
    location_id: few('l'),
    uom: fc.constantFrom('EACH', 'OZ'),
    date: few('2026-11-0').map((day) => `${day.slice(0, -1)}${Number(day.at(-1)) + 1}`),
    up: amount,
    down: amount,
    count: amount,
    units: amount,
    jobs: fc.integer({ min: 1, max: 40 }),
    runs: fc.integer({ min: 1, max: 40 }),
    median: amount,
    p90: fc.option(amount),
    accuracy: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  type ZoneRow = typeof zoneRow extends fc.Arbitrary<infer Row> ? Row : never;

  /** Rounded, because sums may differ in the last bit depending on their order. */
  const rounded = (rows: readonly object[]) =>
    rows
      .map((row) =>
        JSON.stringify(row, (_, value: unknown) =>
          typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
        ),
      )
      .sort();

  it('give the same result as a single call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(fc.array(zoneRow, { maxLength: 4 }), { minLength: 101, maxLength: 260 }),
        async (name, zones) => {
          const rowsOf = (ids: readonly string[]) =>
            ids.flatMap((zone_id) =>
              (zones[Number(zone_id.slice(1))] ?? []).map((row: ZoneRow) => ({ zone_id, ...row })),
            );
          const all = zonesNamed(zones.length);
          const { analytics, sent } = answering(({ query: asked }) =>
            ok({ rows: rowsOf((asked?.zone_ids ?? all) as readonly string[]) }),
          );
          const parts = await analytics[name]({ ...query, zoneIds: all });
          expect(sent.length).toBe(Math.ceil(zones.length / 100));
          const whole = await analytics[name](query);
          expect(rounded(parts)).toEqual(rounded(whole));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are sorted by count across all calls', async () => {
    const { analytics } = answering(({ query: asked }) =>
      ok(
        (asked?.zone_ids as string[]).includes('z0')
          ? [
              { product_id: 'a', count: 5 },
              { product_id: 'b', count: 4 },
            ]
          : [
              { product_id: 'b', count: 6 },
              { product_id: 'c', count: 7 },
            ],
      ),
    );
    const top = await analytics.topAdjustments({ ...query, zoneIds: zonesNamed(150) });
    expect(top.map(({ productId, count }) => [productId, count])).toEqual([
      ['b', 10],
      ['c', 7],
      ['a', 5],
    ]);
  });
});

describe('an export', () => {
  const asked = { method: 'POST', path: '/api/analytics/export' } as const;

  it('makes a single call for any number of zones', async () => {
    const { sent, transport } = fakePlatform({ data: { filepath: 'exports/a.csv' } });
    const zoneIds = zonesNamed(250);
    const path = await createAnalytics(transport).startExport({ ...query, zoneIds });
    expect(path).toBe('exports/a.csv');
    expect(sent.map(shapeOf)).toEqual([{ ...asked, body: { zone_ids: zoneIds, ...dates } }]);
    expect(sent[0]?.audit).toBeUndefined();
  });

  it.each([
    ['exports/a.csv'],
    [{ data: { filepath: 'exports/a.csv' } }],
    [{ path: 'exports/a.csv' }],
  ])('reads its path from %j', async (data) => {
    const { transport } = fakePlatform({ data });
    expect(await createAnalytics(transport).startExport(query)).toBe('exports/a.csv');
  });

  it('without a path is an error', async () => {
    for (const data of [null, {}, { filepath: ' ' }, { filepath: 3 }]) {
      const { transport } = fakePlatform({ data });
      await expect(createAnalytics(transport).startExport(query)).rejects.toMatchObject({
        failure: { kind: 'malformed' },
      });
    }
  });

  it('of jobs has its own calls', async () => {
    const file = new Blob(['id\n']);
    const { sent, transport } = fakePlatform({ data: { filepath: 'jobs.csv' } }, { data: file });
    const analytics = createAnalytics(transport);
    expect(await analytics.startJobsExport('acc-1')).toBe('jobs.csv');
    expect(await analytics.downloadJobs('jobs.csv')).toBe(file);
    expect(sent.map(shapeOf)).toEqual([
      { method: 'POST', path: '/api/jobs/export', body: { account_id: 'acc-1' } },
      { method: 'GET', path: '/api/jobs/export', query: { filepath: 'jobs.csv' } },
    ]);
  });

  it('that is empty or JSON is not a file', async () => {
    for (const data of [new Blob([]), {}, null]) {
      const { transport } = fakePlatform({ data });
      await expect(createAnalytics(transport).download('a.csv')).rejects.toMatchObject({
        failure: { kind: 'malformed' },
      });
    }
  });
});
