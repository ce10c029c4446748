import { endRow, reserve, spareRows, startIndex, type CellIndex } from '../cellIndex';
import type { Limits } from '../limits';
import { note, type FileNotes } from '../notes';
import { FileRefusal } from '../refusal';
import { unitsIn } from '../table';
import type { Delimiter } from '../types';
import {
  isBlankCell,
  crKind,
  delimiterKind,
  textKind,
  kindsOf,
  lf,
  quote,
  readQuoted,
  type QuotedReading,
} from './quotedCell';

export interface IndexOptions {
  /** UTF-8. Doubled quotes are made single in place, so the caller cannot read the bytes again. */
  readonly bytes: Uint8Array;
  readonly from: number;
  /** Number of the line at `from`, from 1. */
  readonly line: number;
  readonly delimiter: Delimiter;
  readonly limits: Pick<Limits, 'rows' | 'columns' | 'cell'>;
  /** The bytes are only the beginning of a file: the last row is ignored. */
  readonly isCut?: boolean;
  readonly notes: FileNotes;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Bytes that are read in one call. So few, because engines optimize a function for its next call. Between the calls,
 * not in the loop, arrays grow and progress is reported: rare branches in a loop make an engine optimize it once more.
 */
export const partBytes = 8 * 1024;
const progressBytes = 1024 * 1024;
const space = 0x20;
const del = 0x7f;
/** Kinds of line breaks, in addition to those of bytes. */
const crlfKind = 5;
const endKind = 6;

/** The state between two parts of a file. */
interface Reading extends QuotedReading {
  /** Bytes above this value are always text; most bytes are classified by this comparison. */
  readonly top: number;
  readonly limits: IndexOptions['limits'];
  readonly maxRows: number;
  readonly index: CellIndex;
  at: number;
  line: number;
  lineEnd: number;
  /** Rows beyond the limit, which are only counted. */
  beyond: number;
}

const refuseWide = ({ limits }: Reading, width: number, line: number) => {
  if (width > limits.columns)
    throw new FileRefusal('tooManyColumns', { line, limit: limits.columns });
};

const noteLineEnd = (reading: Reading, lineEnd: number, line: number) => {
  if (reading.lineEnd === endKind) reading.lineEnd = lineEnd;
  else note(reading.notes, 'mixedLineEnds', line);
};

/** Whether the row is kept: not blank, within the limits. Its cells are those from `first` to `next`. */
const isKept = (reading: Reading, first: number, next: number, line: number, at: number) => {
  const { bytes, index, limits, maxRows, notes } = reading;
  const { starts, ends } = index;
  refuseWide(reading, next - first, line);
  let start = starts[first] as number;
  let end = ends[first] as number;
  const byte = start < end ? (bytes[start] as number) : 0;
  let hasText = byte > space && byte < del;
  const mayBeLarge = at - start > limits.cell;
  for (let cell = first; cell < next && (mayBeLarge || !hasText); cell += 1) {
    start = starts[cell] as number;
    end = ends[cell] as number;
    if (end - start > limits.cell && unitsIn(bytes, start, end) > limits.cell) {
      throw new FileRefusal('cellTooLarge', { line, limit: limits.cell });
    }
    hasText ||= !isBlankCell(bytes, start, end);
  }
  if (!hasText) note(notes, 'blankRows', line);
  else if (index.rowCount < maxRows) return true;
  else reading.beyond += 1;
  return false;
};

/** Reads the rows that start before `until`. Everything that is used for each byte or cell is a local. */
const readRows = (reading: Reading, until: number): void => {
  const { bytes, kinds, top, isCut, index } = reading;
  const end = bytes.length;
  let { starts, ends } = index;
  let { at, line } = reading;
  let cells = index.firsts[index.rowCount] as number;

  while (at < until) {
    const first = cells;
    const firstLine = line;
    let mark = endKind;
    do {
      let start = at;
      let byte = 0;
      for (; at < end; at += 1) {
        byte = bytes[at] as number;
        if (byte <= top && kinds[byte] !== textKind) break;
      }
      let stop = at;
      if (byte === quote) {
        let close = at === start ? at + 1 : end;
        for (; close < end; close += 1) {
          byte = bytes[close] as number;
          if (byte <= quote && kinds[byte] !== textKind && kinds[byte] !== delimiterKind) break;
        }
        const after = byte === quote ? close + 1 : end;
        if (after < end && (kinds[bytes[after] as number] as number) >= delimiterKind) {
          start += 1;
          stop = close;
          at = after;
        } else {
          readQuoted(reading, start, at, line);
          ({ start, stop, next: at } = reading);
          line += reading.lineEnds;
        }
      }
      if (cells === starts.length) {
        refuseWide(reading, cells - first, firstLine);
        reserve(index, 2 * (cells - first), 1);
        ({ starts, ends } = index);
      }
      starts[cells] = start;
      ends[cells] = stop;
      cells += 1;
      mark = at < end ? (kinds[bytes[at] as number] as number) : endKind;
      at += 1;
    } while (mark === delimiterKind);

    // The rest of this row was cut off.
    if (isCut && mark === endKind) break;
    if (mark === crKind && at < end && bytes[at] === lf) {
      mark = crlfKind;
      at += 1;
    }
    if (mark !== reading.lineEnd && mark !== endKind) noteLineEnd(reading, mark, line);
    line += 1;
    if (isKept(reading, first, cells, firstLine, at)) endRow(index, cells, firstLine);
    else cells = first;
  }
  reading.at = at;
  reading.line = line;
};

/**
 * Finds every cell in one pass (RFC 4180, lenient). CR, LF and CRLF end a row. A quote inside a cell is text. Text
 * after a closing quote belongs to the same cell. An unclosed quote is text, and the rows after it stay rows. The time
 * is linear in the file size for any content.
 */
export const indexCells = (options: IndexOptions): CellIndex => {
  const { bytes, from, delimiter, limits, notes, onProgress } = options;
  const index = startIndex();
  const reading: Reading = {
    bytes,
    kinds: kindsOf(delimiter),
    top: Math.max(quote, delimiter.charCodeAt(0)),
    limits,
    maxRows: limits.rows + spareRows,
    isCut: options.isCut ?? false,
    notes,
    index,
    start: 0,
    stop: 0,
    next: 0,
    lineEnds: 0,
    at: from,
    line: options.line,
    lineEnd: endKind,
    beyond: 0,
  };
  let nextProgress = from + progressBytes;
  while (reading.at < bytes.length) {
    const share = reading.at / bytes.length;
    reserve(index, partBytes, partBytes, share);
    if (reading.at >= nextProgress) {
      nextProgress += progressBytes;
      onProgress?.(share);
    }
    readRows(reading, Math.min(bytes.length, reading.at + partBytes));
  }
  if (reading.beyond > 0) {
    // One of them is the header row.
    const count = reading.maxRows + reading.beyond - 1;
    throw new FileRefusal('tooManyRows', { limit: limits.rows, count });
  }
  return index;
};
