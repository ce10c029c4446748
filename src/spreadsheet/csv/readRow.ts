import { isWrapped } from '../plainCells';
import type { Refused } from '../types';
import type { IndexOptions } from './indexCells';
import { longer } from '../growing';
import { note, type Notes } from '../notes';
import { cr, isBlank, kind, kindsOf, lf, quote } from './kinds';

/** Result of `readQuoted`. One object is reused for every cell, since there may be millions. */
interface Quoted {
  /** Position of the closing quote; -1 if there is none. */
  close: number;
  hasDoubles: boolean;
  lineEnds: number;
  /** End of the cell's text, which starts after the opening quote; -1 if the opening quote is unclosed. */
  stop: number;
  /** End of the cell in the file: a delimiter, a line break or the end. */
  next: number;
  /** Whether there is text between the closing quote and the end of the cell. */
  hasTail: boolean;
}

const nothingQuoted = (): Quoted => ({
  close: -1,
  hasDoubles: false,
  lineEnds: 0,
  stop: -1,
  next: 0,
  hasTail: false,
});

/**
 * Finds the closing quote for the quote at `open`: the last of the next odd-length run of quotes. Therefore recovery
 * from an unclosed quote cannot become quadratic: between it and the end of the search there are only even-length runs,
 * which close themselves.
 */
const findClosing = (bytes: Uint8Array, open: number, end: number, found: Quoted) => {
  found.close = -1;
  found.hasDoubles = false;
  found.lineEnds = 0;
  for (let at = open + 1; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > quote) continue;
    if (byte === quote) {
      if (at + 1 === end || bytes[at + 1] !== quote) {
        found.close = at;
        return;
      }
      found.hasDoubles = true;
      at += 1;
    } else if (byte === lf || (byte === cr && bytes[at + 1] !== lf)) {
      found.lineEnds += 1;
    }
  }
};

/** Makes doubled quotes between `from` and `to` single, in place. Returns the new end, which is never later. */
export const undouble = (bytes: Uint8Array, from: number, to: number): number => {
  let write = from;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    bytes[write] = byte;
    write += 1;
    if (byte === quote) at += 1;
  }
  return write;
};

/** End of the text at `at`: a delimiter, a line break or the end. Quotes are text. */
const endOfText = (bytes: Uint8Array, kinds: Uint8Array, from: number, end: number): number => {
  for (let at = from; at < end; at += 1) {
    const of = kinds[bytes[at] ?? 0] ?? 0;
    if (of !== kind.text && of !== kind.quote) return at;
  }
  return end;
};

const quotesIn = (bytes: Uint8Array, from: number, end: number): number => {
  let quotes = 0;
  for (let at = from; at < end; at += 1) if (bytes[at] === quote) quotes += 1;
  return quotes;
};

/**
 * Reads the cell whose opening quote is at `open`. Makes doubled quotes single and appends text after the closing
 * quote, in place. The opening quote is unclosed if there is no other quote, or if the next one is on a later line with
 * text after it: that one opens a cell of its own.
 */
const readQuoted = (
  bytes: Uint8Array,
  kinds: Uint8Array,
  open: number,
  end: number,
  found: Quoted,
) => {
  findClosing(bytes, open, end, found);
  found.stop = -1;
  if (found.close < 0) return;
  const tail = found.close + 1;
  found.next = endOfText(bytes, kinds, tail, end);
  found.hasTail = found.next > tail && !isBlank(bytes, tail, found.next);
  if (found.hasTail && found.lineEnds > 0) return;
  found.stop = found.hasDoubles ? undouble(bytes, open + 1, found.close) : found.close;
  if (found.next === tail) return;
  bytes.copyWithin(found.stop, tail, found.next);
  found.stop += found.next - tail;
};

const firstOfFour = 0xf0;

/** Length of a UTF-8 span in UTF-16 units, like a string's `length`. */
const unitsIn = (bytes: Uint8Array, start: number, end: number): number => {
  let units = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    units += byte >= firstOfFour ? 2 : 1;
  }
  return units;
};

