import { longer } from '../growing';
import { addRow, cellIndexOf, layOut, spareRows, startRows } from '../layOut';
import type { Limits } from '../limits';
import type { Table } from '../table';
import { Refusal } from './refusal';

/** Maximum number of cells, including empty ones. Only malicious tables exceed it. */
const mostPositions = 12_000_000;

/** Collects the cells of a sheet row by row. */
export const tableBuilder = (limits: Limits) => {
  const most = limits.rows + spareRows;
  const rows = startRows(1024);
  let starts = new Uint32Array(16 * 1024);
  let ends = new Uint32Array(16 * 1024);
  let cells = 0;
  /** The cells of the current row. */
  const rowStarts = new Uint32Array(limits.columns);
  const rowEnds = new Uint32Array(limits.columns);
  let width = 0;
  let columnCount = 0;
  /** Rows beyond the limit, which are only counted. */
  let beyond = 0;

  const refuseWide = () => {
    throw new Refusal('tooManyColumns', { limit: limits.columns });
  };

  return {
    /** Sets a text in the current row; returns false if the cell has one already. */
    put: (column: number, start: number, end: number): boolean => {
      if (rows.count === most) return true;
      if (column >= limits.columns) refuseWide();
      if (rowEnds[column] !== 0) return false;
      rowStarts[column] = start;
      rowEnds[column] = end;
      if (column >= width) width = column + 1;
      return true;
    },
    /** Ends the current row. `line` is its row in the sheet. */
    endRow: (line: number) => {
      if (rows.count === most) {
        beyond += 1;
        return;
      }
      columnCount = Math.max(columnCount, width);
      if (columnCount * (rows.count + 1) > mostPositions) refuseWide();
      while (cells + width > starts.length) {
        starts = longer(starts);
        ends = longer(ends);
      }
      starts.set(rowStarts.subarray(0, width), cells);
      ends.set(rowEnds.subarray(0, width), cells);
      rowStarts.fill(0, 0, width);
      rowEnds.fill(0, 0, width);
      addRow(rows, cells, width, line);
      cells += width;
      width = 0;
    },
    rowCount: () => rows.count,
    done: (bytes: Uint8Array<ArrayBuffer>): Table => {
      // One of them is the header row.
      const count = rows.count + beyond - 1;
      if (beyond > 0) throw new Refusal('tooManyRows', { limit: limits.rows, count });
      const index = cellIndexOf({ starts, ends, cells }, rows);
      const spans = layOut({ index, maxCells: mostPositions });
      if ('type' in spans) throw new Refusal(spans.code, spans.values);
      return { bytes, ...spans };
    },
  };
};
