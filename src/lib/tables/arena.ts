/** A byte buffer that only grows; spans in it stay valid. Text behind the last span may be dropped again. */
export interface Arena {
  bytes: Uint8Array<ArrayBuffer>;
  length: number;
}

export const newArena = (): Arena => ({ bytes: new Uint8Array(64 * 1024), length: 0 });

export const reserveBytes = (arena: Arena, count: number): void => {
  if (arena.length + count <= arena.bytes.length) return;
  const wider = new Uint8Array(2 * (arena.length + count));
  wider.set(arena.bytes.subarray(0, arena.length));
  arena.bytes = wider;
};

/** Appends a span of other bytes and returns its start. */
export const addBytes = (arena: Arena, from: Uint8Array, start: number, end: number): number => {
  const count = end - start;
  reserveBytes(arena, count);
  const { bytes, length } = arena;
  // Cells are short: a loop is faster than a native call.
  if (count > 32) bytes.set(from.subarray(start, end), length);
  else for (let at = 0; at < count; at += 1) bytes[length + at] = from[start + at] as number;
  arena.length = length + count;
  return length;
};

const encoder = new TextEncoder();

/** Appends a text as UTF-8 and returns its start. */
export const addText = (arena: Arena, text: string): number => {
  // A UTF-16 unit is at most three bytes of UTF-8.
  reserveBytes(arena, text.length * 3);
  const start = arena.length;
  arena.length += encoder.encodeInto(text, arena.bytes.subarray(start)).written;
  return start;
};

/** The bytes, without most of the unused capacity. */
export const bytesIn = ({ bytes, length }: Arena): Uint8Array<ArrayBuffer> =>
  length > 0.75 * bytes.length ? bytes.subarray(0, length) : bytes.slice(0, length);

/** The bytes with those of the arena behind them. */
export const withBytes = (bytes: Uint8Array, arena: Arena): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(bytes.length + arena.length);
  all.set(bytes);
  all.set(arena.bytes.subarray(0, arena.length), bytes.length);
  return all;
};
