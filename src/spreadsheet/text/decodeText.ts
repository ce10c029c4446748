import type { Encoding, Notice } from '../types';
import { findUtf16, readMark } from './findEncoding';
import { findLegacy } from './findLegacy';
import { checkUtf8, type Utf8Check } from './utf8';
import { fromWindows1252 } from './windows1252';

const lf = 0x0a;
const cr = 0x0d;

/** Line number of a byte, from 1. */
const lineAt = (bytes: Uint8Array, place: number): number => {
  let line = 1;
  for (let at = 0; at < place; at += 1) {
    const byte = bytes[at];
    if (byte === lf || (byte === cr && bytes[at + 1] !== lf)) line += 1;
  }
  return line;
};

export interface DecodedText {
  /** UTF-8; the input itself if it is UTF-8 already. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Start of the text, after a byte order mark. */
  readonly from: number;
  readonly encoding: Encoding;
  readonly isEncodingGuessed: boolean;
  readonly notices: readonly Notice[];
}

/** With this many valid characters per invalid one, a text is damaged UTF-8 rather than another encoding. */
const rightPerBroken = 4;

const encoder = new TextEncoder();

/** Decodes to a string and encodes it again; unreadable bytes become U+FFFD. */
const transcode = (bytes: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> =>
  encoding === 'windows-1252'
    ? fromWindows1252(bytes)
    : encoder.encode(new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes));

const noticesOf = (bytes: Uint8Array, check: Utf8Check): Notice[] => {
  const notices: Notice[] = [];
  const lost = check.broken + check.replaced;
  if (lost > 0) {
    const values = { line: lineAt(bytes, check.firstLost), count: lost };
    notices.push({ code: 'replacedCharacters', values });
  }
  if (check.nuls > 0) {
    const values = { line: lineAt(bytes, check.firstNul), count: check.nuls };
    notices.push({ code: 'nulBytes', values });
  }
  return notices;
};

const find = (
  bytes: Uint8Array,
  chosen: Encoding | undefined,
  utf8: () => Utf8Check,
): { readonly encoding: Encoding; readonly isGuessed: boolean } => {
  if (chosen !== undefined) return { encoding: chosen, isGuessed: false };
  const mark = readMark(bytes);
  if (mark !== undefined) return { encoding: mark.encoding, isGuessed: false };
  const utf16 = findUtf16(bytes);
  if (utf16 !== undefined) return { encoding: utf16, isGuessed: true };
  const { wide, broken } = utf8();
  if (broken === 0) return { encoding: 'utf-8', isGuessed: false };
  const isFaulty = wide >= broken * rightPerBroken;
  return { encoding: isFaulty ? 'utf-8' : findLegacy(bytes), isGuessed: true };
};

/**
 * Converts a text file to UTF-8. The encoding is the chosen one, else from the byte order mark, else UTF-16 by its
 * NULs, else UTF-8 if (nearly) all bytes are valid, else the most likely legacy encoding, usually Windows-1252.
 */
export const decodeText = (
  bytes: Uint8Array<ArrayBuffer>,
  chosen: Encoding | undefined,
): DecodedText => {
  const mark = readMark(bytes);
  let known: Utf8Check | undefined;
  const utf8 = () => (known ??= checkUtf8(bytes, mark?.length ?? 0));
  const { encoding, isGuessed } = find(bytes, chosen, utf8);
  const from = mark?.encoding === encoding ? mark.length : 0;
  const guessed: Notice[] = isGuessed ? [{ code: 'encodingGuessed', values: { encoding } }] : [];
  if (encoding === 'utf-8' && utf8().broken === 0) {
    const notices = [...guessed, ...noticesOf(bytes, utf8())];
    return { bytes, from, encoding, isEncodingGuessed: isGuessed, notices };
  }
  const text = transcode(bytes.subarray(from), encoding);
  const notices = [...guessed, ...noticesOf(text, checkUtf8(text, 0))];
  return { bytes: text, from: 0, encoding, isEncodingGuessed: isGuessed, notices };
};
