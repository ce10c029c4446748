import { limits } from '../limits';
import { FileRefusal } from '../refusal';

export const localHeaderSize = 30;

/**
 * Sheets are exempt from the ratio: their rows are read in pieces into bounded memory, and a sheet of equal rows
 * compresses like a zip bomb. Only their size is limited.
 */
const isSheet = /(^|\/)worksheets\/[^/]+\.xml$/i;

/** Whether the compression ratio is higher than that of any table. Small parts may have any ratio. */
export const isBomb = (part: Pick<ZipPart, 'name' | 'packed' | 'size'>) =>
  part.size > limits.partBytes ||
  (!isSheet.test(part.name) &&
    part.size > limits.ratioFromBytes &&
    part.size > part.packed * limits.ratio);

const checkPart = (part: ZipPart) => {
  if (part.isEncrypted) throw new FileRefusal('encrypted');
  if (part.method !== 0 && part.method !== 8) throw new FileRefusal('corrupt');
  if (part.method === 0 && part.packed !== part.size) throw new FileRefusal('corrupt');
  if (isBomb(part)) throw new FileRefusal('bomb');
};

/**
 * Checks the directory before unpacking: number of parts, sizes within the limits, no overlaps. Overlapping parts are
 * how a small file unpacks to a huge one.
 */
const checkParts = ({ parts, start }: Zip) => {
  let total = 0;
  for (const part of parts.values()) {
    checkPart(part);
    total += part.size;
    if (total > limits.declaredBytes) throw new FileRefusal('bomb');
  }
  const inOrder = [...parts.values()].sort((one, other) => one.offset - other.offset);
  inOrder.forEach((part, index) => {
    const end = part.offset + localHeaderSize + part.packed;
    if (end > start) throw new FileRefusal('truncated');
    const next = inOrder[index + 1];
    if (next !== undefined && end > next.offset) throw new FileRefusal('corrupt');
  });
};

/** Size of the blocks in which a file is read: each read takes a browser a millisecond or more. */
const blockBytes = 1024 * 1024;

