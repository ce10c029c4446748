import { note, type FileNotes } from './notes';
import { FileRefusal } from './refusal';
import type { Table } from './table';

// Collects the cells of a file row by row, and lays them out as a table.

type Numbers = Uint32Array<ArrayBuffer>;

/** Rows beyond the limit that header detection may set aside: 20 above the headers, and the headers. */
export const spareRows = 21;

/** Spans of the cells found so far, in file order; rows are not padded. The arrays are longer than their content. */
export interface CellIndex {
  starts: Numbers;
  ends: Numbers;
  /** Index of each row's first cell. After the last row, the number of all cells. */
  firsts: Numbers;
  /** The first line of each row. */
  lines: Numbers;
  rowCount: number;
}

/** Maximum length to reserve based on the beginning of the file alone. */
const maxLikely = 16 * 1024 * 1024;

/** Returns a longer copy. Its length is extrapolated from the `share` of the file that filled the array, if known. */
const longer = (array: Numbers, needed: number, share = 0): Numbers => {
  const likely = share > 0 ? Math.min(maxLikely, (array.length / share) * 1.1) : 0;
  const next = new Uint32Array(Math.ceil(Math.max(needed, array.length * 1.5, likely)));
  next.set(array);
  return next;
};

/** Makes room for more cells and rows. `share` of the file has been read, if known. */
export const reserve = (index: CellIndex, cells: number, rows: number, share = 0): void => {
  const { rowCount } = index;
  const cellCount = (index.firsts[rowCount] ?? 0) + cells;
  if (cellCount > index.starts.length) {
    index.starts = longer(index.starts, cellCount, share);
    index.ends = longer(index.ends, cellCount, share);
  }
  // One more, for the end of the last row.
  const count = rowCount + rows + 1;
  if (count > index.firsts.length) {
    index.firsts = longer(index.firsts, count, share);
    index.lines = longer(index.lines, count, share);
  }
};

export const startIndex = (): CellIndex => {
  const none = new Uint32Array(0);
  const index = { starts: none, ends: none, firsts: none, lines: none, rowCount: 0 };
  reserve(index, 64 * 1024, 16 * 1024);
  return index;
};

/** Ends a row that starts at `line`, for which there is room. `cells` is the number of all cells. */
export const endRow = (index: CellIndex, cells: number, line: number): void => {
  index.lines[index.rowCount] = line;
  index.rowCount += 1;
  index.firsts[index.rowCount] = cells;
};

/**
 * The array without unused capacity. Copied only if most of it is unused: untouched pages take no memory, while a copy
 * takes it twice.
 */
const trimmed = (array: Numbers, length: number): Numbers =>
  length * 2 + 1024 > array.length ? array.subarray(0, length) : array.slice(0, length);

/** Number of cells of each row, and the largest number without trailing empty cells. */
const widthsOf = ({ starts, ends, firsts, rowCount }: CellIndex) => {
  const widths = new Uint32Array(rowCount);
  let columnCount = 1;
  for (let row = 0; row < rowCount; row += 1) {
    const first = firsts[row] as number;
    const next = firsts[row + 1] as number;
    widths[row] = next - first;
    let last = next - 1;
    while (last >= first + columnCount && starts[last] === ends[last]) last -= 1;
    columnCount = Math.max(columnCount, last - first + 1);
  }
  return { widths, columnCount };
};

const usualOf = (widths: Numbers, columnCount: number): number => {
  const rowsOf = new Uint32Array(columnCount + 1);
  for (const width of widths) (rowsOf[Math.min(width, columnCount)] as number) += 1;
  // Titles, sections and notes are no rows. Of two that are as frequent, the wider.
  rowsOf[1] = Math.min(rowsOf[1] ?? 0, 1);
  return rowsOf.lastIndexOf(rowsOf.reduce((most, rows) => Math.max(most, rows), 0));
};

const isEven = ({ firsts, rowCount }: CellIndex): boolean => {
  const width = firsts[1] as number;
  let row = 1;
  while (row < rowCount && firsts[row + 1] === width * (row + 1)) row += 1;
  return row >= rowCount;
};

/** Cells of a table with padded rows. A typical file of the maximum size has fewer than half of this. */
const maxPaddedCells = 20_000_000;

/**
 * Lays out the rows as a table as wide as the longest row; shorter rows are padded. Trailing empty cells do not count
 * as width, because many files end each row with a delimiter. Rows of equal length, the usual case, are used without a
 * copy. Rows of another length than usual are noted, but not titles above them.
 */
export const layOut = (index: CellIndex, notes?: FileNotes): Omit<Table, 'bytes'> => {
  const { rowCount, firsts } = index;
  const lines = trimmed(index.lines, rowCount);
  const cellCount = firsts[rowCount] as number;
  if (isEven(index)) {
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
  const { widths, columnCount } = widthsOf(index);
  if (rowCount * columnCount > Math.max(maxPaddedCells, cellCount)) {
    // One long row makes every row as long.
    const limit = Math.floor(maxPaddedCells / rowCount);
    const line = lines[widths.findIndex((width) => width > limit)] ?? 0;
    throw new FileRefusal('tooManyColumns', { limit, line });
  }
  const usual = usualOf(widths, columnCount);
  const starts = new Uint32Array(rowCount * columnCount);
  const ends = new Uint32Array(rowCount * columnCount);
  /** A title may end with delimiters. */
  const isTitle = (row: number): boolean => {
    const next = firsts[row + 1] as number;
    let cell = (firsts[row] as number) + 1;
    while (cell < next && index.starts[cell] === index.ends[cell]) cell += 1;
    return cell >= next;
  };
  let isAbove = usual > 1;
  for (let row = 0; row < rowCount; row += 1) {
    const first = firsts[row] as number;
    const width = Math.min(widths[row] as number, columnCount);
    isAbove &&= isTitle(row);
    if (notes && width !== usual && !isAbove) note(notes, 'ragged', lines[row] as number);
    starts.set(index.starts.subarray(first, first + width), row * columnCount);
    ends.set(index.ends.subarray(first, first + width), row * columnCount);
  }
  return { starts, ends, lines, rowCount, columnCount };
};
