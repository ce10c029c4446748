import { isBlank } from './blank';
import { cr, kind, lf, quote } from './kinds';

/** Result of `readQuoted`. One object is reused for every cell, since there may be millions. */
export interface Quoted {
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

export const nothingQuoted = (): Quoted => ({
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
export const endOfText = (
  bytes: Uint8Array,
  kinds: Uint8Array,
  from: number,
  end: number,
): number => {
  for (let at = from; at < end; at += 1) {
    const of = kinds[bytes[at] ?? 0] ?? 0;
    if (of !== kind.text && of !== kind.quote) return at;
  }
  return end;
};

export const quotesIn = (bytes: Uint8Array, from: number, end: number): number => {
  let quotes = 0;
  for (let at = from; at < end; at += 1) if (bytes[at] === quote) quotes += 1;
  return quotes;
};

/**
 * Reads the cell whose opening quote is at `open`. Makes doubled quotes single and appends text after the closing
 * quote, in place. The opening quote is unclosed if there is no other quote, or if the next one is on a later line with
 * text after it: that one opens a cell of its own.
 */
export const readQuoted = (
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
