import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPages, platformTotal, type LoadProgress } from './loadPages';

const platform = (count: number, pageSize: number, hasTotal: boolean) => {
  const all = Array.from({ length: count }, (_, at) => ({ id: String(at) }));
  const offsets: number[] = [];
  const read = (offset: number) => {
    offsets.push(offset);
    return Promise.resolve({
      rows: all.slice(offset, offset + pageSize),
      total: hasTotal ? count : undefined,
    });
  };
  return { read, offsets, ids: all.map(({ id }) => id) };
};

const idOf = ({ id }: { readonly id: string }) => id;
const silent = () => undefined;

test('every row is returned once, with and without a total', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(90),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      async (count, pageSize, hasTotal) => {
        const { read, offsets, ids } = platform(count, pageSize, hasTotal);
        const { rows, missing } = await loadPages({ read, idOf, onProgress: silent });
        expect(rows.map(idOf).sort()).toEqual(ids.sort());
        expect(missing).toBe(0);
        const whole = Math.max(1, Math.ceil(count / pageSize));
        expect(offsets.length).toBeLessThanOrEqual(whole + (hasTotal ? 0 : 1));
      },
    ),
  );
});

test.each([true, false])('a page may be short: total sent, %s', async (hasTotal) => {
  const { read, ids } = platform(70, 20, hasTotal);
  const { rows } = await loadPages({ read, idOf, onProgress: silent });
  expect(rows.map(idOf).sort()).toEqual(ids.sort());
});

test('a total that is too small does not end the list', async () => {
  const { read, ids } = platform(70, 20, false);
  const { rows } = await loadPages({
    read: async (offset) => ({ ...(await read(offset)), total: 10 }),
    idOf,
    onProgress: silent,
  });
  expect(rows.map(idOf).sort()).toEqual(ids.sort());
});

test('a total that the data provider only knows so far is none', () => {
  expect(platformTotal({ total: 25, pageInfo: { hasNextPage: true } })).toBeUndefined();
  expect(platformTotal({ total: 25 })).toBe(25);
});

test('a platform that always returns its first page is not read endlessly, and missing rows are counted', async () => {
  const told: LoadProgress[] = [];
  const first = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }));
  const { rows, missing } = await loadPages({
    read: () => Promise.resolve({ rows: first, total: 60 }),
    idOf,
    onProgress: (progress) => told.push(progress),
  });
  expect(rows).toHaveLength(25);
  expect(missing).toBe(35);
  expect(told.at(-1)).toEqual({ loaded: 25, total: 60 });

  const endless = await loadPages({
    read: () => Promise.resolve({ rows: first, total: undefined }),
    idOf,
    onProgress: silent,
  });
  expect(endless.rows).toHaveLength(25);
});

test('a failed page fails everything, because half a matrix would be misleading', async () => {
  const { read } = platform(90, 25, true);
  const failing = (offset: number) =>
    offset === 50 ? Promise.reject(new Error('No.')) : read(offset);
  await expect(loadPages({ read: failing, idOf, onProgress: silent })).rejects.toThrow('No.');
});
