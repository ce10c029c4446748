import { longer } from './longer';
import { note, type Notes } from './notes';

/** Rows that were found so far, and whether they are alike. */
export interface RowIndex {
  /** Number of each row's first cell, once they are not alike: what nothing was written to takes no memory. */
  firsts: Uint32Array<ArrayBuffer>;
  /** Of each row, the line it begins on. */
  lines: Uint32Array<ArrayBuffer>;
  count: number;
  /** Cells of the first row; -1 before there is one. */
  width: number;
  /** Whether all rows have as many cells as the first. */
  isEven: boolean;
  /** Kind of the first line end; -1 before there is one. */
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

/** A row of `width` cells from `first` on; `share` of the file is read. */
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

/** Of `line`, the one that ends. */
export const noteLineEnd = (rows: RowIndex, notes: Notes, kind: number, line: number): void => {
  if (rows.lineEnd < 0) rows.lineEnd = kind;
  else if (kind !== rows.lineEnd) note(notes, 'mixedLineEnds', line);
};
