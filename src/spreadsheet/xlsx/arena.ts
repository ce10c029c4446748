/** A byte buffer that only grows; spans in it stay valid. */
export interface Arena {
  readonly length: number;
  /** Appends a span of other bytes and returns its start. */
  readonly add: (from: Uint8Array, start: number, end: number) => number;
  /** The bytes, without most of the unused capacity. */
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
      // Cells are short: a loop is faster than a native call.
      if (count > 32) bytes.set(from.subarray(start, end), begin);
      else for (let at = 0; at < count; at += 1) bytes[begin + at] = from[start + at] as number;
      length += count;
      return begin;
    },
    done: () => (length > 0.75 * bytes.length ? bytes : bytes.slice(0, length)),
  };
};
