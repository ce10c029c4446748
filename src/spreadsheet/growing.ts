/** Arrays and texts whose final size is unknown while a file is read. */
export type Numbers = Uint32Array<ArrayBuffer>;

/** Returns a longer copy. Its length is extrapolated from the `share` of the file that filled the array, if known. */
export const longer = (array: Numbers, share = 0): Numbers => {
  const likely = share > 0 ? (array.length / share) * 1.05 : 0;
  const most = array.length * 4;
  const length = Math.max(array.length * 1.5, Math.min(likely, most));
  const next = new Uint32Array(Math.ceil(length) + 16);
  next.set(array);
  return next;
};

/**
 * The array without unused capacity. Copied only if most of it is unused: untouched pages take no memory, while a copy
 * takes it twice.
 */
export const trimmed = (array: Numbers, length: number): Numbers =>
  length * 2 + 1024 > array.length ? array.subarray(0, length) : array.slice(0, length);

const encoder = new TextEncoder();

/** A byte buffer that only grows; spans in it stay valid. */
export interface Arena {
  readonly length: number;
  /** Appends a span of other bytes and returns its start. */
  readonly add: (from: Uint8Array, start: number, end: number) => number;
  /** Appends a text as UTF-8 and returns its start. */
  readonly addText: (text: string) => number;
  /** The bytes, without most of the unused capacity. */
  readonly done: () => Uint8Array<ArrayBuffer>;
}

export const arena = (capacity = 64 * 1024): Arena => {
  let bytes = new Uint8Array(capacity);
  let length = 0;
  const reserve = (count: number) => {
    if (length + count <= bytes.length) return;
    const wider = new Uint8Array(2 * (length + count));
    wider.set(bytes.subarray(0, length));
    bytes = wider;
  };
  return {
    get length() {
      return length;
    },
    add: (from, start, end) => {
      const count = end - start;
      reserve(count);
      const begin = length;
      // Cells are short: a loop is faster than a native call.
      if (count > 32) bytes.set(from.subarray(start, end), begin);
      else for (let at = 0; at < count; at += 1) bytes[begin + at] = from[start + at] as number;
      length += count;
      return begin;
    },
    addText: (text) => {
      // A UTF-16 unit is at most three bytes of UTF-8.
      reserve(text.length * 3);
      const begin = length;
      length += encoder.encodeInto(text, bytes.subarray(length)).written;
      return begin;
    },
    done: () => (length > 0.75 * bytes.length ? bytes.subarray(0, length) : bytes.slice(0, length)),
  };
};
