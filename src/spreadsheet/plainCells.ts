import { decodeSpan, type Table } from './table';

// Protects against formulas: a text that a spreadsheet would run as a formula gets an apostrophe in every file we
// write, and loses it in every file we read. Numbers such as '-5' are not formulas.

/** Also the full-width characters of East Asian input. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

export const guarded = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

const apostrophe = 0x27;

/** Removes characters that other programs put around a text, in one pass over the first bytes of the cells. */
const equals = 0x3d;
const quote = 0x22;
const mostCells = 5;

/** Whether the cell is ="00123": programs write it so that Excel does not read a code as a number. */
export const isWrapped = (bytes: Uint8Array, start: number, end: number): boolean => {
  if (end - start < 4 || bytes[start] !== equals || bytes[start + 1] !== quote) return false;
  return bytes.subarray(start + 2, end).indexOf(quote) === end - start - 3;
};

interface Unwrapped {
  readonly count: number;
  /** Indexes in the table of the first few cells. */
  readonly cells: readonly number[];
}

/** Removes the apostrophes of our own files, and the formula around a text. */
export const plainCells = ({ bytes, starts, ends }: Table): Unwrapped => {
  const cells: number[] = [];
  let count = 0;
  for (let cell = 0; cell < starts.length; cell += 1) {
    const start = starts[cell] as number;
    const first = bytes[start];
    if (first !== apostrophe && first !== equals) continue;
    const end = ends[cell] as number;
    if (first === apostrophe) {
      if (formula.test(decodeSpan(bytes, start, end))) starts[cell] = start + 1;
    } else if (isWrapped(bytes, start, end)) {
      starts[cell] = start + 2;
      ends[cell] = end - 1;
      count += 1;
      if (cells.length < mostCells) cells.push(cell);
    }
  }
  return { count, cells };
};
