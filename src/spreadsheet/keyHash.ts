/**
 * Keys by number, so that a hundred thousand of them are compared without becoming strings. Two rows are the same
 * record when their keys read alike, trimmed and whatever their case; equal hashes are confirmed by `sameKey`, as two
 * keys may share one.
 */
import { withoutInvisible } from '../schema/invisible';
import { decodeSpan } from './table';

const seed = 0x811c9dc5;
const prime = 0x01000193;

/** Beyond ASCII only: plain ASCII is compared byte by byte. */
const beyondAscii = /\P{ASCII}/u;

/** The key as it is compared; what nobody sees makes no other key of it. */
export const plainKey = (text: string): string =>
  (beyondAscii.test(text) ? withoutInvisible(text) : text).trim().toLowerCase();

export const sameKey = (one: string, other: string): boolean => plainKey(one) === plainKey(other);

/** 32 bits of a key's text (FNV-1a over its UTF-16 units). */
export const keyHash = (text: string): number => {
  const key = plainKey(text);
  let hash = seed;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), prime);
  return hash >>> 0;
};

/** Of a key that is blank. */
export const blankKeyHash = keyHash('');

/** What String.trim takes off, as far as it is ASCII. */
export const isBlankByte = (byte: number): boolean => byte === 0x20 || (byte > 0x08 && byte < 0x0e);

/** `keyHash` of a span of UTF-8; no string is made of what is plain ASCII. */
export const keyHashOfSpan = (bytes: Uint8Array, start: number, end: number): number => {
  let from = start;
  let to = end;
  while (from < to && isBlankByte(bytes[from] ?? 0)) from += 1;
  while (to > from && isBlankByte(bytes[to - 1] ?? 0)) to -= 1;
  let hash = seed;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    // Beyond ASCII, what is blank and what is lower case is for the language to say.
    if (byte > 0x7f) return keyHash(decodeSpan(bytes, start, end));
    const lower = byte > 0x40 && byte < 0x5b ? byte + 0x20 : byte;
    hash = Math.imul(hash ^ lower, prime);
  }
  return hash >>> 0;
};
