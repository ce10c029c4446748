import { decodeSpan } from '../table';
import type { Delimiter } from '../types';

/** Kinds of bytes for the cell reader; everything else is text. */
export const kind = { text: 0, delimiter: 1, lf: 2, cr: 3, crlf: 4, quote: 5, end: 6 } as const;

export const quote = 0x22;
export const lf = 0x0a;
export const cr = 0x0d;

/** A lookup per byte is faster than four comparisons. */
export const kindsOf = (delimiter: Delimiter): Uint8Array => {
  const kinds = new Uint8Array(256);
  kinds[lf] = kind.lf;
  kinds[cr] = kind.cr;
  kinds[quote] = kind.quote;
  kinds[delimiter.charCodeAt(0)] = kind.delimiter;
  return kinds;
};

const space = 0x20;
const del = 0x7f;
const invisible = /^[\s\u200b-\u200d\u2060\ufeff]*$/u;

/** Whether the text from `start` to `end` is blank: spaces, control characters and zero-width characters only. */
export const isBlank = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte <= space) continue;
    return byte > del && invisible.test(decodeSpan(bytes, at, end));
  }
  return true;
};
