import type { Limits } from '../limits';
import type { Table } from '../table';
import { trimmed } from '../trimmed';
import { Refusal } from './refusal';

/** Rows above the data that a table may have beside it: titles and the headings. */
export const rowsAbove = 21;

/** Cells, empty ones included, beyond which a table is wide and long only to fill the memory. */
const mostPositions = 12_000_000;

/** Gathers the cells of a sheet row by row. It begins narrow and is laid out anew when a wider row comes. */
export const tableBuilder = (limits: Limits) => {
  const most = limits.rows + rowsAbove;
  let width = 16;
  let rowCapacity = 1024;
  let starts = new Uint32Array(width * rowCapacity);
  let ends = new Uint32Array(width * rowCapacity);
  let lines = new Uint32Array(rowCapacity);
  let rowCount = 0;
  let columnCount = 0;
  /** Rows beyond the limit, which are only counted. */
  let beyond = 0;

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

  const refuseWide = (toWidth: number) => {
    if (toWidth * rowCount > mostPositions)
      throw new Refusal('tooManyColumns', { limit: limits.columns });
  };

  const resize = (toWidth: number, capacity: number) => {
    refuseWide(toWidth);
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

  /** All rows that there may be, unless they are wide: room that nothing is written to takes no memory. */
  const nextCapacity = () => {
    const room = Math.floor(mostPositions / Math.max(1, width));
    return Math.max(2 * rowCapacity, Math.min(limits.rows + rowsAbove + 1, room));
  };

  return {
    /** Puts a text into the row that is being filled; false where there is one already. */
    put: (column: number, start: number, end: number): boolean => {
      if (beyond > 0 || rowCount === most) return true;
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
      if (rowCount === most) {
        beyond += 1;
        return;
      }
      lines[rowCount] = line;
      rowCount += 1;
      refuseWide(columnCount);
      // The first row is nearly always the one of the headings, and as wide as the others.
      if (rowCount === 1) resize(columnCount, rowCapacity);
      if (rowCount === rowCapacity) resize(width, nextCapacity());
    },
    rowCount: () => rowCount,
    done: (bytes: Uint8Array<ArrayBuffer>): Table => {
      // One of them has the headings.
      const count = rowCount + beyond - 1;
      if (beyond > 0) throw new Refusal('tooManyRows', { limit: limits.rows, count });
      if (columnCount !== width) resize(columnCount, rowCount);
      return {
        bytes,
        starts: trimmed(starts, rowCount * columnCount),
        ends: trimmed(ends, rowCount * columnCount),
        rowCount,
        columnCount,
        lines: trimmed(lines, rowCount),
      };
    },
  };
};
