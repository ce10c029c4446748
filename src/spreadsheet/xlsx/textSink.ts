import { Refusal } from './refusal';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** A mark at the start of a text belongs to it. */
const exact = new TextDecoder('utf-8', { ignoreBOM: true });

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

/** `_x000D_`: the notation of workbooks for characters that XML cannot contain. */
const escaped = /_x([\da-fA-F]{4})_/g;
const underscore = 0x5f;

export interface TextSink {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly length: number;
  readonly clear: () => void;
  /** Appends raw XML text, with entities decoded and line breaks normalized (XML 1.0, 2.11). */
  readonly append: (from: Uint8Array, start: number, end: number, isCharacterData: boolean) => void;
  /** Decodes `_x000D_`; half of a pair of UTF-16 becomes U+FFFD. */
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
    length += encoder.encodeInto(String.fromCodePoint(code), bytes.subarray(length)).written;
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
      const written = bytes.subarray(0, length);
      if (!written.includes(underscore)) return;
      const text = exact.decode(written);
      const plain = text.replace(escaped, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      );
      if (plain === text) return;
      bytes = encoder.encode(plain);
      ({ length } = bytes);
    },
    units: () => decoder.decode(bytes.subarray(0, length)).length,
    decode: () => decoder.decode(bytes.subarray(0, length)),
  };
};
