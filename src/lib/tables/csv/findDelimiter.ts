import type { CellIndex } from '../cellIndex';
import type { Delimiter } from '../types';
import { indexCells } from './indexCells';

/** Possible delimiters of a text file, most likely first. */
export const csvDelimiters: readonly Delimiter[] = [',', ';', '\t', '|'];

const sampleBytes = 64 * 1024;

/** Larger than any sample. Not Infinity, which would make the engine use floating-point numbers in the loop. */
const plenty = 2 ** 30 - 1;
const noLimits = { rows: plenty, columns: plenty, cell: plenty };

/** Rows for this delimiter. It works on a copy, because reading changes the bytes (doubled quotes). */
const rowsWith = (bytes: Uint8Array, from: number, delimiter: Delimiter): CellIndex => {
  const isCut = bytes.length - from > sampleBytes;
  return indexCells({
    bytes: bytes.slice(from, from + sampleBytes),
    from: 0,
    line: 1,
    delimiter,
    limits: noLimits,
    isCut,
    notes: new Map(),
  });
};

/**
 * Scores a delimiter by the share of rows with the most common number of cells, by that number, and by whether the
 * first row, usually the headers, has it ('2,5' occurs below 'Price', not in it).
 */
const scoreOf = ({ firsts, rowCount }: CellIndex): number => {
  const rowsOf = new Map<number, number>();
  let firstWidth = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const width = (firsts[row + 1] as number) - (firsts[row] as number);
    if (row === 0) firstWidth = width;
    rowsOf.set(width, (rowsOf.get(width) ?? 0) + 1);
  }
  let best = 0;
  for (const [width, rows] of rowsOf) {
    const share = rows / rowCount;
    const score = share * share * Math.log2(width) * (width === firstWidth ? 1 : 0.5);
    best = Math.max(best, score);
  }
  return best;
};

/** The delimiter that splits the first 64 KiB most evenly; ',' for a single column. */
export const findDelimiter = (bytes: Uint8Array, from: number): Delimiter => {
  const sample = bytes.subarray(from, from + sampleBytes);
  const present = csvDelimiters.filter((delimiter) => sample.includes(delimiter.charCodeAt(0)));
  if (present.every((delimiter) => delimiter === ',')) return ',';
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of present) {
    const score = scoreOf(rowsWith(bytes, from, delimiter));
    if (score <= bestScore) continue;
    best = delimiter;
    bestScore = score;
  }
  return best;
};

/** Reads Excel's optional first line, 'sep=;'. Returns the delimiter, if supported, and the start of the next line. */
export const readSepLine = (
  bytes: Uint8Array,
  from: number,
): { readonly next: number; readonly delimiter: Delimiter | undefined } | undefined => {
  const head = String.fromCharCode(...bytes.subarray(from, from + 16));
  const match = /^("?)sep=(.)\1(\r\n|\r|\n|$)/i.exec(head);
  if (match === null) return undefined;
  return {
    next: from + match[0].length,
    delimiter: csvDelimiters.find((delimiter) => delimiter === match[2]),
  };
};
