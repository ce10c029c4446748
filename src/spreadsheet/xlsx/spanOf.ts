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
