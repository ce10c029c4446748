import { limits as defaults, type Limits } from '../limits';
import type { RefusalCode } from '../types';
import { inflateSlice, readPart, type PartReading } from './readPart';
import { Refusal } from './refusal';
import { scanXml, type XmlHandlers } from './scanXml';
import { readDirectory, type ZipPart } from './zipDirectory';

export interface PartOptions {
  readonly limits?: Partial<Limits> | undefined;
  /** From 0 to 1, by bytes read. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Bytes passed to the inflater at once; for tests. */
  readonly slice?: number;
  /** Size of the next piece for the scanner; for tests. */
  readonly pieceSize?: () => number;
}

interface Reader<Result> {
  readonly handlers: XmlHandlers;
  readonly done: () => Result;
}

/** Errors that a damaged file may cause in the scanner. */
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

/** Reads the parts of a zip within the limits, each with its own handler. */
export const partReader = async (file: Blob, options: PartOptions) => {
  const limits: Limits = { ...defaults, ...options.limits };
  const directory = await readDirectory(file, limits);
  let read = 0;
  let expected = 0;
  const reading: PartReading = {
    file,
    directory,
    limits,
    slice: options.slice ?? inflateSlice,
    signal: options.signal,
    unpacked: 0,
    onRead: (bytes) => {
      read += bytes;
      if (expected > 0) options.onProgress?.(Math.min(1, read / expected));
    },
  };

  /**
   * Reads a part to its end. If its content is invalid, the rest is still unpacked: if the checksum is wrong, too, the
   * file is damaged, and that is the error to report.
   */
  const scan = async <Result>(part: ZipPart, reader: Reader<Result>): Promise<Result> => {
    const scanner = scanXml(reader.handlers);
    let fault: Refusal | undefined;
    for await (const piece of readPart(reading, part)) {
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
    /** Reads a part piece by piece, for callers that do not need all of it. */
    pieces: (part: ZipPart) => readPart(reading, part),
    /** Sets the parts that will be read, as the basis for progress. */
    expect: (parts: readonly (ZipPart | undefined)[]) => {
      read = 0;
      expected = parts.reduce((sum, part) => sum + (part?.packed ?? 0), 0);
    },
  };
};

export type PartReader = Awaited<ReturnType<typeof partReader>>;
