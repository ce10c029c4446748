import { decodeSpan } from '../table';

const space = 0x20;
const del = 0x7f;
const invisible = /^[\s\u200b-\u200d\u2060\ufeff]*$/u;

/** Whether the text from `start` to `end` is blank: spaces, control characters and zero-width characters only. */
export const isBlank = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte <= space) continue;
    return byte > del && invisible.test(decodeSpan(bytes, at, end));
  }
  return true;
};
