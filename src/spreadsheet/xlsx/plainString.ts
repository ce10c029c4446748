const SPACE = 0x20;
const RETURN = 0x0d;
const AMPERSAND = 0x26;
const LT = 0x3c;
const UNDERSCORE = 0x5f;
const LETTER_X = 0x78;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const opening = bytesOf('<si><t>');
const openingPreserved = bytesOf('<si><t xml:space="preserve">');
const closing = bytesOf('</t></si>');

const standsAt = (bytes: Uint8Array, at: number, text: Uint8Array): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text[index]) return false;
  }
  return true;
};

/** A string that was read by the fast path. It needs no decoding. */
export interface PlainString {
  start: number;
  end: number;
}

/**
 * Fast path for `<si><t>text</t></si>` at `at`, the notation of nearly all strings. Returns the end; -1 for any other
 * notation, a possibly blank string, one longer than `longest` bytes, or an incomplete one (bytes from `length` on are
 * invalid), which the scanner then reads tag by tag.
 */
export const readPlainString = (
  into: PlainString,
  bytes: Uint8Array,
  at: number,
  length: number,
  longest: number,
): number => {
  let start = at + opening.length;
  if (!standsAt(bytes, at, opening)) {
    if (!standsAt(bytes, at, openingPreserved)) return -1;
    start = at + openingPreserved.length;
  }
  if ((bytes[start] as number) <= SPACE) return -1;
  const last = Math.min(length - closing.length, start + longest);
  for (let end = start; end <= last; end += 1) {
    const byte = bytes[end] as number;
    if (byte === LT) {
      if (end === start || !standsAt(bytes, end, closing)) return -1;
      into.start = start;
      into.end = end;
      return end + closing.length;
    }
    // An entity, a line break or an escape like _x000D_.
    if (byte === AMPERSAND || byte === RETURN) return -1;
    if (byte === UNDERSCORE && bytes[end + 1] === LETTER_X) return -1;
  }
  return -1;
};
