import { isWrapped } from '../plainCells';
import type { Refused } from '../types';
import type { IndexOptions } from './indexCells';
import { kind, kindsOf, quote } from './kinds';
import { longer } from './longer';
import { note, type Notes } from './notes';
import { endOfText, nothingQuoted, quotesIn, readQuoted, type Quoted } from './quotedCell';

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
