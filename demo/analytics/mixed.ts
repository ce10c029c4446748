/** Stateless random numbers: the same two numbers always give the same result, in any order, at low cost. */

/** At least 0, less than 1. */
export const shareOf = (a: number, b = 0): number => {
  let mixed = Math.imul(a ^ 0x5bd1e995, 0x21f0aaad) ^ Math.imul(b ^ 0x1b873593, 0x735a2d97);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
};

/** Hashes a text to a number. */
export const numberOfText = (text: string): number => {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0;
};
