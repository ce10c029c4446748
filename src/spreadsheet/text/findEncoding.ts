import type { Encoding } from '../types';

const sampleBytes = 64 * 1024;

/** The encoding of a byte order mark and its length in bytes. */
export const readMark = (
  bytes: Uint8Array,
): { readonly encoding: Encoding; readonly length: number } | undefined => {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
};

/**
 * Detects UTF-16 without a mark: in digits, Latin letters and delimiters, one byte of each pair is NUL. Three in ten
 * are enough, since descriptions may be in another script.
 */
export const findUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const pairs = Math.min(bytes.length, sampleBytes) >> 1;
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.3 && even * 10 <= odd) return 'utf-16le';
  if (even > pairs * 0.3 && odd * 10 <= even) return 'utf-16be';
  return undefined;
};
