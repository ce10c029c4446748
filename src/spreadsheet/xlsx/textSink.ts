import { Refusal } from './refusal';

const decoder = new TextDecoder();

/** Longest entity in practice: &#x10FFFF; with leading zeros. */
export const longestEntity = 16;

const named = new Map([
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
]);

/** Code point of an entity, from the text between & and ;. Only the five XML names: others need a document type. */
const codePointOf = (name: string): number => {
  const code = named.get(name);
  if (code !== undefined) return code;
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (digits === null) throw new Refusal('badXml');
  const value = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  if (value > 0x10ffff) throw new Refusal('badXml');
  // A lone surrogate is not a character.
  return value >= 0xd800 && value <= 0xdfff ? 0xfffd : value;
};

/** Writes a code point as UTF-8 and returns the end position. */
const writeCodePoint = (to: Uint8Array, at: number, code: number): number => {
  if (code < 0x80) {
    to[at] = code;
    return at + 1;
  }
  if (code < 0x800) {
    to[at] = 0xc0 | (code >> 6);
    to[at + 1] = 0x80 | (code & 0x3f);
    return at + 2;
  }
  if (code < 0x10000) {
    to[at] = 0xe0 | (code >> 12);
    to[at + 1] = 0x80 | ((code >> 6) & 0x3f);
    to[at + 2] = 0x80 | (code & 0x3f);
    return at + 3;
  }
  to[at] = 0xf0 | (code >> 18);
  to[at + 1] = 0x80 | ((code >> 12) & 0x3f);
  to[at + 2] = 0x80 | ((code >> 6) & 0x3f);
  to[at + 3] = 0x80 | (code & 0x3f);
  return at + 4;
};

const hexDigit = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

/** UTF-16 unit of an `_x000D_` at `at`; -1 if there is none. */
const escapeAt = (bytes: Uint8Array, at: number, end: number): number => {
  if (at + 7 > end || bytes[at] !== 0x5f || bytes[at + 1] !== 0x78 || bytes[at + 6] !== 0x5f)
    return -1;
  let unit = 0;
  for (let index = at + 2; index < at + 6; index += 1) {
    const digit = hexDigit(bytes[index] as number);
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
};

export interface TextSink {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  readonly clear: () => void;
  /** Appends raw XML text, with entities decoded and line breaks normalized (XML 1.0, 2.11). */
  readonly append: (from: Uint8Array, start: number, end: number, isCharacterData: boolean) => void;
  /** Decodes `_x000D_`, the notation of workbooks for characters that XML cannot contain. */
  readonly unescape: () => void;
  /** Length in UTF-16 units, which is how spreadsheets count. */
  readonly units: () => number;
  readonly decode: () => string;
}

/** Collects the text of one cell as UTF-8. `onLimit` is called when it exceeds `limit` bytes. */
export const textSink = (limit = Infinity, onLimit?: () => void): TextSink => {
  let bytes = new Uint8Array(256);
  let length = 0;
  let afterReturn = false;

  const reserve = (more: number) => {
    if (length + more > limit) onLimit?.();
    if (length + more <= bytes.length) return;
    const wider = new Uint8Array(2 * (length + more));
    wider.set(bytes.subarray(0, length));
    bytes = wider;
  };

  const entity = (from: Uint8Array, at: number, end: number): number => {
    let last = at + 1;
    while (last < end && last - at <= longestEntity && from[last] !== 0x3b) last += 1;
    if (from[last] !== 0x3b || last >= end) throw new Refusal('badXml');
    const code = codePointOf(decoder.decode(from.subarray(at + 1, last)));
    length = writeCodePoint(bytes, length, code);
    return last;
  };

  return {
    get bytes() {
      return bytes;
    },
    get length() {
      return length;
    },
    clear: () => {
      length = 0;
      afterReturn = false;
    },
    append: (from, start, end, isCharacterData) => {
      // No character is longer when decoded.
      reserve(end - start);
      for (let at = start; at < end; at += 1) {
        const byte = from[at] as number;
        if (byte === 0x26 && !isCharacterData) {
          at = entity(from, at, end);
          afterReturn = false;
        } else if (byte === 0x0d) {
          bytes[length++] = 0x0a;
          afterReturn = true;
        } else {
          if (byte !== 0x0a || !afterReturn) bytes[length++] = byte;
          afterReturn = false;
        }
      }
    },
    unescape: () => {
      let to = 0;
      while (to < length && bytes[to] !== 0x5f) to += 1;
      for (let at = to; at < length;) {
        const unit = escapeAt(bytes, at, length);
        if (unit < 0) {
          bytes[to++] = bytes[at++] as number;
          continue;
        }
        at += 7;
        const isHigh = unit >= 0xd800 && unit <= 0xdbff;
        const low = isHigh ? escapeAt(bytes, at, length) : -1;
        if (low >= 0xdc00 && low <= 0xdfff) {
          at += 7;
          to = writeCodePoint(bytes, to, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00));
        } else {
          to = writeCodePoint(bytes, to, unit >= 0xd800 && unit <= 0xdfff ? 0xfffd : unit);
        }
      }
      length = to;
    },
    units: () => decoder.decode(bytes.subarray(0, length)).length,
    decode: () => decoder.decode(bytes.subarray(0, length)),
  };
};
