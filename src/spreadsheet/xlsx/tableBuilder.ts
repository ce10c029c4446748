import type { Limits } from '../limits';
import type { Table } from '../table';
import { Refusal } from './refusal';

/** Rows above the data that a table may have beside it: titles and the headings. */
export const rowsAbove = 21;

/** Cells, empty ones included, beyond which a table is wide and long only to fill the memory. */
const mostPositions = 12_000_000;

/** Gathers the cells of a sheet row by row. It begins narrow and is laid out anew when a wider row comes. */
export const tableBuilder = (limits: Limits) => {
  let width = 16;
  let rowCapacity = 1024;
  let starts = new Uint32Array(width * rowCapacity);
  let ends = new Uint32Array(width * rowCapacity);
  let lines = new Uint32Array(rowCapacity);
  let rowCount = 0;
  let columnCount = 0;

  const laidOut = (from: Uint32Array, fromWidth: number, toWidth: number, capacity: number) => {
    const to = new Uint32Array(toWidth * capacity);
    if (fromWidth === toWidth) {
      to.set(from.subarray(0, toWidth * capacity));
      return to;
    }
    const kept = Math.min(fromWidth, toWidth);
    // The row that is just being filled counts.
    for (let row = 0; row <= rowCount && row < capacity; row += 1) {
      const at = row * fromWidth;
      to.set(from.subarray(at, at + kept), row * toWidth);
    }
    return to;
  };

  const resize = (toWidth: number, capacity: number) => {
    if (toWidth * rowCount > mostPositions) {
      throw new Refusal('tooManyColumns', { limit: limits.columns });
    }
    starts = laidOut(starts, width, toWidth, capacity);
    ends = laidOut(ends, width, toWidth, capacity);
    if (capacity > lines.length) {
      const longer = new Uint32Array(capacity);
      longer.set(lines);
      lines = longer;
    }
    width = toWidth;
    rowCapacity = capacity;
  };

  return {
    /** Puts a text into the row that is being filled; false where there is one already. */
    put: (column: number, start: number, end: number): boolean => {
      if (column >= width) {
        if (column >= limits.columns)
          throw new Refusal('tooManyColumns', { limit: limits.columns });
        resize(Math.min(limits.columns, Math.max(column + 1, 2 * width)), rowCapacity);
      }
      if (column >= columnCount) columnCount = column + 1;
      const at = rowCount * width + column;
      if (ends[at] !== 0) return false;
      starts[at] = start;
      ends[at] = end;
      return true;
    },
    /** The row is full; `line` is its row of the sheet. */
    endRow: (line: number) => {
      if (rowCount >= limits.rows + rowsAbove)
        throw new Refusal('tooManyRows', { limit: limits.rows });
      lines[rowCount] = line;
      rowCount += 1;
      // The first row is nearly always the one of the headings, and as wide as the others.
      if (rowCount === 1) resize(columnCount, rowCapacity);
      if (rowCount === rowCapacity) resize(width, 2 * rowCapacity);
    },
    done: (bytes: Uint8Array<ArrayBuffer>): Table => {
      resize(columnCount, rowCount);
      return { bytes, starts, ends, rowCount, columnCount, lines: lines.slice(0, rowCount) };
    },
  };
};
