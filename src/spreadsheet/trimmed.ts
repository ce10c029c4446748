type Numbers = Uint32Array<ArrayBuffer>;

/**
 * The array without unused capacity. Copied only if most of it is unused: untouched pages take no memory, while a copy
 * takes it twice.
 */
export const trimmed = (array: Numbers, length: number): Numbers =>
  length * 2 + 1024 > array.length ? array.subarray(0, length) : array.slice(0, length);
