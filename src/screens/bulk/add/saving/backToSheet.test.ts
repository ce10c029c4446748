// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import type { RowResult } from '../../../../lib/batches/types';
import { sheetColumns as columnsOf } from '../testing/sheetColumns';
import { backToSheet } from './backToSheet';
import { begunBy } from './buildRows';
import { begin, placeOfProduct } from './useProducts';

const sheetColumns = columnsOf();
const place = (key: string) => sheetColumns.findIndex((column) => column.key === key);
const row = (sku: string, state: string) =>
  sheetColumns.map(({ key }) =>
    key === 'sku' ? sku : key === 'state' ? state : key === 'product_description' ? 'x' : '',
  );

const sheet = () =>
  createEntries({
    columns: sheetColumns,
    keyColumn: place('sku'),
    base: recordsBase([row('A', 'BOX'), row('B', 'KT'), row('C', 'KT'), row('D', 'BOX')]),
  });

const results = new Map<number, RowResult>([
  [0, { row: 0, id: 'pa', type: 'saved', faults: [] }],
  [
    1,
    {
      row: 1,
      id: 'pb',
      type: 'partly',
      faults: [{ part: 'state', reason: 'No such state.', isRefused: true, field: 'state' }],
    },
  ],
  [
    2,
    {
      row: 2,
      id: null,
      type: 'failed',
      faults: [{ part: 'product', reason: 'The platform is busy.' }],
    },
  ],
]);

const back = (entries: ReturnType<typeof sheet>) => {
  const begun = begunBy(results, 'r1');
  begin(entries, begun);
  backToSheet({ entries, results, placeOf: placeOfProduct });
  return begun;
};

describe('rows that a saving left undone', () => {
  it('come back alone, each with its reason at the cell, and end once they are corrected', () => {
    const entries = sheet();
    const begun = back(entries);
    expect([...begun]).toEqual([['pb', { missing: ['state'], zones: [], runId: 'r1' }]]);
    expect([...entries.shown()]).toEqual([1, 2, 3]);
    expect(entries.counts().byOutcome).toMatchObject({ invalid: 1, create: 2, complete: 0 });
    expect(entries.faultAt(1, place('state'))).toEqual({
      key: 'facings.bulk.refused',
      values: { reason: 'No such state.' },
    });
    // A temporary failure is not an error in the cells: the row can be sent unchanged.
    expect(entries.markOf(2)).toBe('failed');
    expect(entries.faultAt(2, place('state'))).toBeNull();

    entries.set([{ row: 1, column: place('state'), text: 'CASE' }]);
    expect(entries.outcomeOf(1)).toBe('complete');
    expect([...entries.rowsOf('create', 'complete')]).toEqual([1, 2, 3]);
    // The same text would be rejected again, also after an undo.
    entries.undo();
    expect(entries.outcomeOf(1)).toBe('invalid');
  });

  it('keep their sent values, and undo does not restore saved rows', () => {
    const entries = sheet();
    entries.set([{ row: 0, column: place('product_description'), text: 'typed' }]);
    back(entries);
    expect(entries.canUndo()).toBe(false);
    expect(entries.canEdit(1, place('sku'))).toBe(false);
    expect(entries.canEdit(1, place('product_description'))).toBe(false);
    expect(entries.canEdit(1, place('state'))).toBe(true);
    expect(entries.canEdit(2, place('sku'))).toBe(true);
  });
});
