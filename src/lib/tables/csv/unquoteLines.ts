import type { CellIndex } from '../cellIndex';
import { note, type FileNotes } from '../notes';
import { FileRefusal } from '../refusal';
import { decodeSpan } from '../table';
import type { Delimiter } from '../types';
import { findDelimiter } from './findDelimiter';
import { indexCells, type IndexOptions } from './indexCells';

const lineFeed = 0x0a;
const isLineEnd = (byte: number) => byte === lineFeed || byte === 0x0d;

interface Quoted extends Omit<IndexOptions, 'delimiter' | 'from' | 'line'> {
  readonly index: CellIndex;
  /** Chosen by the user; found by default. */
  readonly delimiter: Delimiter | undefined;
}

/** The lines without the quotation marks around them, if each row is one cell of one line. */
const linesIn = (bytes: Uint8Array, { starts, ends, firsts, rowCount }: CellIndex) => {
  if (rowCount < 2 || firsts[rowCount] !== rowCount) return null;
  const inner = new Uint8Array(bytes.length + rowCount);
  let length = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const cell = bytes.subarray(starts[row], ends[row]);
    if (cell.some(isLineEnd)) return null;
    inner.set(cell, length);
    length += cell.length;
    inner[length] = lineFeed;
    length += 1;
  }
  return inner.subarray(0, length);
};

/** Columns of the lines; null if they exceed the limits, so that they are no table. */
const columnsOf = (options: IndexOptions): CellIndex | null => {
  try {
    return indexCells(options);
  } catch (error) {
    if (error instanceof FileRefusal) return null;
    throw error;
  }
};

/** As many columns in each row, and headings in the first: 'Milk, fresh' is none. */
const areColumns = (bytes: Uint8Array, { starts, ends, firsts, rowCount }: CellIndex): boolean => {
  const width = firsts[1] ?? 0;
  if (width < 2 || rowCount < 2) return false;
  for (let row = 1; row < rowCount; row += 1) {
    if ((firsts[row + 1] ?? 0) - (firsts[row] ?? 0) !== width) return false;
  }
  const headings = Array.from({ length: width }, (_, at) =>
    decodeSpan(bytes, starts[at] ?? 0, ends[at] ?? 0),
  );
  return (
    headings.every((text) => text !== '' && text === text.trim()) &&
    new Set(headings).size === width
  );
};

/**
 * Some programs put each line in quotation marks as a whole: "sku,name" instead of sku,name. Returns the columns of such
 * lines, if there are equally many in each; null for any other table, as a list of quoted sentences is.
 */
export const unquoteLines = ({ bytes, index, delimiter, notes, ...options }: Quoted) => {
  const inner = linesIn(bytes, index);
  if (inner === null) return null;
  const found = delimiter ?? findDelimiter(inner, 0);
  const fileNotes: FileNotes = new Map();
  const reading = {
    ...options,
    bytes: inner,
    from: 0,
    line: 1,
    delimiter: found,
    notes: fileNotes,
  };
  const columns = columnsOf(reading);
  if (columns === null || !areColumns(inner, columns)) return null;
  // Lines of the file, not of what is within the quotation marks.
  const lineOf = (line: number) => index.lines[line - 1] ?? 0;
  for (let row = 0; row < columns.rowCount; row += 1) {
    columns.lines[row] = lineOf(columns.lines[row] ?? 0);
  }
  const all: FileNotes = new Map();
  for (const [code, { line, count }] of notes) note(all, code, line, count);
  for (const [code, { line, count }] of fileNotes) note(all, code, lineOf(line), count);
  return { bytes: inner, index: columns, delimiter: found, notes: all };
};
