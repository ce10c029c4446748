import { describe, expect, it } from 'vitest';
import { signedIn } from '../signedIn';

/** What the tests read; they prove which part a response has. */
interface Row {
  readonly at: string;
  readonly up: number;
  readonly down: number;
  readonly count: number;
  readonly units: number;
  readonly jobs: number;
  readonly zone_id: string;
  readonly product_id: string;
  readonly sku: string;
}

interface Answer {
  readonly name: string;
  readonly adjustments: readonly Row[];
  readonly job_times: readonly Row[];
  readonly products: readonly Row[];
  readonly units: readonly Row[];
  readonly zones: readonly Row[];
  readonly jobs: readonly { readonly state: string; readonly started_at: string }[];
  readonly total: number;
  readonly message: string;
}

const day = 86_400_000;
/** In the middle of a working day. */
const wednesday = Date.UTC(2026, 10, 18, 15, 40);
const alder = 'acc00000-0000-4000-8000-000000000001';
const empty = 'acc00000-0000-4000-8000-000000000008';
const wholesaler = 'acc00000-0000-4000-8000-000000000009';

const moment = (ago: number) => new Date(wednesday - ago * day).toISOString();
const month = { id: alder, start_at: moment(30), end_at: moment(0) };
type Query = Readonly<Record<string, string>>;
const address = (path: string, query: Query) =>
  `/api/analytics/${path}?${String(new URLSearchParams(query))}`;

const start = async () => {
  const there = await signedIn<Answer>({ realNow: () => wednesday });
  const figures = async (path: string, query: Query = month) => {
    const { status, body } = await there.ask('GET', address(path, query));
    expect(status, `${path}: ${body.message}`).toBe(200);
    return body;
  };
  return { ...there, figures };
};

const sum = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((whole, row) => whole + of(row), 0);

const countOf = ({ count }: Row) => count;

describe('figures', () => {
  it('agree with each other on how much was corrected', async () => {
    const { figures } = await start();
    const { adjustments } = await figures('adjustments');
    const whole = sum(adjustments, ({ up, down }) => up + down);
    expect(whole).toBeGreaterThan(1000);
    expect(sum((await figures('zones/adjustments/count')).zones, countOf)).toBe(whole);
    const { products } = await figures('products/adjustments/count');
    expect(sum(products, countOf)).toBe(whole);
    expect((await figures('adjustments/top')).adjustments).toEqual(products.slice(0, 10));
    const { units } = await figures('products/adjustments/units/count');
    expect(sum(units, countOf)).toBe(whole);
    const added = units.filter((row) => row.units > 0);
    expect(sum(added, countOf)).toBe(sum(adjustments, ({ up }) => up));
    const pairs = await figures('products/zones/adjustments/count');
    expect(pairs.products).toHaveLength(Math.min(2000, pairs.total));
  });

  it('are of the jobs that the platform lists', async () => {
    const { figures, get } = await start();
    const { zones } = await figures('zones/jobs/accuracy');
    for (const { zone_id } of zones.slice(0, 5)) {
      const query = { zone_ids: zone_id, start_at: moment(20), end_at: moment(0) };
      const done = (await get(`/api/zones/${zone_id}/jobs`)).jobs.filter(
        ({ state, started_at }) => state === 'DONE' && started_at >= query.start_at,
      );
      const times = (await figures('jobtime', query)).job_times;
      const accuracy = (await figures('zones/jobs/accuracy', query)).zones;
      const jobs = [times, accuracy].map((rows) => sum(rows, (row) => row.jobs));
      expect(jobs).toEqual([done.length, done.length]);
      expect(times.at(-1)?.at.slice(0, 13)).toBe(done[0]?.started_at.slice(0, 13));
    }
  });

  it('leave out zones that are disabled or removed, and are nothing where nothing happened', async () => {
    const { figures, get, send } = await start();
    const zonesNow = async () =>
      (await figures('zones/jobs/accuracy')).zones.map(({ zone_id }) => zone_id);
    const [first, second, ...others] = await zonesNow();
    const { name } = await get(`/api/zones/${first}`);
    await send('PUT', `/api/zones/${first}`, { name, reporting_status: 'DISABLED' });
    await send('DELETE', `/api/zones/${second}`);
    expect(await zonesNow()).toEqual(others);
    for (const query of [{ id: '', zone_ids: first! }, { id: empty }])
      expect((await figures('jobtime', { ...month, ...query })).total).toBe(0);
  });

  it('do not count an archived product any longer, and lose no correction by it', async () => {
    const { figures, send } = await start();
    const products = async () => (await figures('products/adjustments/count')).products;
    const before = await products();
    const { product_id: id, sku } = before[0]!;
    const change = { sku, product_description: 'Archived', is_archived: true };
    await send('PUT', `/api/products/${id}`, change);
    const after = await products();
    expect(after.map(({ product_id }) => product_id)).not.toContain(id);
    expect(sum(after, countOf)).toBe(sum(before, countOf));
  });
});

it.each([
  [{ ...month, id: '' }, 'Missing: zone_ids or id', 'zone_ids'],
  [{ id: alder, end_at: month.end_at }, 'Missing: start_at', 'start_at'],
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
    { ...month, zone_ids: Array.from({ length: 101 }, (_, at) => at).join() },
    'At most 100',
    'zone_ids',
  ],
])('a call for figures is refused: %o', async (query, message, key) => {
  const { ask } = await start();
  expect(await ask('GET', address('adjustments', query))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(message), errors: { [key]: expect.any(String) } },
  });
});
