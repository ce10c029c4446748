import { limits as defaults } from '../limits';
import type { Limits } from '../limits';
import type { RefusalCode } from '../types';
import { readPart } from './readPart';
import type { PartReading } from './readPart';
import { Refusal } from './refusal';
import { scanXml } from './scanXml';
import type { XmlHandlers } from './scanXml';
import { readDirectory } from './zipDirectory';
import type { ZipPart } from './zipDirectory';

export interface PartOptions {
  readonly limits?: Partial<Limits>;
  /** 0 to 1, by the bytes that were read. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Bytes handed to the inflater at once; for tests. */
  readonly slice?: number;
  /** Size of the next piece handed to the scanner; for tests. */
  readonly pieceSize?: () => number;
}

const inflateSlice = 32 * 1024;
interface Reader<Result> {
  readonly handlers: XmlHandlers;
  readonly done: () => Result;
}

/** What a damaged file looks like from within. */
const nonsense: ReadonlySet<RefusalCode> = new Set(['badXml', 'badReference', 'badStrings']);

const cutUp = (piece: Uint8Array, size: PartOptions['pieceSize']): Uint8Array[] => {
  if (size === undefined) return [piece];
  const cuts: Uint8Array[] = [];
  for (let at = 0; at < piece.length;) {
    const end = at + Math.max(1, size());
    cuts.push(piece.subarray(at, end));
    at = end;
  }
  return cuts;
};

/** Reads the parts of a packed file, each with a reader of its own, within the limits. */
export const partReader = async (file: Blob, options: PartOptions) => {
  const limits: Limits = { ...defaults, ...options.limits };
  const directory = await readDirectory(file, limits);
  let read = 0;
  let expected = 0;
  let told = 0;
  const reading: PartReading = {
    file,
    directory,
    limits,
    slice: options.slice ?? inflateSlice,
    signal: options.signal,
    unpacked: 0,
    onRead: (bytes) => {
      read += bytes;
      const share = expected === 0 ? 0 : Math.min(1, read / expected);
      if (share < told + 0.01) return;
      told = share;
      options.onProgress?.(share);
    },
  };

  /**
   * Reads a part to its end. Where its content makes no sense the rest is unpacked all the same: if the check sum is
   * wrong as well, the file was damaged, and that is what has to be said.
   */
  const scan = async <Result>(
    part: ZipPart | ReturnType<typeof readPart>,
    reader: Reader<Result>,
  ): Promise<Result> => {
    const scanner = scanXml(reader.handlers);
    let fault: Refusal | undefined;
    for await (const piece of 'name' in part ? readPart(reading, part) : part) {
      if (fault !== undefined) continue;
      try {
        for (const cut of cutUp(piece, options.pieceSize)) scanner.feed(cut);
      } catch (error) {
        if (!(error instanceof Refusal) || !nonsense.has(error.refused.code)) throw error;
        fault = error;
      }
    }
    if (fault !== undefined) throw fault;
    scanner.end();
    return reader.done();
  };

  return {
    limits,
    part: (name: string | undefined) => directory.parts.get(name ?? ''),
    scan,
    /** A part piece by piece, for whoever does not need all of it. */
    pieces: (part: ZipPart) => readPart(reading, part),
    /** Begins to unpack a part that is scanned later. */
    begin: (part: ZipPart) => readPart(reading, part, true),
    /** The parts that are going to be read from here on; progress is counted in them. */
    expect: (parts: readonly (ZipPart | undefined)[]) => {
      read = 0;
      expected = parts.reduce((sum, part) => sum + (part?.packed ?? 0), 0);
    },
  };
};

export type PartReader = Awaited<ReturnType<typeof partReader>>;