interface Block {
  readonly from: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The last two blocks of each file: its directory, and the current position. */
const kept = new WeakMap<Blob, readonly Block[]>();

const loaded = async (file: Blob, from: number, least: number): Promise<Block> => {
  const to = from + Math.max(least, blockBytes);
  const block = { from, bytes: new Uint8Array(await file.slice(from, to).arrayBuffer()) };
  kept.set(file, [block, ...(kept.get(file) ?? [])].slice(0, 2));
  return block;
};

/**
 * The bytes between two positions of a file; fewer if the file ends. With `least`, as many as are cached but at least
 * that many.
 * @throws {DOMException} if the file is no longer readable
 */
export const zipSpanOf = async (
  file: Blob,
  from: number,
  to: number,
  least = to - from,
): Promise<Uint8Array<ArrayBuffer>> => {
  const holds = (block: Block) =>
    block.from <= from && from + least <= block.from + block.bytes.length;
  const block = kept.get(file)?.find(holds) ?? (await loaded(file, from, least));
  return block.bytes.subarray(from - block.from, to - block.from);
};

/** A zip entry as the directory describes it. Its values are checked again while it is read. */
export interface ZipPart {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** Offset of its local header. */
  readonly offset: number;
}

/** A zip whose directory is valid and within the limits. Nothing has been unpacked yet. */
export interface Zip {
  readonly file: Blob;
  /** By lower-case name with slashes: names of parts ignore case. */
  readonly parts: ReadonlyMap<string, ZipPart>;
  /** End of the parts and start of the directory. */
  readonly start: number;
  /** Unpacked bytes of all parts so far. */
  unpacked: number;
}

const endSize = 22;
const locatorSize = 20;
const longestComment = 0xffff;
const decoder = new TextDecoder();

const readBytes = async (file: Blob, from: number, to: number) => {
  const { buffer, byteOffset, byteLength } = await zipSpanOf(file, from, to);
  return new DataView(buffer, byteOffset, byteLength);
};

/** Finds the end record: the last one whose comment length fits the rest of the file. */
const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - endSize; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    if (at + endSize + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  throw new FileRefusal('truncated');
};

const toNumber = (value: bigint) =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(value);

/** Number, size and offset of the directory; from the zip64 record if the plain fields are too small. */
const readEnd = async (file: Blob) => {
  const tailStart = Math.max(0, file.size - endSize - longestComment - locatorSize);
  const tail = await readBytes(file, tailStart, file.size);
  const at = findEnd(tail);
  const plain = {
    count: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
    end: tailStart + at,
  };
  const isZip64 =
    plain.count === 0xffff || plain.size === 0xffffffff || plain.offset === 0xffffffff;
  if (!isZip64) return plain;
  const locator = at - locatorSize;
  if (locator < 0 || tail.getUint32(locator, true) !== 0x07064b50) throw new FileRefusal('corrupt');
  const recordAt = toNumber(tail.getBigUint64(locator + 8, true));
  if (recordAt + 56 > file.size) throw new FileRefusal('truncated');
  const record = await readBytes(file, recordAt, recordAt + 56);
  if (record.getUint32(0, true) !== 0x06064b50) throw new FileRefusal('corrupt');
  return {
    count: toNumber(record.getBigUint64(32, true)),
    size: toNumber(record.getBigUint64(40, true)),
    offset: toNumber(record.getBigUint64(48, true)),
    end: recordAt,
  };
};

/** Reads the values of the zip64 extra field one after the other; they replace the plain fields that are too small. */
const wideValues = (extra: DataView): (() => number) => {
  const sizeAt = (at: number) => 4 + extra.getUint16(at + 2, true);
  let at = 0;
  while (at + 4 <= extra.byteLength && extra.getUint16(at, true) !== 1) at += sizeAt(at);
  const end = at + 4 <= extra.byteLength ? Math.min(extra.byteLength, at + sizeAt(at)) : 0;
  at += 4;
  return () => {
    if (at + 8 > end) throw new FileRefusal('corrupt');
    at += 8;
    return toNumber(extra.getBigUint64(at - 8, true));
  };
};

const readEntry = (view: DataView, at: number): { part: ZipPart; next: number } => {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) {
    throw new FileRefusal('corrupt');
  }
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const next = nameEnd + extraLength + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw new FileRefusal('corrupt');
  const nextWide = wideValues(new DataView(view.buffer, view.byteOffset + nameEnd, extraLength));
  const valueAt = (place: number): number => {
    const value = view.getUint32(at + place, true);
    return value === 0xffffffff ? nextWide() : value;
  };
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameEnd - at - 46);
  return {
    part: {
      name: decoder.decode(name).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 0x2041) !== 0,
      crc: view.getUint32(at + 16, true),
      // In the order of the zip64 values.
      size: valueAt(24),
      packed: valueAt(20),
      offset: valueAt(42),
    },
    next,
  };
};

/**
 * Reads and validates the directory of a zip before anything is unpacked.
 * @throws {FileRefusal} if it is damaged or unsafe
 */
export const openZip = async (file: Blob): Promise<Zip> => {
  const end = await readEnd(file);
  if (end.count > limits.parts) throw new FileRefusal('tooManyParts', { limit: limits.parts });
  // A piece is missing from the middle: the directory would extend past its end.
  if (end.offset + end.size > end.end) throw new FileRefusal('truncated');
  const view = await readBytes(file, end.offset, end.offset + end.size);
  const parts = new Map<string, ZipPart>();
  let at = 0;
  for (let count = 0; count < end.count; count += 1) {
    const { part, next } = readEntry(view, at);
    const key = part.name.toLowerCase();
    if (parts.has(key)) throw new FileRefusal('corrupt');
    parts.set(key, part);
    at = next;
  }
  if (at !== end.size) throw new FileRefusal('corrupt');
  const zip: Zip = { file, parts, start: end.offset, unpacked: 0 };
  checkParts(zip);
  return zip;
};
