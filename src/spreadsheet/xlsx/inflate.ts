import { Refusal } from './refusal';
import { spanOf } from './zipDirectory';

/** The packed bytes of a part, as its header and the directory describe them. */
export interface Packed {
  readonly file: Blob;
  readonly name: string;
  /** Start and length of its bytes. */
  readonly start: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** Bytes passed to the inflater at once: 1 KiB can unpack to 1 MiB, and all of it must fit in memory. */
  readonly slice: number;
}

export interface Watching {
  /** Called with the number of packed bytes read since the last call. */
  readonly onRead: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export async function* packedSlices(
  { file, name, start, packed, slice: size }: Packed,
  { onRead, signal }: Watching,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const end = start + packed;
  const ask = (from: number) => {
    const asked = spanOf(file, from, end, 1);
    // A reader that stopped early does not need the error.
    asked.catch(() => undefined);
    return asked;
  };
  let coming = ask(start);
  for (let from = start; from < end;) {
    const block = await coming;
    if (block.length === 0) throw new Refusal('truncated', { part: name });
    from += block.length;
    // Reads the next slice while this one is unpacked.
    if (from < end) coming = ask(from);
    for (let at = 0; at < block.length; at += size) {
      signal?.throwIfAborted();
      const slice = block.subarray(at, at + size);
      onRead(slice.length);
      yield slice;
    }
  }
}

const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** Checksum and size in gzip format, so that the native inflater verifies both. */
const gzipTrailer = ({ crc, size }: Packed) => {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc, true);
  trailer.setUint32(4, size, true);
  return new Uint8Array(trailer.buffer);
};

/** @throws {Refusal} for invalid content; {DOMException} if the file is no longer readable */
export async function* inflate(
  packed: Packed,
  watching: Watching,
): AsyncGenerator<Uint8Array, void> {
  const inflater = new DecompressionStream('gzip');
  const writer = inflater.writable.getWriter();
  const reader = inflater.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  let fault: unknown;
  const feed = async () => {
    await writer.write(gzipHeader);
    for await (const slice of packedSlices(packed, watching)) await writer.write(slice);
    await writer.write(gzipTrailer(packed));
    await writer.close();
  };
  const feeding = feed().catch(async (error: unknown) => {
    fault ??= error;
    // Otherwise the reader would wait for data that never comes.
    await writer.abort(error).catch(() => undefined);
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await feeding;
  } catch (error) {
    fault ??= error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (fault === undefined) return;
  watching.signal?.throwIfAborted();
  // A Refusal or DOMException comes from reading the file; every other error is the inflater's, about its content.
  if (fault instanceof Refusal || fault instanceof DOMException) throw fault;
  throw new Refusal('corrupt', { part: packed.name });
}
