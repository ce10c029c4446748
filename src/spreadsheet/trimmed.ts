type Numbers = Uint32Array<ArrayBuffer>;

/**
 * Without the room that was not used. A copy only where most of it was not: room that nothing was written to takes
 * no memory, and a copy takes it twice.
 */
export const trimmed = (array: Numbers, length: number): Numbers =>
  length * 2 + 1024 > array.length ? array.subarray(0, length) : array.slice(0, length);
