/** Bytes of a file on a disk, in blocks: a browser takes a millisecond or more for each span it is asked for. */

const blockBytes = 1024 * 1024;

interface Block {
  readonly from: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The last two of each file: its directory, and where it is being read. */
const kept = new WeakMap<Blob, readonly Block[]>();

const loaded = async (file: Blob, from: number, least: number): Promise<Block> => {
  const to = from + Math.max(least, blockBytes);
  const block = { from, bytes: new Uint8Array(await file.slice(from, to).arrayBuffer()) };
  kept.set(file, [block, ...(kept.get(file) ?? [])].slice(0, 2));
  return block;
};

/**
 * The bytes between two places of a file; fewer where it ends before, and as many as are at hand but `least` where
 * they are not all needed at once.
 * @throws {DOMException} where the file cannot be read any more
 */
export const spanOf = async (
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
