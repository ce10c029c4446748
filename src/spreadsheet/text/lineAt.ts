const lf = 0x0a;
const cr = 0x0d;

/** Number of the line in which a byte stands, from 1. */
export const lineAt = (bytes: Uint8Array, place: number): number => {
  let line = 1;
  for (let at = 0; at < place; at += 1) {
    const byte = bytes[at];
    if (byte === lf || (byte === cr && bytes[at + 1] !== lf)) line += 1;
  }
  return line;
};
