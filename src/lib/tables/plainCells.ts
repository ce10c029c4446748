import { isGuarded } from '../text/csv';
import { decodeSpan, type Table } from './table';

// Protects against formulas: a text that a spreadsheet would run as a formula gets an apostrophe in every file we
// write (`guarded`), and loses it in every file we read, as do numbers that other programs keep as texts by one.

export const apostrophe = 0x27;
export const equals = 0x3d;
const quote = 0x22;
const mostCells = 5;

/** Whether the cell is ="00123": programs write it so that Excel does not read a code as a number. */
export const isWrapped = (bytes: Uint8Array, start: number, end: number): boolean => {
  if (end - start < 4 || bytes[start] !== equals || bytes[start + 1] !== quote) return false;
  return bytes.subarray(start + 2, end).indexOf(quote) === end - start - 3;
};

/** Removes what programs put around the texts of a table's cells. */
export const unwrapper = ({ bytes, starts, ends }: Table) => {
  /** How many cells were formulas around a text, and the indexes of the first few. */
  const wrapped = { count: 0, cells: [] as number[] };
  /** Removes the apostrophe of our own files, or the formula, from a cell that begins with either. */
  const unwrap = (cell: number): void => {
    const start = starts[cell] as number;
    const end = ends[cell] as number;
    if (bytes[start] === apostrophe) {
      if (isGuarded(decodeSpan(bytes, start, end))) starts[cell] = start + 1;
    } else if (isWrapped(bytes, start, end)) {
      starts[cell] = start + 2;
      ends[cell] = end - 1;
      wrapped.count += 1;
      if (wrapped.cells.length < mostCells) wrapped.cells.push(cell);
    }
  };
  return { unwrap, wrapped };
};
