import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

/** What the tests read; they prove which part a response has. */
interface Row {
  readonly at: string;
  readonly up: number;
  readonly down: number;
  readonly count: number;
  readonly units: number;
  readonly uom: string;
  readonly jobs: number;
  readonly runs: number;
  readonly median: number;
  readonly p90: number;
  readonly accuracy: number;
  readonly zone_id: string;
  readonly zone_name: string;
  readonly product_id: string;
  readonly sku: string;
  readonly location_id: string;
  readonly points: readonly Row[];
}

interface Answer {
  readonly adjustments: readonly Row[];
  readonly job_times: readonly Row[];
  readonly location_times: readonly Row[];
  readonly products: readonly Row[];
  readonly units: readonly Row[];
  readonly zones: readonly Row[];
  readonly total: number;
  readonly filepath: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

const day = 86_400_000;
/** In the middle of a working day. */
const wednesday = Date.UTC(2026, 10, 18, 15, 40);
const alder = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';
const wholesaler = 'acc00000-0000-4000-8000-000000000009';

const moment = (ago: number) => new Date(wednesday - ago * day).toISOString();
const month = { id: alder, start_at: moment(30), end_at: moment(0) };

const signIn = async () => {
  const there = standIn({ realNow: () => wednesday });
  const { ask, headers } = await there.signIn();
  const asked = (path: string, query: Readonly<Record<string, string>>) =>
    ask<Answer>('GET', `/api/analytics/${path}?${String(new URLSearchParams(query))}`);
  return {
    ...there,
    ask,
    headers,
    asked,
    get: async (path: string, query: Readonly<Record<string, string>> = month) => {
      const { status, body } = await asked(path, query);
      expect(status, `${path}: ${body.message}`).toBe(200);
      return body;
    },
  };
};

const sum = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((whole, row) => whole + of(row), 0);

const paths = [
  'adjustments/top',
  'adjustments',
  'jobtime',
  'locationtime',
  'products/jobs/count',
  'products/units/count',
  'products/adjustments/count',
  'products/zones/adjustments/count',
  'products/adjustments/units/count',
  'zones/adjustments/count',
  'zones/jobs/accuracy',
];

describe('figures', () => {
  it('agree with each other on how much was corrected', async () => {
    const { get } = await signIn();
    const { adjustments } = await get('adjustments');
    const whole = sum(adjustments, ({ up, down }) => up + down);
    expect(whole).toBeGreaterThan(1000);
    expect(sum(adjustments, ({ up }) => up)).toBeGreaterThan(whole / 4);
    expect(sum(adjustments, ({ down }) => down)).toBeGreaterThan(whole / 4);
    const count = ({ count: own }: Row) => own;
    expect(sum((await get('zones/adjustments/count')).zones, count)).toBe(whole);
    expect(sum((await get('products/adjustments/count')).products, count)).toBe(whole);
    const { units } = await get('products/adjustments/units/count');
    expect(sum(units, count)).toBe(whole);
    expect(
      sum(
        units.filter((row) => row.units > 0),
        count,
      ),
    ).toBe(sum(adjustments, (row) => row.up));
    expect(units.some((row) => row.units === 0)).toBe(false);
    const { products, total } = await get('products/zones/adjustments/count');
    expect(products).toHaveLength(Math.min(2000, total));
    expect(sum(products, count)).toBeLessThanOrEqual(whole);
    const top = (await get('adjustments/top')).adjustments;
    expect(top).toEqual((await get('products/adjustments/count')).products.slice(0, 10));
  });

  it('of parts of the zones make up those of all, also pair by pair', async () => {
    const { get } = await signIn();
    const { zones } = await get('zones/adjustments/count');
    const ids = zones.map(({ zone_id }) => zone_id);
    // Few enough that every pair is listed.
    const dates = { start_at: moment(2), end_at: moment(0) };
    const halves = [ids.slice(0, 20), ids.slice(20)].map((half) => ({
      ...dates,
      zone_ids: half.join(','),
    }));
    for (const [path, key] of [
      ['products/adjustments/count', 'products'],
      ['products/zones/adjustments/count', 'products'],
      ['products/jobs/count', 'products'],
      ['zones/adjustments/count', 'zones'],
    ] as const) {
      const of = ({ product_id, zone_id }: Row) => `${product_id} ${zone_id}`;
      const counts = (rows: readonly Row[]) => {
        const made = new Map<string, number>();
        for (const row of rows) made.set(of(row), (made.get(of(row)) ?? 0) + row.count);
        return made;
      };
      const whole = (await get(path, { id: alder, ...dates }))[key];
      const parts = await Promise.all(halves.map(async (half) => (await get(path, half))[key]));
      expect(whole.length, path).toBeGreaterThan(10);
      expect(counts(parts.flat()), path).toEqual(counts(whole));
    }
  });

  it('are of the jobs that the platform lists', async () => {
    const { get, ask } = await signIn();
    const { zones } = await get('zones/jobs/accuracy');
    for (const { zone_id, jobs, points } of zones.slice(0, 5)) {
      const { body } = await ask<{
        readonly jobs: readonly {
          readonly state: string;
          readonly started_at: string;
          readonly ended_at: string;
        }[];
      }>('GET', `/api/zones/${zone_id}/jobs`);
      const query = { zone_ids: zone_id, start_at: moment(20), end_at: moment(0) };
      const done = body.jobs.filter(
        ({ state, started_at }) => state === 'DONE' && started_at >= query.start_at,
      );
      const times = (await get('jobtime', query)).job_times;
      expect(sum(times, (row) => row.jobs)).toBe(done.length);
      expect(sum((await get('zones/jobs/accuracy', query)).zones, (row) => row.jobs)).toBe(
        done.length,
      );
      const [newest] = done;
      expect(times.at(-1)?.at.slice(0, 13)).toBe(newest?.started_at.slice(0, 13));
      expect(sum(points, (row) => row.jobs)).toBe(jobs);
    }
  });

  it('cover the requested period, including both ends', async () => {
    const { get } = await signIn();
    const query = { ...month, start_at: moment(9.3), end_at: moment(2.7) };
    const { adjustments } = await get('adjustments', query);
    const { products } = await get('products/units/count', query);
    const { zones } = await get('zones/jobs/accuracy', query);
    const times = [
      ...adjustments,
      ...products.flatMap((row) => row.points),
      ...zones.flatMap((row) => row.points),
    ];
    for (const { at } of times) {
      expect(at >= query.start_at && at < query.end_at, at).toBe(true);
    }
    const days = new Set(times.map(({ at }) => at.slice(0, 10)));
    expect(days.size).toBeGreaterThanOrEqual(7);
    const parts = await Promise.all(
      [
        { ...query, end_at: moment(5) },
        { ...query, start_at: moment(5) },
      ].map(async (part) => (await get('adjustments', part)).adjustments),
    );
    expect(sum(parts.flat(), ({ up }) => up)).toBe(sum(adjustments, ({ up }) => up));
    const instant = { ...query, end_at: query.start_at };
    expect((await get('adjustments', instant)).adjustments).toEqual([]);
  });

  it('have the shape of real ones', async () => {
    const { get } = await signIn();
    const { job_times } = await get('jobtime');
    for (const { median, p90 } of job_times) {
      expect(median).toBeGreaterThanOrEqual(12 * 60);
      expect(p90).toBeGreaterThanOrEqual(median);
    }
    const { products } = await get('products/units/count');
    expect(products).toHaveLength(25);
    expect(new Set(products.map(({ uom }) => uom)).size).toBeGreaterThan(2);
    const { location_times } = await get('locationtime');
    expect(location_times.length).toBeGreaterThan(20);
    for (const { median, runs } of location_times) {
      expect(median).toBeGreaterThan(30);
      expect(runs).toBeGreaterThan(0);
    }
    // Most zones have a good accuracy; a few have fallen in the last two weeks.
    const lately = { ...month, start_at: moment(7) };
    const before = { ...month, start_at: moment(35), end_at: moment(21) };
    const earlier = new Map(
      (await get('zones/jobs/accuracy', before)).zones.map((row) => [row.zone_id, row.accuracy]),
    );
    const { zones } = await get('zones/jobs/accuracy', lately);
    const fallen = zones.filter((row) => row.accuracy < (earlier.get(row.zone_id) ?? 0) - 0.025);
    expect(fallen.length).toBeGreaterThanOrEqual(2);
    expect(fallen.length).toBeLessThan(zones.length / 4);
    for (const { accuracy } of zones) {
      expect(accuracy).toBeGreaterThan(0.7);
      expect(accuracy).toBeLessThanOrEqual(1);
    }
  });

  it('are the same whenever one asks, and grow with time', async () => {
    const [first, second] = [await signIn(), await signIn()];
    for (const path of paths) expect(await second.get(path), path).toEqual(await first.get(path));
    const past = { ...month, end_at: moment(1) };
    const before = await first.get('adjustments', past);
    await first.control('POST', 'clock', { offsetMs: 3 * day });
    const { ask } = await first.signIn();
    const later = async (query: object) =>
      (
        await ask<Answer>(
          'GET',
          `/api/analytics/adjustments?${String(new URLSearchParams({ ...query }))}`,
        )
      ).body;
    expect(await later(past)).toEqual(before);
    const open = { ...month, end_at: moment(-3) };
    expect((await later(open)).total).toBeGreaterThan(
      (await second.get('adjustments', open)).total,
    );
  });

  it('are nothing where nothing has happened', async () => {
    const { get } = await signIn();
    for (const path of paths) {
      expect(await get(path, { ...month, id: empty }), path).toMatchObject({ total: 0 });
      const future = { ...month, start_at: moment(-1), end_at: moment(-9) };
      expect(await get(path, future), path).toMatchObject({ total: 0 });
    }
  });

  it('leave out zones that are disabled and go with those that are removed', async () => {
    const { get, ask } = await signIn();
    const { zones } = await get('zones/jobs/accuracy');
    const [first, second] = zones.map(({ zone_id }) => zone_id) as [string, string];
    const { body } = await ask<{ readonly name: string }>('GET', `/api/zones/${first}`);
    const change = { name: body.name, reporting_status: 'DISABLED' };
    await ask('PUT', `/api/zones/${first}`, change, audit('UPDATE_ZONE', first));
    await ask('DELETE', `/api/zones/${second}`, undefined, audit('DELETE_ZONE', second));
    const left = (await get('zones/jobs/accuracy')).zones.map(({ zone_id }) => zone_id);
    expect(left).not.toContain(first);
    expect(left).not.toContain(second);
    expect(left).toHaveLength(zones.length - 2);
    expect((await get('jobtime', { ...month, id: '', zone_ids: first })).total).toBe(0);
  });

  it('do not count an archived product any longer, and lose no correction by it', async () => {
    const { get, ask } = await signIn();
    const before = await get('products/adjustments/count');
    const { product_id: id, sku } = before.products[0]!;
    const change = { sku, product_description: 'Archived', is_archived: true };
    await ask('PUT', `/api/products/${id}`, change, audit('UPDATE_PRODUCT', id));
    const after = await get('products/adjustments/count');
    expect(after.products.map(({ product_id }) => product_id)).not.toContain(id);
    const counted = ({ count }: Row) => count;
    expect(sum(after.products, counted)).toBe(sum(before.products, counted));
  });
});

describe('a call for figures', () => {
  it.each([
    [{ start_at: month.start_at, end_at: month.end_at }, 'Missing: zone_ids or id', 'zone_ids'],
    [{ id: alder, end_at: month.end_at }, 'Missing: start_at', 'start_at'],
    [{ id: alder, start_at: month.start_at, end_at: ' ' }, 'Missing: end_at', 'end_at'],
    [{ ...month, start_at: 'yesterday' }, 'start_at must be a time.', 'start_at'],
    [{ ...month, end_at: moment(31) }, 'end_at is before start_at.', 'end_at'],
    [{ ...month, id: 'nope' }, 'There is no such organization.', 'account_id'],
    [{ ...month, zone_ids: 'nope' }, 'There is no zone nope.', 'zone_ids'],
    [
      { ...month, id: wholesaler, zone_ids: '20e00000-0000-4000-8000-000000000001' },
      'another',
      'zone_ids',
    ],
    [
      { ...month, zone_ids: Array.from({ length: 101 }, (_, at) => at).join(',') },
      'At most 100',
      'zone_ids',
    ],
  ])('is refused: %o', async (query, message, key) => {
    const { asked } = await signIn();
    for (const path of ['adjustments', 'zones/jobs/accuracy']) {
      expect(await asked(path, query)).toMatchObject({
        status: 400,
        body: {
          message: expect.stringContaining(message),
          errors: { [key]: expect.any(String) },
        },
      });
    }
  });

  it('knows no other parameter', async () => {
    const { asked } = await signIn();
    expect(await asked('adjustments', { ...month, account_id: alder })).toMatchObject({
      status: 400,
      body: { message: 'Not in the contract: query parameter account_id' },
    });
  });

  it('tells every day of a year of three hundred zones', async () => {
    const { get } = await signIn();
    const year = { id: wholesaler, start_at: moment(365), end_at: moment(0) };
    const zones = (await get('zones/jobs/accuracy', year)).zones;
    expect(zones.length).toBeGreaterThan(250);
    for (const { points } of zones) expect(points.length).toBeGreaterThan(330);
  });
});

describe('the export of figures', () => {
  const started = async (body: object) => {
    const there = await signIn();
    const answer = await there.ask<Answer>('POST', '/api/analytics/export', body);
    const path = `/api/analytics/export?filepath=${encodeURIComponent(answer.body.filepath)}`;
    return { ...there, status: answer.status, body: answer.body, path };
  };

  it('is a file with a line for each zone and day, and sends its size', async () => {
    const { status, body, path, fetch, headers, get } = await started(month);
    expect(status).toBe(200);
    expect(body.filepath).toMatch(/\/analytics-2026-10-19-2026-11-18\.csv$/);
    expect((await fetch(path)).status).toBe(401);
    const answer = await fetch(path, { headers });
    expect(answer.headers.get('Content-Disposition')).toContain(
      'analytics-2026-10-19-2026-11-18.csv',
    );
    const bytes = await answer.clone().arrayBuffer();
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength));
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe(
      'date,zone_id,zone,jobs,items_counted,adjustments_up,adjustments_down,accuracy,median_seconds',
    );
    const cells = lines.map((line) => line.split(','));
    const { adjustments } = await get('adjustments');
    expect(cells.reduce((whole, row) => whole + Number(row[5]), 0)).toBe(
      sum(adjustments, ({ up }) => up),
    );
    const dates = cells.map(([date]) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('is of the zones that are named, in a list or a text', async () => {
    const zone_ids = [1, 2].map((at) => `20e00000-0000-4000-8000-00000000000${at}`);
    for (const given of [zone_ids, zone_ids.join(',')]) {
      const { path, fetch, headers } = await started({ ...month, zone_ids: given });
      const [, ...lines] = (await (await fetch(path, { headers })).text()).trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(20);
      for (const line of lines) expect(zone_ids).toContain(line.split(',')[1]);
    }
  });

  it('is an empty table where there is nothing, and refused where nothing was asked for', async () => {
    const { path, fetch, headers, ask } = await started({ ...month, id: empty });
    expect((await (await fetch(path, { headers })).text()).split('\r\n')).toHaveLength(2);
    const refused = async (body: object) =>
      (await ask('POST', '/api/analytics/export', body)).status;
    expect(await refused({ start_at: month.start_at, end_at: month.end_at })).toBe(400);
    expect(await refused({ ...month, end_at: moment(40) })).toBe(400);
    expect(await refused({ ...month, account_id: alder })).toBe(400);
    const nowhere = '/api/analytics/export?filepath=exports/analytics/nope.csv';
    expect((await ask('GET', nowhere)).status).toBe(404);
    expect((await ask('GET', '/api/analytics/export')).status).toBe(400);
  });
});
