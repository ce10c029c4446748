import type { Table } from '../table';
import { trimmed } from '../trimmed';
import type { Refused } from '../types';
import type { CellIndex } from './indexCells';
import { note, type Notes } from './notes';

type Numbers = Uint32Array<ArrayBuffer>;

/** Cells of each row, and of a row up to the last that has something in it. */
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
  readonly notes: Notes;
  /** Most cells of a table whose rows were padded: one long row makes every other one as long. */
  readonly maxCells: number;
}

/**
 * Makes a table of the rows: as wide as the longest of them, shorter ones padded. Cells at the end of a row that are
 * empty do not widen it (rows that end in a delimiter are common). Even rows, the usual case, are taken as they lie.
 */
export const layOut = ({ index, notes, maxCells }: Layout): Spans | Refused => {
  const { rowCount, cellCount } = index;
  const lines = trimmed(index.lines, rowCount);
  if (index.isEven) {
    const starts = trimmed(index.starts, cellCount);
    const ends = trimmed(index.ends, cellCount);
    return { starts, ends, lines, rowCount, columnCount: cellCount / rowCount };
  }
  const { full, columnCount } = widthsOf(index);
  if (rowCount * columnCount > Math.max(maxCells, cellCount)) {
    const limit = Math.floor(maxCells / rowCount);
    const row = full.findIndex((width) => width > limit);
    return {
      type: 'refused',
      code: 'tooManyColumns',
      values: { limit, line: lines[row] ?? 0 },
    };
  }
  const usual = usualOf(full, columnCount);
  const starts = new Uint32Array(rowCount * columnCount);
  const ends = new Uint32Array(rowCount * columnCount);
  for (let row = 0; row < rowCount; row += 1) {
    const first = index.firstOf(row);
    const width = Math.min(full[row] ?? 0, columnCount);
    if (width !== usual) note(notes, 'ragged', lines[row] ?? 0);
    const to = row * columnCount;
    for (let column = 0; column < width; column += 1) {
      starts[to + column] = index.starts[first + column] ?? 0;
      ends[to + column] = index.ends[first + column] ?? 0;
    }
  }
  return { starts, ends, lines, rowCount, columnCount };
};
