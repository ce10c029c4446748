import { isBlank } from './blank';
import { cr, kind, lf, quote } from './kinds';

/** What `readQuoted` found; one object is used again for every cell, since there may be millions of them. */
export interface Quoted {
  /** Place of the closing quote; -1 where there is none up to the end. */
  close: number;
  hasDoubles: boolean;
  lineEnds: number;
  /** End of the cell's text, which begins behind the opening quote; -1 where that quote closes nothing. */
  stop: number;
  /** Where the cell ends in the file: at a delimiter, a line end, or the end. */
  next: number;
  /** Whether text stands between the closing quote and there. */
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
 * Looks for the quote that closes the one at `open`: the last of the next odd number of quotes in a row. That is why
 * recovering from an opening quote that closes nothing cannot become quadratic: between it and where the search ended
 * there are only even numbers of quotes, which close themselves at once.
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

/** Makes one quote of two between `from` and `to`, where they stand; gives the new end, which is never further. */
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

/** Where the text that begins at `at` ends: at a delimiter, a line end, or the end; quotes are text. */
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
 * Reads the cell whose opening quote stands at `open`: doubled quotes are made single and what follows the closing
 * quote is put behind the text, where they stand. An opening quote closes nothing where there is no other up to the
 * end, or where that one is lines below and has text behind it: then it opens a cell itself.
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
