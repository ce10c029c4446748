import type { Limits } from '../limits';
import { inflateApart } from './apart/inflateApart';
import { isBomb, localHeaderSize } from './checkParts';
import { crc32 } from './crc32';
import { inflate, packedSlices } from './inflate';
import type { Packed, Watching } from './inflate';
import { Refusal } from './refusal';
import { spanOf } from './spanOf';
import type { ZipDirectory, ZipPart } from './zipDirectory';

export interface PartReading extends Watching {
  readonly file: Blob;
  readonly directory: ZipDirectory;
  readonly limits: Limits;
  /** Bytes handed to the inflater at once. */
  readonly slice: number;
  /** Unpacked bytes of all parts so far. */
  unpacked: number;
}

const decoder = new TextDecoder();

/** Where a part's bytes begin; its own header must agree with the directory's. */
const dataStart = async ({ file, directory }: PartReading, part: ZipPart): Promise<number> => {
  const fixed = await spanOf(file, part.offset, part.offset + localHeaderSize);
  const header = new DataView(fixed.buffer, fixed.byteOffset, fixed.byteLength);
  if (header.byteLength < localHeaderSize) throw new Refusal('truncated', { part: part.name });
  if (header.getUint32(0, true) !== 0x04034b50 || header.getUint16(8, true) !== part.method) {
    throw new Refusal('corrupt', { part: part.name });
  }
  if ((header.getUint16(6, true) & 0x2041) !== 0) throw new Refusal('encrypted');
  const nameStart = part.offset + localHeaderSize;
  const nameEnd = nameStart + header.getUint16(26, true);
  const name = decoder.decode(await spanOf(file, nameStart, nameEnd));
  if (name.replaceAll('\\', '/') !== part.name) throw new Refusal('corrupt', { part: part.name });
  const start = nameEnd + header.getUint16(28, true);
  if (start + part.packed > directory.start) throw new Refusal('truncated', { part: part.name });
  return start;
};

async function* stored(packed: Packed, watching: Watching): AsyncGenerator<Uint8Array> {
  let crc = 0;
  for await (const slice of packedSlices(packed, watching)) {
    crc = crc32(slice, crc);
    yield slice;
  }
  if (crc !== packed.crc) throw new Refusal('corrupt', { part: packed.name });
}

const piecesOf = async (reading: PartReading, part: ZipPart, isApart: boolean) => {
  const { file, slice } = reading;
  const { name, packed, size, crc } = part;
  const start = await dataStart(reading, part);
  const all: Packed = { file, name, start, packed, size, crc, slice };
  if (part.method === 0) return stored(all, reading);
  return (isApart ? inflateApart(all, reading) : undefined) ?? inflate(all, reading);
};

/**
 * Unpacks one part, piece by piece. What comes out is counted against what the directory said and against the
 * limits, and the stream is given up at the first byte too many. Pieces are good until the next one is asked for.
 * @param isApart a large one begins to be unpacked at once, in a worker of its own where there can be one
 */
export const readPart = (
  reading: PartReading,
  part: ZipPart,
  isApart = false,
): AsyncGenerator<Uint8Array, void> => {
  const begun = piecesOf(reading, part, isApart);
  // Told to whoever asks for the first piece.
  begun.catch(() => undefined);
  return counted(begun, reading, part);
};

async function* counted(
  begun: Promise<AsyncGenerator<Uint8Array>>,
  reading: PartReading,
  part: ZipPart,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of await begun) {
    size += piece.length;
    reading.unpacked += piece.length;
    if (
      size > part.size ||
      isBomb({ name: part.name, packed: part.packed, size }, reading.limits) ||
      reading.unpacked > reading.limits.declaredBytes
    ) {
      throw new Refusal('bomb', { part: part.name });
    }
    yield piece;
  }
  if (size !== part.size) throw new Refusal('corrupt', { part: part.name });
}
