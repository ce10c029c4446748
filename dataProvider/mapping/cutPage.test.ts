import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutPage, type Answered, type Paged } from './cutPage';

const rowsFrom = (first: number, count: number, all: number) =>
  Array.from({ length: Math.max(0, Math.min(count, all - first)) }, (_, at) => ({
    id: first + at,
  }));

interface Platform {
  readonly all: number;
  readonly perPage: number;
  /**
   * How the platform treats the page size: `size` uses its own; `start` starts where requested but uses its own size.
   */
  readonly manner: 'asked' | 'size' | 'start' | 'everything';
  readonly size: number;
  readonly hasTotal: boolean;
}

const platformOf = ({ all, perPage, manner, size, hasTotal }: Platform) =>
  vi.fn((page: number): Promise<Answered> => {
    const rows = {
      asked: () => rowsFrom((page - 1) * perPage, perPage, all),
      size: () => rowsFrom((page - 1) * size, size, all),
      start: () => rowsFrom((page - 1) * perPage, size, all),
      everything: () => rowsFrom(0, all, all),
    }[manner]();
    return Promise.resolve({ rows, total: hasTotal ? all : undefined });
  });

const countsOf = { asked: 'pages', size: 'pages', start: 'rows', everything: 'pages' } as const;

describe('a page of a list', () => {
  it('without a total expects more rows if it is full', async () => {
    const read = platformOf({ all: 77, perPage: 25, manner: 'asked', size: 25, hasTotal: false });
    expect(await cutPage(read, { page: 1, perPage: 25 }, { counts: 'rows' })).toMatchObject({
      total: 25,
      hasNextPage: true,
    });
    expect(await cutPage(read, { page: 4, perPage: 25 }, { counts: 'rows' })).toMatchObject({
      rows: [{ id: 75 }, { id: 76 }],
      total: 77,
      hasNextPage: false,
    });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('needs a single call if the platform pages as requested', async () => {
    const read = platformOf({ all: 77, perPage: 25, manner: 'asked', size: 25, hasTotal: true });
    expect(await cutPage(read, { page: 2, perPage: 25 }, { counts: 'pages' })).toEqual({
      rows: rowsFrom(25, 25, 77),
      total: 77,
    });
    expect(read).toHaveBeenCalledOnce();
  });

  it('never has more rows than requested, and all pages together have each row once', async () => {
    const platforms = fc.record({
      all: fc.integer({ min: 0, max: 60 }),
      perPage: fc.integer({ min: 2, max: 9 }),
      manner: fc.constantFrom(
        'asked' as const,
        'size' as const,
        'start' as const,
        'everything' as const,
      ),
      more: fc.integer({ min: 1, max: 20 }),
      hasTotal: fc.boolean(),
    });
    const property = fc.asyncProperty(platforms, async ({ more, ...platform }) => {
      const { all, perPage, manner, hasTotal } = platform;
      // Indistinguishable: a list of exactly one page, sent completely and without a total, looks like its first
      // page.
      fc.pre(!(manner === 'everything' && !hasTotal && all === perPage));
      const read = platformOf({ ...platform, size: perPage + more });
      const paged: Paged = { counts: countsOf[manner] };
      const seen: unknown[] = [];
      for (let page = 1; page < 100; page += 1) {
        const cut = await cutPage(read, { page, perPage }, paged);
        expect(cut.rows.length).toBeLessThanOrEqual(perPage);
        seen.push(...cut.rows);
        if (!(cut.hasNextPage ?? seen.length < cut.total)) break;
      }
      expect(seen).toEqual(rowsFrom(0, all, all));
    });
    await fc.assert(property, { numRuns: 500 });
  });
});
