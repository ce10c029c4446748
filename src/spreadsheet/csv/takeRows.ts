import type { Scan } from '../scan/scan';
import { longer } from '../growing';
import { addRow, type RowIndex } from '../layOut';
import { note, type Notes } from '../notes';
import { kind, lf } from './kinds';
import { undouble, type Reading } from './readRow';

/** Checks the line break that ends `line`. */
export const noteLineEnd = (rows: RowIndex, notes: Notes, kind: number, line: number): void => {
  if (rows.lineEnd < 0) rows.lineEnd = kind;
  else if (kind !== rows.lineEnd) note(notes, 'mixedLineEnds', line);
};

const lineEndAt = (bytes: Uint8Array, at: number): number => {
  if (bytes[at] === lf) return kind.lf;
  return bytes[at + 1] === lf ? kind.crlf : kind.cr;
};

/** Appends the cells that were found. */
const addCells = (reading: Reading, { found }: Scan, count: number) => {
  const { bytes, cells } = reading;
  while (cells + count > reading.starts.length) {
    const share = reading.at / reading.end;
    reading.starts = longer(reading.starts, share);
    reading.ends = longer(reading.ends, share);
  }
  const { starts, ends } = reading;
  starts.set(found.starts.subarray(0, count), cells);
  ends.set(found.ends.subarray(0, count), cells);
  const doubled = found.told[0] ?? 0;
  for (let at = 0; at < doubled; at += 1) {
    const cell = found.doubles[at] ?? 0;
    if (cell >= count) break;
    ends[cells + cell] = undouble(bytes, starts[cells + cell] ?? 0, ends[cells + cell] ?? 0);
  }
  reading.cells = cells + count;
};

/**
 * Takes the simple rows from the current position, as many as one scan finds, and returns their number. Never more than
 * `maxRows` in total, and no row with too many columns: the reader of the next row refuses those.
 */
export const takeRows = (reading: Reading, rows: RowIndex, scan: Scan, maxRows: number): number => {
  const found = Math.min(scan.rowsFrom(reading.at), maxRows - rows.count);
  if (found === 0) return 0;
  const { bytes, end, maxColumns, notes, cells: first } = reading;
  const { rowCells, rowEnds, rowLineEnds } = scan.found;
  const share = reading.at / end;
  let cells = 0;
  let row = 0;
  for (; row < found; row += 1) {
    const next = rowCells[row] ?? 0;
    if (next - cells > maxColumns) break;
    addRow(rows, first + cells, next - cells, reading.line, share);
    cells = next;
    reading.line += rowLineEnds[row] ?? 0;
    const at = rowEnds[row] ?? 0;
    const lineEnd = lineEndAt(bytes, at);
    noteLineEnd(rows, notes, lineEnd, reading.line);
    reading.line += 1;
    reading.at = at + (lineEnd === kind.crlf ? 2 : 1);
  }
  addCells(reading, scan, cells);
  return row;
};
