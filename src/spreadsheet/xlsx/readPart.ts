import type { Limits } from '../limits';
import { inflate, packedSlices, type Packed, type Watching } from './inflate';
import { Refusal } from './refusal';
import { isBomb, localHeaderSize, spanOf, type ZipDirectory, type ZipPart } from './zipDirectory';

const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Checksum of a zip entry, computed piece by piece: `crc32(second, crc32(first))`. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let crc = ~before;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
};

export interface PartReading extends Watching {
  readonly file: Blob;
  readonly directory: ZipDirectory;
  readonly limits: Limits;
  /** Bytes passed to the inflater at once. */
  readonly slice: number;
  /** Unpacked bytes of all parts so far. */
  unpacked: number;
}

/** The usual `slice`. */
export const inflateSlice = 32 * 1024;

const decoder = new TextDecoder();

/** Start of a part's data. Its local header must agree with the directory. */
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

const piecesOf = async (reading: PartReading, part: ZipPart) => {
  const { file, slice } = reading;
  const { name, packed, size, crc } = part;
  const start = await dataStart(reading, part);
  const all: Packed = { file, name, start, packed, size, crc, slice };
  return part.method === 0 ? stored(all, reading) : inflate(all, reading);
};

/**
 * Unpacks one part piece by piece. The output is checked against the declared size and the limits, and reading stops at
 * the first excess byte. A piece is valid until the next one is requested.
 */
export async function* readPart(
  reading: PartReading,
  part: ZipPart,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of await piecesOf(reading, part)) {
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

/** The text of a part, for short ones. */
export const partText = async (
  file: Blob,
  directory: ZipDirectory,
  part: ZipPart,
  limits: Limits,
): Promise<string> => {
  const slice = inflateSlice;
  const reading = { file, directory, limits, slice, onRead: () => undefined, unpacked: 0 };
  const pieces = new TextDecoder();
  let text = '';
  for await (const piece of readPart(reading, part)) text += pieces.decode(piece, { stream: true });
  return text;
};
