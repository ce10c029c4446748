import type { Encoding } from '../types';

// Guesses the encoding of a text that is not UTF-8, by which bytes occur next to letters. The user sees the guess and
// can change it.

/** How much of a text is enough for a guess. */
export const sampleBytes = 64 * 1024;

const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte > 0x7f;
const isLower = (byte: number | undefined): boolean =>
  byte !== undefined && byte > 0x60 && byte < 0x7b;
const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && (isLower(byte | 0x20) || byte > 0x7f);

/** All characters have two valid bytes, and many are kana. */
const isShiftJis = (bytes: Uint8Array): boolean => {
  let pairs = 0;
  let kana = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    // One byte: ASCII or half-width kana.
    if (byte < 0x80 || (byte > 0xa0 && byte < 0xe0)) continue;
    const next = bytes[at + 1];
    // The sample may end within a character.
    if (next === undefined) break;
    if (byte === 0x80 || byte === 0xa0 || byte > 0xfc) return false;
    if (next < 0x40 || next === 0x7f || next > 0xfc) return false;
    pairs += 1;
    if (byte === 0x82 || byte === 0x83) kana += 1;
    at += 1;
  }
  return pairs > 0 && kana * 5 >= pairs;
};

/** Punctuation in Windows-1252 that does not occur inside words, but letters in Windows-1250: ł ą ż ľ ť Ł Ą Ż. */
const eastern: ReadonlySet<number> = new Set([0xb3, 0xb9, 0xbf, 0xbe, 0x9d, 0xa3, 0xa5, 0xaf]);
/** ě č ř, which are ì è ø in Windows-1252; they count only beside š ž. */
const czech: ReadonlySet<number> = new Set([0xec, 0xe8, 0xf8]);
const withCaron: ReadonlySet<number> = new Set([0x8a, 0x8e, 0x9a, 0x9e]);
/**
 * Ä ö ü é è ç in Mac Roman; in Windows encodings these bytes are capitals or unused, so they do not occur inside words.
 */
const ofMac: ReadonlySet<number> = new Set([0x8a, 0x8d, 0x8e, 0x8f, 0x9f]);

/** The most likely encoding of a text with non-ASCII bytes that is not UTF-8. */
export const findLegacy = (text: Uint8Array): Encoding => {
  const bytes = text.subarray(0, sampleBytes);
  if (isShiftJis(bytes)) return 'shift_jis';
  const found = { high: 0, runs: 0, low: 0, eastern: 0, czech: 0, caron: 0, mac: 0 };
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    const [before, after] = [bytes[at - 1], bytes[at + 1]];
    found.high += 1;
    if (byte < 0xa0) found.low += 1;
    // In Cyrillic words such letters are adjacent; in Latin words they rarely are.
    if (byte >= 0xc0 && (isHigh(before) || isHigh(after))) found.runs += 1;
    if (eastern.has(byte) && isLetter(before) && isLetter(after)) found.eastern += 1;
    if (czech.has(byte)) found.czech += 1;
    if (withCaron.has(byte) && (isLetter(before) || isLetter(after))) found.caron += 1;
    if (ofMac.has(byte) && isLower(before) && isLower(after)) found.mac += 1;
  });
  if (found.runs * 10 > found.high * 6) return 'windows-1251';
  if (found.mac > found.eastern && found.low * 2 >= found.high) return 'macintosh';
  if (found.eastern > 0 || (found.czech > 0 && found.caron > 0)) return 'windows-1250';
  return 'windows-1252';
};

/** Windows-1252 from 0x80 to 0x9F; some platforms' decoders treat it as Latin-1 (Node). */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + '\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decoder = new TextDecoder('windows-1252');
const encoder = new TextEncoder();

/** Converts Windows-1252 to UTF-8. */
export const fromWindows1252 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const text = decoder
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => special.charAt(sign.charCodeAt(0) - 0x80));
  return encoder.encode(text);
};
