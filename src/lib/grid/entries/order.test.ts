import { describe, expect, it } from 'vitest';
import { createEntries } from './createEntries';
import { recordsBase } from './bases';
import { columns as sampleColumns } from './testing/sample';

const sheet = (rows: readonly (readonly string[])[]) =>
  createEntries({ columns: sampleColumns, keyColumn: 0, base: recordsBase(rows) });

describe('the order in which rows are shown', () => {
  it('places duplicates next to the row they conflict with', () => {
    const entries = sheet([
      ['A', 'one'],
      ['B', 'two'],
      ['C', 'three'],
      ['b', 'four'],
      ['a', 'five'],
    ]);
    entries.filter({ outcome: 'duplicate' });
    expect([...entries.shown()]).toEqual([0, 4, 1, 3]);
    expect(entries.firstLike(4)).toBe(0);
  });

  it('is by a column, empty cells last, and a row that is changed keeps its place', () => {
    const entries = sheet([
      ['A', 'pear'],
      ['B', ''],
      ['C', 'apple 10'],
      ['D', 'apple 9'],
    ]);
    entries.filter({ sort: { column: 1, isDescending: false } });
    expect([...entries.shown()]).toEqual([3, 2, 0, 1]);
    entries.set([{ row: 3, column: 1, text: 'zucchini' }]);
    expect([...entries.shown()]).toEqual([3, 2, 0, 1]);
    entries.add([['E', 'aardvark']]);
    expect([...entries.shown()]).toEqual([3, 2, 0, 1, 4]);
    entries.filter({ sort: { column: 1, isDescending: true } });
    expect([...entries.shown()]).toEqual([3, 0, 2, 4, 1]);
    entries.filter({});
    expect([...entries.shown()]).toEqual([0, 1, 2, 3, 4]);
  });

  it('contains only rows whose cells match their column filters', () => {
    const entries = sheet([
      ['A', 'Green Tea'],
      ['B', 'black tea'],
      ['C', ''],
    ]);
    entries.filter({ cells: [{ column: 1, text: 'TEA' }] });
    expect([...entries.shown()]).toEqual([0, 1]);
    entries.filter({ cells: [{ column: 1, text: '' }] });
    expect([...entries.shown()]).toEqual([2]);
  });
});
