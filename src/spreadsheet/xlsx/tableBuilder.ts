import { trimmed } from '../growing';
import type { Limits } from '../limits';
import type { Table } from '../table';
import { Refusal } from './refusal';

/** Extra rows for titles and headers above the data. */
const rowsAbove = 21;

/** Maximum number of cells, including empty ones. Only malicious tables exceed it. */
const mostPositions = 12_000_000;

/** Collects the cells of a sheet row by row. The table starts narrow and is laid out again if a wider row follows. */
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
    // Includes the row that is being filled.
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

  /** Reserves all possible rows unless the table is wide: untouched pages take no memory. */
  const nextCapacity = () => {
    const room = Math.floor(mostPositions / Math.max(1, width));
    return Math.max(2 * rowCapacity, Math.min(limits.rows + rowsAbove + 1, room));
  };

  return {
    /** Sets a text in the current row; returns false if the cell has one already. */
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
    /** Ends the current row. `line` is its row in the sheet. */
    endRow: (line: number) => {
      if (rowCount === most) {
        beyond += 1;
        return;
      }
      lines[rowCount] = line;
      rowCount += 1;
      refuseWide(columnCount);
      // The first row is usually the header row and as wide as the others.
      if (rowCount === 1) resize(columnCount, rowCapacity);
      if (rowCount === rowCapacity) resize(width, nextCapacity());
    },
    rowCount: () => rowCount,
    done: (bytes: Uint8Array<ArrayBuffer>): Table => {
      // One of them is the header row.
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
