const firstOfFour = 0xf0;

/** Length of a span of UTF-8 as a string's `length` tells it. */
export const unitsIn = (bytes: Uint8Array, start: number, end: number): number => {
  let units = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    units += byte >= firstOfFour ? 2 : 1;
  }
  return units;
};
