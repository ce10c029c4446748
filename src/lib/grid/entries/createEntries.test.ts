import { describe, expect, it, vi } from 'vitest';
import type { EntryOutcome } from './types';
import { recordsBase } from './bases';
import { createEntries } from './createEntries';
import { at, build, columns, rows } from './testing/sample';

const outcomes = (entries: ReturnType<typeof build>): readonly EntryOutcome[] =>
  Array.from(entries.shown(), (row) => entries.outcomeOf(row));

describe('the outcome of a row', () => {
  it("depends on its errors, its key and the platform's records", () => {
    const entries = build();
    expect(outcomes(entries)).toEqual(['create', 'invalid', 'duplicate', 'invalid']);
    entries.learnExisting(new Map([['a1', 'id-1']]));
    expect(outcomes(entries)).toEqual(['exists', 'invalid', 'duplicate', 'invalid']);
    expect(entries.existingId(0)).toBe('id-1');
    entries.leave([0], true);
    expect(outcomes(entries)).toEqual(['left', 'invalid', 'exists', 'invalid']);
    expect(entries.counts().byOutcome).toMatchObject({
      create: 0,
      exists: 1,
      duplicate: 0,
      invalid: 2,
      left: 1,
    });
    entries.undo();
    entries.remove([0]);
    expect(outcomes(entries)).toEqual(['invalid', 'exists', 'invalid']);
    expect(entries.counts().rows).toBe(3);
  });

  it('is blank, and wrong in nothing, as long as nothing is typed in a new row', () => {
    const entries = build();
    const [row = -1] = entries.add([[]]).rows;
    expect(entries.outcomeOf(row)).toBe('blank');
    expect(entries.faultAt(row, 0)).toBeNull();
    entries.set([{ row, column: 1, text: '  ' }]);
    expect(entries.outcomeOf(row)).toBe('blank');
    entries.set([{ row, column: 1, text: 'Tea' }]);
    expect(entries.outcomeOf(row)).toBe('invalid');
    expect(entries.faultAt(row, 0)).not.toBeNull();
    // Blank again, it counts no error either.
    expect(entries.undo()).toMatchObject({ faults: 0 });
  });

  it('is not that of a duplicate where keys are blank', () => {
    const entries = build([
      [' ', 'x', ''],
      ['', 'y', ''],
    ]);
    expect(outcomes(entries)).toEqual(['invalid', 'invalid']);
    entries.set(at(1, 0, 'N1'));
    expect(outcomes(entries)).toEqual(['invalid', 'create']);
    expect(Array.from(entries.rowsOf('create'))).toEqual([1]);
  });

  it('shows errors in the same words as the form', () => {
    const entries = build();
    expect(entries.faultAt(1, 1)).toEqual({
      key: 'facings.rules.required',
      values: { label: 'Name' },
    });
    expect(entries.faultAt(0, 1)).toBeNull();
    expect(entries.set(at(1, 1, 'x'.repeat(21)))).toEqual({
      cells: 1,
      faults: 1,
      rows: [1],
      columns: [1],
    });
    expect(entries.faultAt(1, 1)).toEqual({
      key: 'facings.rules.max',
      values: { label: 'Name', max: 20 },
    });
  });

  it('depends on known errors of texts beyond their rule', () => {
    const entries = build();
    const fault = { key: 'facings.bulkEdit.noNotional' };
    entries.judge(1, new Map([['Milk', fault]]));
    expect(entries.faultAt(0, 1)).toEqual(fault);
    expect(entries.outcomeOf(0)).toBe('invalid');
    entries.set(at(0, 1, 'Cream'));
    expect(entries.faultAt(0, 1)).toBeNull();
    entries.undo();
    expect(entries.faultAt(0, 1)).toEqual(fault);
    entries.judge(1, new Map([['Milk', null]]));
    expect(entries.outcomeOf(0)).toBe('create');
  });

  it('notifies only if a check of offered values finds errors, or no longer does', async () => {
    const entries = createEntries({
      columns,
      keyColumn: 0,
      base: recordsBase([
        ['a1', 'Milk', ''],
        ['a2', 'Cream', ''],
      ]),
    });
    const listener = vi.fn();
    entries.subscribe(listener);
    const fault = { key: 'facings.imports.choices.unknown' };
    await entries.restrict(1, () => null);
    expect(listener).not.toHaveBeenCalled();
    await entries.restrict(1, (text) => (text === 'Milk' ? fault : null));
    expect(listener).toHaveBeenCalledOnce();
    expect(entries.counts().byOutcome).toMatchObject({ invalid: 1, create: 1 });
    await entries.restrict(1, () => null);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(entries.counts().byOutcome).toMatchObject({ invalid: 0, create: 2 });
  });
});

