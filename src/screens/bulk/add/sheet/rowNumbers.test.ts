import { describe, expect, it } from 'vitest';
import type { Imported } from '../../session/createBulkSession';
import { rowNumbers } from '../sheetRows';

const file = (first: number, lines: readonly number[]): Imported => ({
  first,
  count: lines.length - 1,
  firstRow: 1,
  headerRow: 0,
  sources: [],
  foreign: [],
  table: {
    bytes: new Uint8Array(),
    starts: new Uint32Array(),
    ends: new Uint32Array(),
    rowCount: lines.length,
    columnCount: 1,
    lines: Uint32Array.from(lines),
  },
});

describe('numbers of rows', () => {
  it("are the file's lines, though it has blank ones, and go on for rows that are typed", () => {
    const numberOf = rowNumbers([file(0, [3, 4, 7])]);
    expect([0, 1, 2, 3].map(numberOf)).toEqual(['4', '7', '8', '9']);
  });

  it('tell several files apart', () => {
    const numberOf = rowNumbers([file(0, [1, 2, 3]), file(3, [1, 2])]);
    expect([0, 1, 2, 3].map(numberOf)).toEqual(['1-2', '1-3', '+1', '2-2']);
  });

  it('begin with one where there is no file', () => {
    expect([0, 1].map(rowNumbers([]))).toEqual(['1', '2']);
  });
});
