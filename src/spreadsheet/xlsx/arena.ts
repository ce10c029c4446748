/** Bytes that only ever grow; spans into them stay true. */
export interface Arena {
  readonly length: number;
  /** Adds a span of other bytes; gives where it begins here. */
  readonly add: (from: Uint8Array, start: number, end: number) => number;
  /** The bytes, without much room behind them. */
  readonly done: () => Uint8Array<ArrayBuffer>;
}

export const arena = (capacity = 64 * 1024): Arena => {
  let bytes = new Uint8Array(capacity);
  let length = 0;
  return {
    get length() {
      return length;
    },
    add: (from, start, end) => {
      const count = end - start;
      if (length + count > bytes.length) {
        const wider = new Uint8Array(2 * (length + count));
        wider.set(bytes.subarray(0, length));
        bytes = wider;
      }
      const begin = length;
      // Cells are short: a loop is faster than a call into the engine.
      if (count > 32) bytes.set(from.subarray(start, end), begin);
      else for (let at = 0; at < count; at += 1) bytes[begin + at] = from[start + at] as number;
      length += count;
      return begin;
    },
    done: () => (length > 0.75 * bytes.length ? bytes : bytes.slice(0, length)),
  };
};
