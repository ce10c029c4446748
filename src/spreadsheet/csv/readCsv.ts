import { limits as shipped, type Limits } from '../limits';
import { trimmed, type Numbers } from '../growing';
import { note, noticesOf, type Notes } from '../notes';
import type { Table } from '../table';
import { decodeText, refusedText } from '../text/decodeText';
import type { Delimiter, Encoding, Notice, ReadCsv, Refused } from '../types';
import { findDelimiter, readSepLine, sampleBytes } from './findDelimiter';
import { indexCells, type CellIndex } from './indexCells';
import { cr, lf } from './kinds';

/** Number of cells of each row, and of each row without trailing empty cells. */
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
  /** Maximum number of cells after padding: one long row makes every row as long. */
  readonly maxCells: number;
}

/**
 * Lays out the rows as a table as wide as the longest row; shorter rows are padded. Trailing empty cells do not count
 * as width, because many files end each row with a delimiter. Rows of equal length, the usual case, are used without a
 * copy.
 */
const layOut = ({ index, notes, maxCells }: Layout): Spans | Refused => {
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

export interface ReadCsvOptions {
  readonly limits?: Partial<Limits>;
  /** Chosen by the user; overrides detection. */
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** Called about once per MiB with the share read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Rows beyond the limit that header detection may set aside: 20 above the headers, and the headers. */
const spareRows = 21;

/** Cells of a table with padded rows. A typical file of the maximum size has fewer than half of this. */
const maxPaddedCells = 20_000_000;

/** Maximum number of cells to reserve based on the beginning of the file alone. */
const maxRoom = 16 * 1024 * 1024;

/** Estimates the number of cells and rows, with a margin, from the first 64 KiB. */
const roomFor = (bytes: Uint8Array, from: number, delimiter: Delimiter) => {
  const sample = bytes.subarray(from, from + sampleBytes);
  const code = delimiter.charCodeAt(0);
  let cells = 0;
  let rows = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at];
    if (byte === lf || byte === cr) rows += 1;
    if (byte === code) cells += 1;
  }
  const times = ((bytes.length - from) / Math.max(1, sample.length)) * 1.1;
  const room = (count: number) => Math.min(maxRoom, Math.ceil(count * times) + 64);
  return { cells: room(cells + rows), rows: room(rows) };
};

/**
 * Reads a text file as a table (rules 4, Import flow): detects encoding and delimiter, then reads every cell exactly:
 * nothing is trimmed, and '00123' does not become a number. Blank rows are left out; short rows are padded.
 *
 * Modifies `bytes`: a UTF-8 file is not copied, and its doubled quotes are made single in place. To read a file again
 * with other options, load its bytes again.
 */
export const readCsv = (
  bytes: Uint8Array<ArrayBuffer>,
  options: ReadCsvOptions = {},
): ReadCsv | Refused => {
  const limits = { ...shipped, ...options.limits };
  const decoded = decodeText(bytes, options.encoding);
  const { bytes: text, encoding, isEncodingGuessed } = decoded;
  const refusal = refusedText(text, decoded.from);
  if (refusal !== undefined) return refusal;

  const sep = readSepLine(text, decoded.from);
  const from = sep?.next ?? decoded.from;
  const delimiter = options.delimiter ?? sep?.delimiter ?? findDelimiter(text, from);
  const notes: Notes = new Map();
  const index = indexCells({
    bytes: text,
    from,
    line: sep === undefined ? 1 : 2,
    delimiter,
    limits,
    spareRows,
    room: roomFor(text, from, delimiter),
    notes,
    onProgress: options.onProgress,
  });
  if ('type' in index) return index;
  if (index.rowCount === 0) return { type: 'refused', code: 'empty' };
  const spans = layOut({ index, notes, maxCells: maxPaddedCells });
  if ('type' in spans) return spans;
  const notices: readonly Notice[] = [...decoded.notices, ...noticesOf(notes)];
  return { table: { bytes: text, ...spans }, notices, encoding, isEncodingGuessed, delimiter };
};
