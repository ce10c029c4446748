import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { compareIn, sortedRows, sortedTies, type KeyOf } from './compareRows';

const compare = compareIn('en');
const keyOf: KeyOf = (row, name) => row[name] as string | number | null;
const up = (name: string) => ({ name, isDescending: false });
const down = (name: string) => ({ name, isDescending: true });
const rowsOf = (...values: unknown[]): RaRecord[] => values.map((a, id) => ({ id, a }));
const shown = (rows: readonly RaRecord[]) => rows.map(({ a }) => a as unknown);

describe('sortedRows', () => {
  it('compares texts naturally: numbers by value, ignoring case', () => {
    const rows = rowsOf('Zone 10', 'zone 2', 'Älvsjö', 'Apfel', 'Zone 1');
    expect(shown(sortedRows(rows, { sorts: [up('a')], keyOf, compare }))).toEqual([
      'Älvsjö',
      'Apfel',
      'Zone 1',
      'zone 2',
      'Zone 10',
    ]);
    const inSwedish = { sorts: [up('a')], keyOf, compare: compareIn('sv') };
    expect(shown(sortedRows(rowsOf('Älvsjö', 'Zone'), inSwedish))).toEqual(['Zone', 'Älvsjö']);
  });

  it('sorts by number, with empty values last in both directions', () => {
    const rows = rowsOf(null, 10, 9, null, -1, 0);
    const by = (sort: ReturnType<typeof up>) =>
      shown(sortedRows(rows, { sorts: [sort], keyOf, compare }));
    expect(by(up('a'))).toEqual([-1, 0, 9, 10, null, null]);
    expect(by(down('a'))).toEqual([10, 9, 0, -1, null, null]);
  });

  it('uses further columns for ties, and is stable', () => {
    const rows = [
      { id: 1, a: 'x', b: 1 },
      { id: 2, a: 'y', b: 1 },
      { id: 3, a: 'x', b: 2 },
      { id: 4, a: 'x', b: 2 },
    ];
    const ids = (...sorts: ReturnType<typeof up>[]) =>
      sortedRows(rows, { sorts, keyOf, compare }).map(({ id }) => id);
    expect(ids(up('a'), down('b'))).toEqual([3, 4, 1, 2]);
    expect(ids(down('a'), up('b'))).toEqual([2, 1, 3, 4]);
    expect(ids()).toEqual([1, 2, 3, 4]);
  });

  it('loses and duplicates nothing', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const rows = rowsOf(...values);
        const ids = sortedRows(rows, { sorts: [down('a')], keyOf, compare }).map(({ id }) => id);
        expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
        expect(ids).toHaveLength(rows.length);
      }),
    );
  });
});

describe('sortedTies', () => {
  it("only moves neighbors that are equal in the first column, because the platform's collation may differ", () => {
    // As sorted by a platform that puts capital letters first.
    const rows = [
      { id: 1, a: 'B', b: 2 },
      { id: 2, a: 'B', b: 1 },
      { id: 3, a: 'a', b: 9 },
      { id: 4, a: null, b: 2 },
      { id: 5, a: null, b: 1 },
    ];
    const ids = (...sorts: ReturnType<typeof up>[]) =>
      sortedTies(rows, { sorts, keyOf, compare }).map(({ id }) => id);
    expect(ids(up('a'), up('b'))).toEqual([2, 1, 3, 5, 4]);
    expect(ids(up('a'))).toEqual([1, 2, 3, 4, 5]);
  });
});
