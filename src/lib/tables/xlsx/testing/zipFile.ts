import { deflateSync, strToU8 } from 'fflate';
import { crc32 } from 'node:zlib';

/** A zip entry, with any false declaration that a test needs. */
export interface ZipFilePart {
  readonly name: string;
  readonly data: string | Uint8Array;
  /** Stored instead of deflated. */
  readonly isStored?: boolean;
  /** Bytes to write instead of the deflated data. */
  readonly packed?: Uint8Array;
  readonly flags?: number;
  readonly method?: number;
  /** Declared instead of the true value. */
  readonly size?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  /** Name in the local header only. */
  readonly localName?: string;
  /** Index of an earlier entry whose bytes this one refers to. */
  readonly sameAs?: number;
}

export interface ZipFileOptions {
  readonly comment?: string;
  /** Number of entries declared in the end record. */
  readonly count?: number;
  /** Sizes and offsets are only in the zip64 fields. */
  readonly isZip64?: boolean;
}

const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);

const wide = 0xffffffff;

const joined = (pieces: readonly Uint8Array[]) => {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

/** Writes a zip byte by byte, so that any field can be wrong. */
export const zipFile = (parts: readonly ZipFilePart[], options: ZipFileOptions = {}) => {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const offsets: number[] = [];
  let at = 0;
  const add = (piece: Uint8Array) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const part of parts) {
    const data = typeof part.data === 'string' ? strToU8(part.data) : part.data;
    const packed = part.packed ?? (part.isStored ? data : deflateSync(data));
    const name = strToU8(part.name);
    const common = (isWide: boolean) => [
      ...little(20, 2),
      ...little(part.flags ?? 0x0800, 2),
      ...little(part.method ?? (part.isStored ? 0 : 8), 2),
      ...little(0, 4),
      ...little(part.crc ?? crc32(data), 4),
      ...little(isWide ? wide : (part.packedSize ?? packed.length), 4),
      ...little(isWide ? wide : (part.size ?? data.length), 4),
    ];
    const offset = offsets[part.sameAs ?? -1] ?? at;
    offsets.push(offset);
    if (part.sameAs === undefined) {
      const localName = strToU8(part.localName ?? part.name);
      const header = [...common(false), ...little(localName.length, 2), ...little(0, 2)];
      add(Uint8Array.of(...little(0x04034b50, 4), ...header));
      add(localName);
      add(packed);
    }
    const isWide = options.isZip64 ?? false;
    const extra = isWide
      ? [data.length, packed.length, offset].flatMap((value) => little(value, 8))
      : [];
    const field = isWide ? [...little(1, 2), ...little(extra.length, 2), ...extra] : [];
    directory.push(
      Uint8Array.of(
        ...little(0x02014b50, 4),
        ...little(20, 2),
        ...common(isWide),
        ...little(name.length, 2),
        ...little(field.length, 2),
        ...little(0, 10),
        ...little(isWide ? wide : offset, 4),
        ...name,
        ...field,
      ),
    );
  }
  const start = at;
  directory.forEach(add);
  const size = at - start;
  const count = options.count ?? parts.length;
  if (options.isZip64) {
    const record = at;
    const body = [...little(45, 2), ...little(45, 2), ...little(0, 8)];
    const numbers = [count, count, size, start].flatMap((value) => little(value, 8));
    add(Uint8Array.of(...little(0x06064b50, 4), ...little(44, 8), ...body, ...numbers));
    add(Uint8Array.of(...little(0x07064b50, 4), ...little(0, 4), ...little(record, 8), 1, 0, 0, 0));
  }
  const shown = options.isZip64 ? 0xffff : count;
  const comment = strToU8(options.comment ?? '');
  add(
    Uint8Array.of(
      ...little(0x06054b50, 4),
      ...little(0, 4),
      ...little(shown, 2),
      ...little(shown, 2),
      ...little(options.isZip64 ? wide : size, 4),
      ...little(options.isZip64 ? wide : start, 4),
      ...little(comment.length, 2),
      ...comment,
    ),
  );
  return joined(pieces);
};
