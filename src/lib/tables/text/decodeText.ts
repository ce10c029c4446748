import { FileRefusal } from '../refusal';
import type { Encoding, Notice } from '../types';
import { sniff, sniffedBytes } from '../sniff';
import { checkUtf8, type Utf8Check } from './utf8';

/** How much of a text is enough to recognize what it is. */
const sampleBytes = 64 * 1024;

/** The encoding of a byte order mark and its length in bytes. */
const readMark = (
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

/** With this many valid characters per invalid one, a text is damaged UTF-8 rather than another encoding. */
const rightPerBroken = 4;

const encoder = new TextEncoder();

/** Windows-1252 from 0x80 to 0x9F; some platforms' decoders treat it as Latin-1 (Node). */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + '\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes to a string and encodes it again; unreadable bytes become U+FFFD. */
const transcode = (bytes: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> => {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  return encoder.encode(
    encoding === 'windows-1252'
      ? text.replace(/[\u0080-\u009f]/g, (sign) => special.charAt(sign.charCodeAt(0) - 0x80))
      : text,
  );
};

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

/**
 * Converts a text file to UTF-8. The encoding is the chosen one, else from the byte order mark, else UTF-16 by its
 * NULs, else UTF-8 if (nearly) all bytes are valid, else Windows-1252; people choose any other encoding themselves.
 */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>, chosen: Encoding | undefined) => {
  const mark = readMark(bytes);
  const utf8 = checkUtf8(bytes, mark?.length ?? 0);
  const isUtf8 = utf8.broken === 0;
  const isMostlyUtf8 = utf8.wide >= utf8.broken * rightPerBroken;
  const encoding =
    chosen ??
    mark?.encoding ??
    findUtf16(bytes) ??
    (isUtf8 || isMostlyUtf8 ? 'utf-8' : 'windows-1252');
  const isKept = encoding === 'utf-8' && isUtf8;
  const isEncodingGuessed = chosen === undefined && mark === undefined && !isKept;
  const guessed: Notice[] = [{ code: 'encodingGuessed', values: { encoding } }];
  const from = mark?.encoding === encoding ? mark.length : 0;
  const text = isKept ? bytes : transcode(bytes.subarray(from), encoding);
  const check = isKept ? utf8 : checkUtf8(text, 0);
  return {
    /** UTF-8; the input itself if it is UTF-8 already. */
    bytes: text,
    /** Start of the text, after a byte order mark. */
    from: isKept ? from : 0,
    encoding,
    isEncodingGuessed,
    notices: [...(isEncodingGuessed ? guessed : []), ...noticesOf(text, check)],
    /** Whether certainly no character is invisible. */
    isVisible: check.isVisible,
  };
};

/** Longer JSON is detected by its beginning alone. */
const parsedBytes = 1024 * 1024;

/**
 * Control characters that a table does not contain. Allowed are tab, line breaks, vertical tab, form feed and the DOS
 * end mark.
 */
const isControl = (byte: number): boolean =>
  byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a);

/** A stray NUL is an error in a table; one control byte in twenty means another file type. */
const isBinary = (bytes: Uint8Array, from: number): boolean => {
  const sample = bytes.subarray(from, from + sampleBytes);
  let controls = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (isControl(byte)) controls += 1;
  }
  return controls >= 8 && controls * 20 > sample.length;
};

const certainJson = /^(\{\s*("|\})|\[\s*(\{|"))/;

const isJson = (head: string, bytes: Uint8Array, from: number): boolean => {
  if (certainJson.test(head)) return true;
  if (!/^[[{]/.test(head) || bytes.length > parsedBytes) return false;
  try {
    JSON.parse(new TextDecoder().decode(bytes.subarray(from)));
    return true;
  } catch {
    // Headers may be in brackets: text that does not parse is not JSON.
    return false;
  }
};

/** @throws {FileRefusal} if a text (UTF-8) is clearly not a table: a web page, a PDF, JSON, XML or binary data */
export const refuseOtherText = (bytes: Uint8Array, from: number): void => {
  const start = bytes.subarray(from, from + sniffedBytes);
  const kind = sniff(start);
  if (kind === 'pdf' || kind === 'html') throw new FileRefusal(kind);
  const head = new TextDecoder().decode(start).trimStart();
  if (/^<(\?xml|!--)/i.test(head) || isBinary(bytes, from) || isJson(head, bytes, from)) {
    throw new FileRefusal('notTable');
  }
};
