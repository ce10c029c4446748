import { expect, test } from 'vitest';
import { createEntries } from '../entries/createEntries';
import type { EntryColumn } from '../entries/types';
import type { Area } from '../board/area';
import { clear, fill, fillTo, write } from './cells';
import type { GridBoard } from './sheetBoard';

const columns = ['sku', 'name', 'state', 'width', 'height'].map((key): EntryColumn => ({
  key,
  label: key,
  kind: 'text',
  width: 100,
  rule: { kind: 'text', label: key, isRequired: key === 'sku', limits: { label: key, max: 100 } },
  ...(key === 'sku' ? { isRequired: true } : {}),
  ...(key === 'state' ? { initial: 'BOX' } : {}),
  ...(key === 'height' ? { isReadOnly: true } : {}),
}));

/** A board over real rows with a blank last line, without its drawing. */
const boardOf = (area: Area) => {
  const entries = createEntries({ columns, keyColumn: 0 });
  entries.add([
    ['A-1', 'one'],
    ['A-2', 'two'],
  ]);
  const board = {
    model: entries,
    area: () => area,
    rowAt: (position: number) => entries.shown()[position] ?? -1,
    extent: () => ({ rows: entries.shown().length + 1, columns: columns.length, canChoose: false }),
  };
  // Only what writing needs of it.
  return { board: board as unknown as GridBoard, entries };
};
const areaOf = (top: number, left: number, bottom: number, right: number): Area => ({
  active: { row: top, column: left },
  start: { row: top, column: left },
  end: { row: bottom, column: right },
});

test('counts the cells of the block, not all cells of new rows, nor other cells with errors (B8)', () => {
  const { board, entries } = boardOf(areaOf(2, 1, 2, 1));
  const pasted = write(board, { top: 2, left: 1, bottom: 4, right: 2 }, [
    ['x', 'CASE'],
    ['y', 'CASE'],
    ['z', 'CASE'],
  ]);
  // The new rows lack their SKU, which was not pasted.
  expect(pasted).toMatchObject({ cells: 6, faults: 0 });
  expect(entries.undo()).toMatchObject({ cells: 6 });
});

test('counts cells that had the same text, and no read-only ones (G4)', () => {
  const { board } = boardOf(areaOf(0, 0, 0, 0));
  const block = { top: 0, left: 1, bottom: 1, right: 4 };
  const rows = [
    ['one', 'CASE', '1', '2'],
    ['two', 'CASE', '1', '2'],
  ];
  expect(write(board, block, rows).cells).toBe(6);
  expect(write(board, block, rows).cells).toBe(6);
});

test('filling past the end makes no row (B7)', () => {
  const { board, entries } = boardOf(areaOf(0, 1, 2, 1));
  expect(fill(board, 'down').cells).toBe(1);
  expect(fillTo(board, areaOf(0, 1, 0, 1), 2).cells).toBe(1);
  expect(entries.shown()).toHaveLength(2);
  const last = boardOf(areaOf(2, 0, 2, 1));
  expect(fill(last.board, 'down').cells).toBe(0);
  expect(fill(last.board, 'right').cells).toBe(0);
  expect(last.entries.shown()).toHaveLength(2);
});

test('clearing counts the cells that held something', () => {
  const { board } = boardOf(areaOf(0, 1, 2, 3));
  // Two names and two initial states; no width.
  expect(clear(board).cells).toBe(4);
  expect(clear(board).cells).toBe(0);
});
