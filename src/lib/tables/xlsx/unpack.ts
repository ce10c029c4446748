import { limits } from '../limits';
import { FileRefusal } from '../refusal';
import { isBomb, localHeaderSize, zipSpanOf, type Zip, type ZipPart } from './openZip';

export interface UnpackOptions {
  /** Bytes passed to the inflater at once: 1 KiB can unpack to 1 MiB, and all of it must fit in memory. */
  readonly slice?: number;
}

const decoder = new TextDecoder();

/** Start of a part's data. Its local header must agree with the directory. */
const dataStart = async ({ file, start: end }: Zip, part: ZipPart): Promise<number> => {
  const fixed = await zipSpanOf(file, part.offset, part.offset + localHeaderSize);
  const header = new DataView(fixed.buffer, fixed.byteOffset, fixed.byteLength);
  if (header.byteLength < localHeaderSize) throw new FileRefusal('truncated');
  if (header.getUint32(0, true) !== 0x04034b50 || header.getUint16(8, true) !== part.method) {
    throw new FileRefusal('corrupt');
  }
  if ((header.getUint16(6, true) & 0x2041) !== 0) throw new FileRefusal('encrypted');
  const nameStart = part.offset + localHeaderSize;
  const nameEnd = nameStart + header.getUint16(26, true);
  const name = decoder.decode(await zipSpanOf(file, nameStart, nameEnd));
  if (name.replaceAll('\\', '/') !== part.name) throw new FileRefusal('corrupt');
  const start = nameEnd + header.getUint16(28, true);
  if (start + part.packed > end) throw new FileRefusal('truncated');
  return start;
};

/** The packed bytes of a part, in slices. */
async function* packedSlices(file: Blob, start: number, end: number, size: number) {
  const load = (from: number) => {
    const block = zipSpanOf(file, from, end, 1);
    // A reader that stopped early does not need the error.
    block.catch(() => undefined);
    return block;
  };
  let coming = load(start);
  for (let from = start; from < end;) {
    const block = await coming;
    if (block.length === 0) throw new FileRefusal('truncated');
    from += block.length;
    // Reads the next block while this one is unpacked.
    if (from < end) coming = load(from);
    for (let at = 0; at < block.length; at += size) yield block.subarray(at, at + size);
  }
}

const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** Header of a block of bytes that are stored, not deflated. */
const storedHeader = (length: number, isLast = false) =>
  Uint8Array.of(isLast ? 1 : 0, length, length >> 8, ~length, ~length >> 8);

/** The part in gzip format, so that the native inflater verifies its checksum and size. */
async function* gzipOf(zip: Zip, part: ZipPart, slice: number) {
  const start = await dataStart(zip, part);
  const isStored = part.method === 0;
  yield gzipHeader;
  for await (const bytes of packedSlices(zip.file, start, start + part.packed, slice)) {
    if (isStored) yield storedHeader(bytes.length);
    yield bytes;
  }
  if (isStored) yield storedHeader(0, true);
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, part.crc, true);
  trailer.setUint32(4, part.size, true);
  yield new Uint8Array(trailer.buffer);
}

/** Inflates gzip natively, piece by piece. */
async function* inflate(gzip: AsyncGenerator<Uint8Array<ArrayBuffer>, void>) {
  let fault: unknown;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const next = await gzip.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      } catch (error) {
        fault = error;
        throw error;
      }
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // Every error that does not come from reading the file is the inflater's, about its content.
    throw fault instanceof Error ? fault : new FileRefusal('corrupt');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Unpacks one part piece by piece. The output is checked against the declared size and the limits, and reading stops at
 * the first excess byte. A piece is valid until the next one is requested.
 * @throws {FileRefusal} for invalid content; {DOMException} if the file is no longer readable
 */
export async function* unpack(
  zip: Zip,
  part: ZipPart,
  { slice = 32 * 1024 }: UnpackOptions = {},
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const piece of inflate(gzipOf(zip, part, slice))) {
    size += piece.length;
    zip.unpacked += piece.length;
    if (size > part.size || isBomb({ ...part, size }) || zip.unpacked > limits.declaredBytes) {
      throw new FileRefusal('bomb');
    }
    yield piece;
  }
  if (size !== part.size) throw new FileRefusal('corrupt');
}
