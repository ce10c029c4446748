import { longer } from './longer';
import { note, type Notes } from './notes';

/** The rows found so far, and whether they are equally long. */
export interface RowIndex {
  /** Index of each row's first cell, once rows differ in length. Untouched pages of the array take no memory. */
  firsts: Uint32Array<ArrayBuffer>;
  /** The first line of each row. */
  lines: Uint32Array<ArrayBuffer>;
  count: number;
  /** Number of cells of the first row; -1 before it. */
  width: number;
  /** Whether all rows have as many cells as the first. */
  isEven: boolean;
  /** Kind of the first line break; -1 before it. */
  lineEnd: number;
}

export const startRows = (room: number): RowIndex => {
  const length = Math.max(16, room);
  return {
    firsts: new Uint32Array(length),
    lines: new Uint32Array(length),
    count: 0,
    width: -1,
    isEven: true,
    lineEnd: -1,
  };
};

/** Adds a row of `width` cells from `first` on. `share` of the file has been read. */
export const addRow = (
  rows: RowIndex,
  first: number,
  width: number,
  line: number,
  share: number,
): void => {
  const { count } = rows;
  if (count === rows.firsts.length) {
    rows.firsts = longer(rows.firsts, share);
    rows.lines = longer(rows.lines, share);
  }
  if (rows.width < 0) rows.width = width;
  else if (rows.isEven && width !== rows.width) {
    rows.isEven = false;
    for (let row = 0; row < count; row += 1) rows.firsts[row] = row * rows.width;
  }
  if (!rows.isEven) rows.firsts[count] = first;
  rows.lines[count] = line;
  rows.count = count + 1;
};

/** Checks the line break that ends `line`. */
export const noteLineEnd = (rows: RowIndex, notes: Notes, kind: number, line: number): void => {
  if (rows.lineEnd < 0) rows.lineEnd = kind;
  else if (kind !== rows.lineEnd) note(notes, 'mixedLineEnds', line);
};
