/**
 * Hashes keys, so that a hundred thousand of them can be compared without strings. Two rows are the same record if
 * their keys look alike (`plainKey`). Two keys may share a hash, so `plainKey` confirms equality.
 */
import { plainKey } from '../text/plainText';
import { decodeSpan } from './table';

const seed = 0x811c9dc5;
const prime = 0x01000193;

/** 32 bits of a key's text (FNV-1a over its UTF-16 units). */
export const keyHash = (text: string): number => {
  const key = plainKey(text);
  let hash = seed;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), prime);
  return hash >>> 0;
};

export const blankKeyHash = keyHash('');

/** Whether `String.trim` removes this ASCII byte. */
export const isBlankByte = (byte: number): boolean => byte === 0x20 || (byte > 0x08 && byte < 0x0e);

/** `keyHash` of a UTF-8 span; ASCII spans are hashed without creating a string. */
export const keyHashOfSpan = (bytes: Uint8Array, start: number, end: number): number => {
  let from = start;
  let to = end;
  while (from < to && isBlankByte(bytes[from] ?? 0)) from += 1;
  while (to > from && isBlankByte(bytes[to - 1] ?? 0)) to -= 1;
  let hash = seed;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    // Beyond printable ASCII, and of several blanks, `plainKey` knows what is the same.
    if (byte > 0x7e || byte < 0x20 || (byte === 0x20 && bytes[at + 1] === 0x20)) {
      return keyHash(decodeSpan(bytes, start, end));
    }
    const lower = byte > 0x40 && byte < 0x5b ? byte + 0x20 : byte;
    hash = Math.imul(hash ^ lower, prime);
  }
  return hash >>> 0;
};
