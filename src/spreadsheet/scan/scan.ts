/** Scans text files in parts: the JavaScript interface of scan.wat. */
import type { Delimiter } from '../types';
import { scanModule } from './scanModule';

/** Bytes per part, and of each section of the module's memory. */
export const partBytes = 32_768;

/** Rows that were found; valid until the next scan. Numbers are positions in the file unless stated otherwise. */
export interface Scanned {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** For each row, the number of cells up to its end. */
  readonly rowCells: Uint32Array<ArrayBuffer>;
  readonly rowEnds: Uint32Array<ArrayBuffer>;
  /** For each row, the number of line breaks in its quotes. */
  readonly rowLineEnds: Uint32Array<ArrayBuffer>;
  /** Indexes of cells with doubled quotes in their text. */
  readonly doubles: Uint32Array<ArrayBuffer>;
  /** The number of valid `doubles`, and whether the row after the found ones is not simple. */
  readonly told: Uint32Array<ArrayBuffer>;
}

interface Scanner extends Scanned {
  readonly input: Uint8Array<ArrayBuffer>;
  /** Returns the number of rows. */
  readonly scan: (from: number, length: number, base: number, delimiter: number) => number;
}

const start = (): Scanner | null => {
  try {
    const bytes = Uint8Array.from(atob(scanModule), (letter) => letter.charCodeAt(0));
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    const { buffer } = exports.memory as WebAssembly.Memory;
    const numbers = (part: number, count: number) =>
      new Uint32Array(buffer, part * partBytes, count);
    return {
      scan: exports.scan as Scanner['scan'],
      input: new Uint8Array(buffer, 0, partBytes),
      starts: numbers(1, partBytes),
      ends: numbers(5, partBytes),
      rowCells: numbers(9, partBytes),
      rowEnds: numbers(13, partBytes),
      rowLineEnds: numbers(17, partBytes),
      doubles: numbers(21, partBytes / 4),
      told: numbers(22, 2),
    };
  } catch {
    // WebAssembly or its SIMD instructions are unavailable or forbidden by policy: all rows are read byte by byte.
    return null;
  }
};

let known: Scanner | null | undefined;

const scannerHere = (): Scanner | null => {
  if (known === undefined) known = start();
  return known;
};

/** A file that is being scanned. Only one at a time, since all use the same memory. */
export interface Scan {
  readonly found: Scanned;
  /**
   * Number of simple rows at `at`, which must be the start of a row; 0 if the row there must be read in another way.
   * The result is valid until the next call.
   */
  readonly rowsFrom: (at: number) => number;
}

/** Null if this browser cannot scan. */
export const startScan = (bytes: Uint8Array, delimiter: Delimiter): Scan | null => {
  const by = scannerHere();
  if (by === null) return null;
  const code = delimiter.charCodeAt(0);
  let from = 0;
  let to = 0;
  const load = (at: number) => {
    from = at;
    to = Math.min(bytes.length, at + partBytes);
    by.input.set(bytes.subarray(from, to));
  };
  const rowsFrom = (at: number): number => {
    const isHere = at >= from && at < to;
    if (!isHere) load(at);
    const rows = by.scan(at - from, to - from, from, code);
    // The part may end within a row; the next part starts with that row.
    if (rows > 0 || at === from || by.told[1] === 1) return rows;
    load(at);
    return by.scan(0, to - from, from, code);
  };
  return { found: by, rowsFrom };
};