describe('a sheet of stored records', () => {
  const stored = () =>
    createEntries({ columns, keyColumn: 0, base: recordsBase(rows), existing: 'allowed' });

  it('ignores errors in stored texts, except for missing values', () => {
    const entries = stored();
    expect(entries.faultAt(3, 2)).toBeNull();
    expect(entries.faultAt(1, 1)).not.toBeNull();
    entries.set(at(3, 2, 'OTHER'));
    expect(entries.faultAt(3, 2)).not.toBeNull();
    entries.set(at(3, 2, 'NOPE'));
    expect(entries.faultAt(3, 2)).toBeNull();
    entries.learnExisting(new Map([['C3', 'id']]));
    expect(entries.outcomeOf(3)).toBe('create');
    expect(entries.existingId(3)).toBeNull();
  });

  it('marks changed, saved and failed rows', () => {
    const entries = stored();
    entries.set([
      { row: 0, column: 1, text: 'Cream' },
      { row: 3, column: 1, text: 'Bran' },
    ]);
    expect([0, 1, 2, 3].map((row) => entries.markOf(row))).toEqual([
      'changed',
      'invalid',
      'duplicate',
      'changed',
    ]);
    expect(Array.from(entries.changedRows())).toEqual([0, 3]);
    entries.settle([0]);
    entries.markFailed([3]);
    expect([entries.markOf(0), entries.markOf(3)]).toEqual(['saved', 'failed']);
    expect(Array.from(entries.changedRows())).toEqual([3]);
    expect(entries.baseText(0, 1)).toBe('Cream');
    entries.undo();
    expect(entries.textAt(0, 1)).toBe('Milk');
    expect(entries.changesOf(0)).toEqual([{ row: 0, column: 1, before: 'Cream', after: 'Milk' }]);
    expect([entries.markOf(0), entries.markOf(3)]).toEqual(['changed', 'none']);
  });

  it('takes more rows above those made here', () => {
    const entries = stored();
    entries.add([['N1', 'New']]);
    const first = entries.append(
      recordsBase([
        ['D4', 'Rye', ''],
        ['n1', 'Late', ''],
      ]),
    );
    expect(first).toBe(5);
    expect(Array.from(entries.shown())).toEqual([0, 1, 2, 3, 5, 6, 4]);
    expect(entries.outcomeOf(6)).toBe('create');
    expect(entries.outcomeOf(4)).toBe('duplicate');
    expect(entries.canUndo()).toBe(true);
  });

  it('adds very many rows in slices, with the same result', async () => {
    const many = Array.from({ length: 20_000 }, (_, row) => [
      row % 7 === 0 ? 'SAME' : row % 11 === 0 ? '' : `K${String(row)}`,
      `Name ${String(row)}`,
      '',
    ]);
    const inTurns = build();
    const atOnce = build();
    const listener = vi.fn();
    inTurns.subscribe(listener);
    expect(await inTurns.appendInTurns(recordsBase(many))).toBe(atOnce.append(recordsBase(many)));
    expect(listener).toHaveBeenCalledOnce();
    expect(inTurns.counts()).toEqual(atOnce.counts());
    expect(outcomes(inTurns)).toEqual(outcomes(atOnce));
    expect(inTurns.counts().byOutcome.duplicate).toBeGreaterThan(2800);
  });
});

describe('history', () => {
  it('undoes and redoes every step in order', () => {
    const entries = build();
    entries.set([
      { row: 0, column: 1, text: 'a' },
      { row: 1, column: 1, text: 'b' },
      { row: 1, column: 1, text: 'c' },
    ]);
    const { rows: added } = entries.add([['Z9', 'New', '']]);
    entries.leave([1], true);
    entries.remove([0]);
    const end = () => [
      Array.from(entries.shown(), (row) => [0, 1, 2].map((column) => entries.textAt(row, column))),
      outcomes(entries),
      entries.counts(),
    ];
    const last = end();
    expect(added).toEqual([4]);
    expect(entries.textAt(4, 2)).toBe('NONE');
    while (entries.undo());
    expect(Array.from(entries.shown())).toEqual([0, 1, 2, 3]);
    expect(entries.counts().changed).toBe(0);
    while (entries.redo());
    expect(end()).toEqual(last);
  });

  it('combines changes in one step', () => {
    const entries = build();
    const listener = vi.fn();
    entries.subscribe(listener);
    const touched = entries.together(() => {
      entries.set(at(0, 1, 'Cream'));
      entries.add([['Z9', 'New', '']]);
    });
    expect(touched.rows).toEqual([0, 4]);
    expect(listener).toHaveBeenCalledTimes(1);
    entries.undo();
    expect([entries.textAt(0, 1), entries.counts().rows]).toEqual(['Milk', 4]);
    expect(entries.canUndo()).toBe(false);
    entries.redo();
    expect([entries.textAt(0, 1), entries.counts().rows]).toEqual(['Cream', 5]);
  });

  it('adds no step without a change, and clears redo after a new change', () => {
    const entries = build();
    expect(entries.set(at(0, 1, 'Milk')).cells).toBe(0);
    expect(entries.set(at(99, 1, 'Milk')).cells).toBe(0);
    expect(entries.remove([]).cells).toBe(0);
    expect(entries.canUndo()).toBe(false);
    entries.set(at(0, 1, 'x'));
    entries.undo();
    entries.set(at(0, 1, 'y'));
    expect(entries.redo()).toBeNull();
  });

  it('leaves alone what cannot be edited', () => {
    const [sku, ...others] = columns;
    if (!sku) throw new Error('no column');
    const entries = createEntries({
      columns: [{ ...sku, isReadOnly: true }, ...others],
      keyColumn: 0,
      base: recordsBase(rows),
    });
    expect(entries.canEdit(0, 0)).toBe(false);
    expect(
      entries.set([
        { row: 0, column: 0, text: 'no' },
        { row: 0, column: 1, text: 'yes' },
      ]).cells,
    ).toBe(1);
    expect(entries.textAt(0, 0)).toBe('A1');
  });
});

it('begins with nothing, and keeps a choice for rows that come back', () => {
  const entries = createEntries({ columns, keyColumn: 0 });
  expect(Array.from(entries.shown())).toEqual([]);
  entries.add([[], ['A']]);
  entries.choose([0, 1, 7], true);
  expect(entries.counts().chosen).toBe(2);
  entries.remove([0]);
  expect(Array.from(entries.chosenRows())).toEqual([1]);
  entries.undo();
  expect(Array.from(entries.chosenRows())).toEqual([0, 1]);
});
