/** Typed arrays that can grow; new elements are 0. */

export type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>;

export const ints = (length: number) => new Int32Array(length);
export const words = (length: number) => new Uint32Array(length);

/** Returns the array if it is long enough, else a copy with at least double its length. */
export const longer = <Array extends Numbers>(array: Array, length: number): Array => {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => Array;
  const grown = new Kind(Math.max(length, array.length * 2));
  grown.set(array);
  return grown;
};
