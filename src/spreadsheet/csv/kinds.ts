import type { Delimiter } from '../types';

/** What a byte means to the reader of cells; everything else is text. */
export const kind = { text: 0, delimiter: 1, lf: 2, cr: 3, crlf: 4, quote: 5, end: 6 } as const;

export const quote = 0x22;
export const lf = 0x0a;
export const cr = 0x0d;

/** Looked up once a byte: quicker than comparing it with four others. */
export const kindsOf = (delimiter: Delimiter): Uint8Array => {
  const kinds = new Uint8Array(256);
  kinds[lf] = kind.lf;
  kinds[cr] = kind.cr;
  kinds[quote] = kind.quote;
  kinds[delimiter.charCodeAt(0)] = kind.delimiter;
  return kinds;
};
