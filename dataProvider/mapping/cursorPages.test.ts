import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { byCursor, type ListCall } from '../../src/schema/calls';
import { apps } from '../testing/apps';
import { entityOn, firstPage, shapeOf } from '../testing/fakePlatform';
import { createCursorPages, type ReadAt } from './cursorPages';

const platformOf = (all: number, size: number, total?: number) => {
  const rows = Array.from({ length: all }, (_, id) => ({ id }));
  return vi.fn<ReadAt>((cursor) => {
    const start = Number(cursor ?? 0);
    const end = start + size;
    const next = end < all ? String(end) : undefined;
    return Promise.resolve({ rows: rows.slice(start, end), total, next });
  });
};

const idsOf = (rows: readonly unknown[]) => rows.map((row) => (row as { id: number }).id);

describe('pages by cursor', () => {
  it('need one call each if they are read in order, and none is known before', async () => {
    const read = platformOf(60, 25);
    const pages = createCursorPages();
    const page = (number: number) => pages('a', read, { page: number, perPage: 25 });
    expect(await page(1)).toMatchObject({ total: 25, hasNextPage: true });
    expect(await page(2)).toMatchObject({ total: 50, hasNextPage: true });
    expect(await page(3)).toEqual({
      rows: Array.from({ length: 10 }, (_, at) => ({ id: 50 + at })),
      total: 60,
    });
    // Back: the page's own cursor is known.
    expect(idsOf((await page(2)).rows)).toHaveLength(25);
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, '25', '50', '25']);
  });

  it('walk from the nearest known cursor', async () => {
    const read = platformOf(200, 25, 200);
    const pages = createCursorPages();
    await pages('a', read, { page: 1, perPage: 25 });
    expect(await pages('a', read, { page: 4, perPage: 25 })).toMatchObject({ total: 200 });
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, '25', '50', '75']);
    // Another filter has cursors of its own.
    await pages('b', read, { page: 2, perPage: 25 });
    expect(read.mock.calls.slice(4).map(([cursor]) => cursor)).toEqual([undefined, '25']);
  });

  it('begin at the first page after a cursor was refused', async () => {
    const read = platformOf(75, 25);
    const pages = createCursorPages();
    await pages('a', read, { page: 1, perPage: 25 });
    read.mockRejectedValueOnce(new Error('The cursor has expired.'));
    await expect(pages('a', read, { page: 2, perPage: 25 })).rejects.toThrow('expired');
    read.mockClear();
    expect(idsOf((await pages('a', read, { page: 2, perPage: 25 })).rows)[0]).toBe(25);
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, '25']);
  });

  it.each([
    ['the same', ['a', 'a']],
    ['an earlier one', ['a', 'b', 'a']],
    ['an earlier one, between empty responses', ['a', 'b', 'a'], 0],
  ])('fail if the platform repeats %s', async (_, cursors, count = 1) => {
    const nexts = [...cursors];
    const read = vi.fn<ReadAt>(() => {
      const rows = Array.from({ length: count }, () => ({ id: 1 }));
      return Promise.resolve({ rows, total: 9, next: nexts.shift() });
    });
    await expect(createCursorPages()('a', read, { page: 1, perPage: 25 })).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
    expect(read).toHaveBeenCalledTimes(cursors.length);
  });

  it('fail if a later page leads back to an earlier one', async () => {
    const pages = createCursorPages();
    const nexts: Readonly<Record<string, string>> = { begin: 'a', a: 'b', b: 'a' };
    const read: ReadAt = (cursor = 'begin') =>
      Promise.resolve({ rows: [{ id: cursor }], total: undefined, next: nexts[cursor] });
    await pages('k', read, { page: 1, perPage: 1 });
    await pages('k', read, { page: 2, perPage: 1 });
    await expect(pages('k', read, { page: 3, perPage: 1 })).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
  });

  it('together have each row once, in any order, whatever the sizes and the total', async () => {
    const platforms = fc.record({
      all: fc.integer({ min: 0, max: 60 }),
      size: fc.integer({ min: 1, max: 30 }),
      perPage: fc.integer({ min: 1, max: 30 }),
      total: fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined }),
      visits: fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(platforms, async ({ all, size, perPage, total, visits }) => {
        const read = platformOf(all, size, total);
        const pages = createCursorPages();
        for (const page of visits) {
          const { rows } = await pages('a', read, { page, perPage });
          const start = (page - 1) * perPage;
          const count = Math.max(0, Math.min(perPage, all - start));
          expect(idsOf(rows)).toEqual(Array.from({ length: count }, (_, at) => start + at));
        }
        const seen: number[] = [];
        for (let page = 1; page < 100; page += 1) {
          const cut = await pages('a', read, { page, perPage });
          seen.push(...idsOf(cut.rows));
          if (!(cut.hasNextPage ?? page * perPage < cut.total)) break;
        }
        expect(seen).toEqual(Array.from({ length: all }, (_, at) => at));
      }),
    );
  });
});

describe('a list that is paged by cursors', () => {
  const list: ListCall = {
    path: '/api/prices',
    read: 'data.items',
    total: 'data.count',
    paging: byCursor({ parameter: 'after', next: 'data.next', size: 'limit' }),
  };
  const answer = (ids: readonly number[], next: unknown, count: unknown = 5) => ({
    data: { count: 99, data: { items: ids.map((id) => ({ id })), next, count } },
  });

  it('sends the cursor of each page, and reads the declared total', async () => {
    const { sent, provider } = entityOn(
      apps({ calls: { list } }),
      answer([1, 2], 'c/2'),
      answer([3, 4], 4),
      answer([5], null, '5'),
    );
    expect(await provider.getList(firstPage())).toMatchObject({ total: 5 });
    expect(await provider.getList(firstPage({}, 2))).toMatchObject({
      data: [{ id: 3 }, { id: 4 }],
    });
    expect(await provider.getList(firstPage({}, 3))).toEqual({
      data: [expect.objectContaining({ id: 5 })],
      total: 5,
    });
    expect(sent.map(shapeOf).map(({ query }) => query)).toEqual([
      { limit: 2 },
      { limit: 2, after: 'c/2' },
      { limit: 2, after: '4' },
    ]);
  });

  it('does not use another number if the declared total is missing', async () => {
    const { provider } = entityOn(apps({ calls: { list } }), answer([1, 2], 'c', 'soon'));
    expect(await provider.getList(firstPage())).toMatchObject({
      total: 2,
      pageInfo: { hasNextPage: true },
    });
  });
});
