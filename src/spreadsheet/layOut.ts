import { longer, trimmed, type Numbers } from './growing';
import { note, type Notes } from './notes';
import type { Table } from './table';
import { refused, type Refused } from './types';

// Collects the cells of a file row by row, and lays them out as a table.

/** Rows beyond the limit that header detection may set aside: 20 above the headers, and the headers. */
export const spareRows = 21;

/** The rows found so far, and whether they are equally long. */
export interface RowIndex {
  /** Index of each row's first cell, once rows differ in length. Untouched pages of the array take no memory. */
  firsts: Numbers;
  /** The first line of each row. */
  lines: Numbers;
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

/** Adds a row of `width` cells from `first` on. `share` of the file has been read, if known. */
export const addRow = (
  rows: RowIndex,
  first: number,
  width: number,
  line: number,
  share = 0,
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

/** Spans of all cells in file order; rows are not padded. The arrays may be longer than their content. */
export interface CellIndex {
  readonly starts: Numbers;
  readonly ends: Numbers;
  readonly cellCount: number;
  /** Index of a row's first cell; for the row after the last, the number of cells. */
  readonly firstOf: (row: number) => number;
  readonly lines: Numbers;
  readonly rowCount: number;
  /** Whether all rows have as many cells as the first. */
  readonly isEven: boolean;
}

export const cellIndexOf = (
  {
    starts,
    ends,
    cells: cellCount,
  }: Pick<CellIndex, 'starts' | 'ends'> & { readonly cells: number },
  { firsts, lines, count: rowCount, width, isEven }: RowIndex,
): CellIndex => {
  const firstOf = (row: number): number => {
    if (row >= rowCount) return cellCount;
    return isEven ? row * width : (firsts[row] ?? 0);
  };
  return { starts, ends, cellCount, firstOf, lines, rowCount, isEven };
};

/** Number of cells of each row, and of each row without trailing empty cells. */
const widthsOf = ({ starts, ends, firstOf, rowCount }: CellIndex) => {
  const full = new Uint32Array(rowCount);
  let columnCount = 1;
  for (let row = 0; row < rowCount; row += 1) {
    const first = firstOf(row);
    const next = firstOf(row + 1);
    full[row] = next - first;
    let last = next - 1;
    while (last >= first + columnCount && starts[last] === ends[last]) last -= 1;
    columnCount = Math.max(columnCount, last - first + 1);
  }
  return { full, columnCount };
};

const usualOf = (widths: Numbers, columnCount: number): number => {
  const rowsOf = new Uint32Array(columnCount + 1);
  for (const width of widths) {
    const shown = Math.min(width, columnCount);
    rowsOf[shown] = (rowsOf[shown] ?? 0) + 1;
  }
  return rowsOf.indexOf(rowsOf.reduce((most, rows) => Math.max(most, rows), 0));
};

type Spans = Pick<Table, 'starts' | 'ends' | 'lines' | 'rowCount' | 'columnCount'>;

interface Layout {
  readonly index: CellIndex;
  /** Rows of another length than usual are noted here. */
  readonly notes?: Notes;
  /** Maximum number of cells after padding: one long row makes every row as long. */
  readonly maxCells: number;
}

/**
 * Lays out the rows as a table as wide as the longest row; shorter rows are padded. Trailing empty cells do not count
 * as width, because many files end each row with a delimiter. Rows of equal length, the usual case, are used without a
 * copy.
 */
export const layOut = ({ index, notes, maxCells }: Layout): Spans | Refused => {
  const { rowCount, cellCount } = index;
  const lines = trimmed(index.lines, rowCount);
  if (index.isEven) {
    const starts = trimmed(index.starts, cellCount);
    const ends = trimmed(index.ends, cellCount);
    return {
      starts,
      ends,
      lines,
      rowCount,
      columnCount: rowCount === 0 ? 0 : cellCount / rowCount,
    };
  }
  const { full, columnCount } = widthsOf(index);
  if (rowCount * columnCount > Math.max(maxCells, cellCount)) {
    const limit = Math.floor(maxCells / rowCount);
    const row = full.findIndex((width) => width > limit);
    return refused('tooManyColumns', { limit, line: lines[row] ?? 0 });
  }
  const usual = usualOf(full, columnCount);
  const starts = new Uint32Array(rowCount * columnCount);
  const ends = new Uint32Array(rowCount * columnCount);
  for (let row = 0; row < rowCount; row += 1) {
    const first = index.firstOf(row);
    const width = Math.min(full[row] ?? 0, columnCount);
    if (notes && width !== usual) note(notes, 'ragged', lines[row] ?? 0);
    const to = row * columnCount;
    for (let column = 0; column < width; column += 1) {
      starts[to + column] = index.starts[first + column] ?? 0;
      ends[to + column] = index.ends[first + column] ?? 0;
    }
  }
  return { starts, ends, lines, rowCount, columnCount };
};