/** State of a file that is being read. `at`, `line`, `cells`, `mark` and the arrays advance with every row. */
export interface Reading {
  readonly bytes: Uint8Array;
  readonly end: number;
  readonly kinds: Uint8Array;
  /** Bytes above this value are always text; most bytes are classified by this comparison. */
  readonly top: number;
  readonly maxColumns: number;
  readonly maxUnits: number;
  readonly isCut: boolean;
  readonly notes: Notes;
  readonly found: Quoted;
  starts: Uint32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
  cells: number;
  at: number;
  line: number;
  /** Kind of the byte that ended the last row. */
  mark: number;
  /** Why reading stopped. */
  refusal: Refused | undefined;
}

export const startReading = (options: IndexOptions): Reading => {
  const { bytes, from, line, delimiter, limits, room, isCut = false, notes } = options;
  const roomForCells = Math.max(16, room.cells);
  return {
    bytes,
    end: bytes.length,
    kinds: kindsOf(delimiter),
    top: Math.max(quote, delimiter.charCodeAt(0)),
    maxColumns: limits.columns,
    maxUnits: limits.cell,
    isCut,
    notes,
    found: nothingQuoted(),
    starts: new Uint32Array(roomForCells),
    ends: new Uint32Array(roomForCells),
    cells: 0,
    at: from,
    line,
    mark: kind.lf,
    refusal: undefined,
  };
};

const refuse = (reading: Reading, code: Refused['code'], limit: number, line: number) => {
  reading.refusal = { type: 'refused', code, values: { line, limit } };
};

/**
 * Reads the cells of one row, up to the byte that ends it. It is a separate function, called once per row, because
 * JavaScript engines optimize such functions soonest. Values used for each byte are locals.
 */
export const readRow = (reading: Reading) => {
  const { bytes, end, kinds, top, maxColumns, maxUnits, isCut, notes, found } = reading;
  const { line: firstLine } = reading;
  const first = reading.cells;
  let { starts, ends, cells, at } = reading;
  let mark: number = kind.end;
  do {
    let start = at;
    // Fast path: nearly all cells have no quote.
    for (; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= top && kinds[byte] !== kind.text) break;
    }
    mark = at < end ? (kinds[bytes[at] ?? 0] ?? 0) : kind.end;
    let stop = at;
    if (mark === kind.quote) {
      if (at > start) {
        stop = -1;
      } else {
        readQuoted(bytes, kinds, start, end, found);
        ({ stop } = found);
        if (found.close < 0 && isCut) {
          // The quote may be closed in the part that was cut off, so this row is unknown.
          reading.at = end;
          reading.mark = kind.end;
          return;
        }
        if (stop < 0) {
          note(notes, 'unclosedQuote', reading.line);
        } else {
          if (found.hasTail) note(notes, 'strayQuote', reading.line);
          reading.line += found.lineEnds;
          start += 1;
          at = found.next;
        }
      }
      if (stop < 0) {
        stop = endOfText(bytes, kinds, at + 1, end);
        const strays = quotesIn(bytes, at + 1, stop) + (at > start ? 1 : 0);
        // ="00123" is how programs write a code; it is not an error.
        if (strays > 0 && !isWrapped(bytes, start, stop)) {
          note(notes, 'strayQuote', reading.line, strays);
        }
        at = stop;
      }
      mark = at < end ? (kinds[bytes[at] ?? 0] ?? 0) : kind.end;
    }
    if (stop - start > maxUnits && unitsIn(bytes, start, stop) > maxUnits) {
      refuse(reading, 'cellTooLarge', maxUnits, firstLine);
      return;
    }
    if (cells - first >= maxColumns) {
      refuse(reading, 'tooManyColumns', maxColumns, firstLine);
      return;
    }
    if (cells === starts.length) {
      starts = longer(starts, at / end);
      ends = longer(ends, at / end);
      reading.starts = starts;
      reading.ends = ends;
    }
    starts[cells] = start;
    ends[cells] = stop;
    cells += 1;
    at += 1;
  } while (mark === kind.delimiter);
  reading.cells = cells;
  reading.at = at;
  reading.mark = mark;
};
