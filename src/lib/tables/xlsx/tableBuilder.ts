import { endRow, layOut, reserve, spareRows, startIndex } from '../cellIndex';
import { limits } from '../limits';
import { FileRefusal } from '../refusal';
import type { Table } from '../table';

/** Maximum number of cells, including empty ones. Only malicious tables exceed it. */
const maxCells = 12_000_000;

/** Collects the cells of a sheet row by row. */
export const tableBuilder = () => {
  const maxRows = limits.rows + spareRows;
  const index = startIndex();
  /** Index of the current row's first cell, and its number of cells. */
  let first = 0;
  let width = 0;
  let columnCount = 0;
  /** Rows beyond the limit, which are only counted. */
  let beyond = 0;
  reserve(index, limits.columns, 1);

  const refuseWide = () => {
    throw new FileRefusal('tooManyColumns', { limit: limits.columns });
  };

  return {
    /** Sets a text in the current row; returns false if the cell has one already. */
    put: (column: number, start: number, end: number): boolean => {
      if (index.rowCount === maxRows) return true;
      if (column >= limits.columns) refuseWide();
      if (index.ends[first + column] !== 0) return false;
      index.starts[first + column] = start;
      index.ends[first + column] = end;
      if (column >= width) width = column + 1;
      return true;
    },
    endRow: (line: number) => {
      if (index.rowCount === maxRows) {
        beyond += 1;
        return;
      }
      columnCount = Math.max(columnCount, width);
      if (columnCount * (index.rowCount + 1) > maxCells) refuseWide();
      first += width;
      width = 0;
      endRow(index, first, line);
      reserve(index, limits.columns, 1);
    },
    rowCount: () => index.rowCount,
    done: (bytes: Uint8Array<ArrayBuffer>): Table => {
      // One of them is the header row.
      const count = index.rowCount + beyond - 1;
      if (beyond > 0) throw new FileRefusal('tooManyRows', { limit: limits.rows, count });
      return { bytes, ...layOut(index) };
    },
  };
};
