import { addRow, cellIndexOf, startRows, type CellIndex } from '../layOut';
import type { Limits } from '../limits';
import { refused, type Delimiter, type Refused } from '../types';
import { note, type Notes } from '../notes';
import { isBlank, kind, lf } from './kinds';
import { readRow, startReading, type Reading } from './readRow';
import { noteLineEnd, takeRows } from './takeRows';
import { partBytes, startScan } from '../scan/scan';

export interface IndexOptions {
  /** UTF-8. Doubled quotes are made single in place, so the caller cannot read the bytes again. */
  readonly bytes: Uint8Array;
  readonly from: number;
  /** Number of the line at `from`, from 1. */
  readonly line: number;
  readonly delimiter: Delimiter;
  readonly limits: Pick<Limits, 'rows' | 'columns' | 'cell'>;
  /** Rows beyond `limits.rows` for titles and headers. */
  readonly spareRows: number;
  /** Initial capacity; it grows if needed. */
  readonly room: { readonly cells: number; readonly rows: number };
  /** The bytes are only the beginning of a file: the last row is ignored. */
  readonly isCut?: boolean;
  readonly notes: Notes;
  readonly onProgress?: ((share: number) => void) | undefined;
}

const progressBytes = 1024 * 1024;
const space = 0x20;
const del = 0x7f;

/** Whether any cell from `first` on has visible text. */
const hasText = ({ bytes, starts, ends, cells }: Reading, first: number): boolean => {
  for (let cell = first; cell < cells; cell += 1) {
    const start = starts[cell] ?? 0;
    const stop = ends[cell] ?? 0;
    const byte = start < stop ? (bytes[start] ?? 0) : 0;
    if ((byte > space && byte < del) || !isBlank(bytes, start, stop)) return true;
  }
  return false;
};

/** Skips the line break after a row and returns its kind. */
const passLineEnd = (reading: Reading): number => {
  reading.line += 1;
  const { bytes, at, end, mark } = reading;
  if (mark !== kind.cr || at >= end || bytes[at] !== lf) return mark;
  reading.at += 1;
  return kind.crlf;
};

/**
 * Finds every cell in one pass (RFC 4180, lenient). CR, LF and CRLF end a row. A quote inside a cell is text. Text
 * after a closing quote belongs to the same cell. An unclosed quote is text, and the rows after it stay rows. The time
 * is linear in the file size for any content. Simple rows are found many at a time.
 */
export const indexCells = (options: IndexOptions): CellIndex | Refused => {
  const { notes, onProgress, isCut = false } = options;
  const maxRows = options.limits.rows + options.spareRows;
  const reading = startReading(options);
  const { end } = reading;
  const rows = startRows(options.room.rows);
  // A cell within one part of the file cannot exceed the product's limit; tests use other limits.
  const scan =
    options.limits.cell < partBytes - 1 ? null : startScan(options.bytes, options.delimiter);
  let beyond = 0;
  let nextProgress = reading.at + progressBytes;

  while (reading.at < end) {
    if (onProgress !== undefined && reading.at >= nextProgress) {
      nextProgress = reading.at + progressBytes;
      onProgress(reading.at / end);
    }
    if (scan !== null && rows.count < maxRows && takeRows(reading, rows, scan, maxRows) > 0)
      continue;
    const { line, cells: first } = reading;
    readRow(reading);
    if (reading.refusal !== undefined) return reading.refusal;
    if (reading.mark !== kind.end) {
      const rowLine = reading.line;
      noteLineEnd(rows, notes, passLineEnd(reading), rowLine);
    } else if (isCut) {
      reading.cells = first;
      break;
    }
    if (!hasText(reading, first)) {
      note(notes, 'blankRows', line);
      reading.cells = first;
      continue;
    }
    if (rows.count === maxRows) {
      // Counted only for the error message.
      beyond += 1;
      reading.cells = first;
      continue;
    }
    addRow(rows, first, reading.cells - first, line, reading.at / end);
  }
  if (beyond > 0) {
    // One of them is the header row.
    return refused('tooManyRows', { limit: options.limits.rows, count: maxRows + beyond - 1 });
  }
  return cellIndexOf(reading, rows);
};
