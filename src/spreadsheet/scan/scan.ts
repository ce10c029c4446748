/** Looks through text files, a part at a time: what scan.wat does, as its callers see it. */
import type { Delimiter } from '../types';
import { scanModule } from './scanModule';

/** Bytes of a part, and of each part of the module's memory. */
export const partBytes = 32_768;

/** Rows that were found, up to the next time; numbers are places in the file unless said otherwise. */
export interface Scanned {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** Of each row, how many cells there are up to its end. */
  readonly rowCells: Uint32Array<ArrayBuffer>;
  readonly rowEnds: Uint32Array<ArrayBuffer>;
  /** Of each row, how many line ends stand in its quotes. */
  readonly rowLineEnds: Uint32Array<ArrayBuffer>;
  /** Numbers of cells in whose text quotes are doubled. */
  readonly doubles: Uint32Array<ArrayBuffer>;
  /** How many of `doubles` are meant; whether the row behind those that were found is not simple. */
  readonly told: Uint32Array<ArrayBuffer>;
}

interface Scanner extends Scanned {
  readonly input: Uint8Array<ArrayBuffer>;
  /** Gives the number of rows. */
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
    // A policy or a browser without WebAssembly, or without its vectors: all rows are read byte by byte.
    return null;
  }
};

let known: Scanner | null | undefined;

const scannerHere = (): Scanner | null => {
  if (known === undefined) known = start();
  return known;
};

/** A file that is looked through; one at a time, since all use the same memory. */
export interface Scan {
  readonly found: Scanned;
  /**
   * Rows from `at` on, where a row begins: 0 where the one that stands there has to be read otherwise.
   * What is found with a part of the file stands until the next call.
   */
  readonly rowsFrom: (at: number) => number;
}

/** Null where this browser cannot. */
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
    // The part may end within the row: the next one begins with it.
    if (rows > 0 || at === from || by.told[1] === 1) return rows;
    load(at);
    return by.scan(0, to - from, from, code);
  };
  return { found: by, rowsFrom };
};
