import { describe, expect, it, vi } from 'vitest';
import { recordsBase } from './bases';
import { createEntries } from './createEntries';
import { at, build, columns } from './testing/sample';

describe('the rows shown', () => {
  it('match the filter, including rows that were fixed or added since', () => {
    const entries = build();
    entries.filter({ outcome: 'invalid' });
    expect(Array.from(entries.shown())).toEqual([1, 3]);
    const shown = entries.shown();
    entries.set(at(1, 1, 'Mended'));
    expect(entries.shown()).toBe(shown);
    entries.add([['Z9', 'New', '']]);
    expect(Array.from(entries.shown())).toEqual([1, 3, 4]);
    entries.set(at(0, 1, ''));
    expect(Array.from(entries.shown())).toEqual([0, 1, 3, 4]);
    entries.filter({ outcome: 'invalid' });
    expect(Array.from(entries.shown())).toEqual([0, 3]);
    entries.filter({ search: ' MILK ' });
    expect(Array.from(entries.shown())).toEqual([2]);
    entries.filter({ search: ' MILK ', columns: [0, 2] });
    expect(Array.from(entries.shown())).toEqual([]);
    entries.filter({ isChangedOnly: true });
    expect(Array.from(entries.shown())).toEqual([0, 1, 4]);
    entries.filter({});
    expect(entries.counts().shown).toBe(5);
  });

  it('include restored rows, whatever the filter', () => {
    const entries = build();
    entries.remove([0]);
    entries.filter({ outcome: 'invalid' });
    expect(Array.from(entries.shown())).toEqual([1, 3]);
    entries.undo();
    expect(Array.from(entries.shown())).toEqual([0, 1, 3]);
  });

  it('grows as rows are checked, and notifies', () => {
    let time = 0;
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
    const entries = createEntries({
      columns,
      keyColumn: 0,
      base: recordsBase(Array.from({ length: 1000 }, (_, row) => [`K${String(row)}`, 'x', ''])),
    });
    const listener = vi.fn();
    entries.subscribe(listener);
    entries.filter({ search: 'k' });
    const first = entries.counts().shown;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1000);
    expect(vi.getTimerCount()).toBe(1);
    const before = listener.mock.calls.length;
    vi.runAllTimers();
    expect(listener.mock.calls.length).toBeGreaterThan(before);
    expect(entries.counts().shown).toBe(1000);

    entries.filter({ search: 'k99' });
    entries.filter({ search: 'k9' });
    expect(entries.find({ text: 'K9' })).toHaveLength(111);
    vi.runAllTimers();
    expect(entries.counts().shown).toBe(111);
  });
});

describe('finding and replacing', () => {
  it('goes by parts of cells or whole ones, and by case if wanted', () => {
    const entries = build();
    expect(entries.find({ text: 'milk' })).toEqual([
      { row: 0, column: 1 },
      { row: 2, column: 1 },
    ]);
    expect(entries.find({ text: 'milk', isWholeCell: true })).toEqual([{ row: 0, column: 1 }]);
    expect(entries.find({ text: 'milk', isCaseSensitive: true })).toEqual([]);
    expect(entries.find({ text: '' })).toEqual([]);
    expect(entries.find({ text: '', isWholeCell: true })).toEqual([{ row: 1, column: 1 }]);
    expect(entries.find({ text: 'none', columns: [2], rows: [2, 3] })).toEqual([
      { row: 2, column: 2 },
    ]);
  });

  it('replaces all matches literally, in one step', () => {
    const entries = build();
    expect(entries.replace({ text: 'i' }, '$&').cells).toBe(2);
    expect(entries.textAt(2, 1)).toBe('M$&lk aga$&n');
    entries.undo();
    expect(entries.textAt(2, 1)).toBe('Milk again');
    expect(entries.replace({ text: '', isWholeCell: true, columns: [1] }, 'filled').rows).toEqual([
      1,
    ]);
  });
});
