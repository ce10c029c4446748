import { note, type FileNotes } from '../notes';
import { isWrapped } from '../plainCells';
import { decodeSpan } from '../table';
import type { Delimiter } from '../types';

export const quote = 0x22;
export const lf = 0x0a;
export const cr = 0x0d;

/** Kinds of bytes. Ends of rows come last. */
export const textKind = 0;
const quoteKind = 1;
export const delimiterKind = 2;
const lfKind = 3;
export const crKind = 4;

const space = 0x20;
const del = 0x7f;

/** A lookup per byte is faster than four comparisons. */
export const kindsOf = (delimiter: Delimiter): Uint8Array => {
  const kinds = new Uint8Array(256);
  kinds[quote] = quoteKind;
  kinds[delimiter.charCodeAt(0)] = delimiterKind;
  kinds[lf] = lfKind;
  kinds[cr] = crKind;
  return kinds;
};

const invisible = /^[\s\u200b-\u200d\u2060\ufeff]*$/u;

/** Whether the text from `start` to `end` is blank: spaces, control characters and zero-width characters only. */
export const isBlankCell = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte <= space) continue;
    return byte > del && invisible.test(decodeSpan(bytes, at, end));
  }
  return true;
};

/** What reading cells with quotes needs and finds. One object is reused for all cells, since there may be millions. */
export interface QuotedReading {
  readonly bytes: Uint8Array;
  readonly kinds: Uint8Array;
  /** The bytes are only the beginning of a file. */
  readonly isCut: boolean;
  readonly notes: FileNotes;
  /** The text of the last cell that was read. */
  start: number;
  stop: number;
  /** End of that cell in the file: a delimiter, a line break or the end. */
  next: number;
  lineEnds: number;
}

/** Makes doubled quotes between `from` and `to` single, in place. Returns the new end, which is never later. */
const undouble = (bytes: Uint8Array, from: number, to: number): number => {
  let write = from;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    bytes[write] = byte;
    write += 1;
    if (byte === quote) at += 1;
  }
  return write;
};

/** End of the text at `at`: a delimiter, a line break or the end. Quotes are text. */
const endOfText = (bytes: Uint8Array, kinds: Uint8Array, from: number, end: number): number => {
  let at = from;
  while (at < end && (kinds[bytes[at] as number] as number) < delimiterKind) at += 1;
  return at;
};

/**
 * Reads the cell that a quote at `open` begins, in place; false if the quote is unclosed. It is closed by the last of
 * the next odd-length run of quotes. Therefore recovery from an unclosed quote cannot become quadratic: between it and
 * the end of the search there are only even-length runs, which close themselves. If text follows the closing quote, it
 * belongs to the cell, but after a line break that quote opens another cell instead.
 */
const readClosed = (reading: QuotedReading, open: number, line: number): boolean => {
  const { bytes, kinds, isCut, notes } = reading;
  const end = bytes.length;
  let hasDoubles = false;
  let close = open + 1;
  reading.lineEnds = 0;
  for (; close < end; close += 1) {
    const byte = bytes[close] as number;
    if (byte > quote) continue;
    if (byte === quote) {
      if (close + 1 === end || bytes[close + 1] !== quote) break;
      hasDoubles = true;
      close += 1;
    } else if (byte === lf || (byte === cr && bytes[close + 1] !== lf)) reading.lineEnds += 1;
  }
  if (close >= end) {
    // It may be closed in the part of the file that was cut off: then the rest is unknown.
    if (isCut) reading.next = end;
    return isCut;
  }
  const tail = close + 1;
  const next = endOfText(bytes, kinds, tail, end);
  if (next > tail && !isBlankCell(bytes, tail, next)) {
    if (reading.lineEnds > 0) return false;
    note(notes, 'strayQuote', line);
  }
  reading.start = open + 1;
  reading.stop = hasDoubles ? undouble(bytes, open + 1, close) : close;
  reading.next = next;
  if (next > tail) {
    bytes.copyWithin(reading.stop, tail, next);
    reading.stop += next - tail;
  }
  return true;
};

/** Reads the cell from `start` whose first quote is at `at`. Modifies the bytes and notes what it had to guess. */
export const readQuoted = (
  reading: QuotedReading,
  start: number,
  at: number,
  line: number,
): void => {
  const { bytes, kinds, notes } = reading;
  if (at === start) {
    if (readClosed(reading, at, line)) return;
    note(notes, 'unclosedQuote', line);
  }
  const stop = endOfText(bytes, kinds, at + 1, bytes.length);
  let strays = at > start ? 1 : 0;
  for (let next = at + 1; next < stop; next += 1) if (bytes[next] === quote) strays += 1;
  // ="00123" is how programs write a code; it is not an error.
  if (strays > 0 && !isWrapped(bytes, start, stop)) note(notes, 'strayQuote', line, strays);
  reading.start = start;
  reading.stop = stop;
  reading.next = stop;
  reading.lineEnds = 0;
};
