import { limits as shipped, type Limits } from '../limits';
import { layOut, spareRows } from '../layOut';
import { noticesOf, type Notes } from '../notes';
import { decodeText, refusedText } from '../text/decodeText';
import {
  refused,
  type Delimiter,
  type Encoding,
  type Notice,
  type ReadCsv,
  type Refused,
} from '../types';
import { findDelimiter, readSepLine, sampleBytes } from './findDelimiter';
import { indexCells } from './indexCells';
import { cr, lf } from './kinds';

export interface ReadCsvOptions {
  readonly limits?: Partial<Limits> | undefined;
  /** Chosen by the user; overrides detection. */
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** Called about once per MiB with the share read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

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
  if (index.rowCount === 0) return refused('empty');
  const spans = layOut({ index, notes, maxCells: maxPaddedCells });
  if ('type' in spans) return spans;
  const notices: readonly Notice[] = [...decoded.notices, ...noticesOf(notes)];
  return { table: { bytes: text, ...spans }, notices, encoding, isEncodingGuessed, delimiter };
};
