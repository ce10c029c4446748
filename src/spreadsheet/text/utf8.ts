export interface Utf8Check {
  /** Number of valid multi-byte characters. */
  readonly wide: number;
  /** Number of invalid bytes or incomplete characters. */
  readonly broken: number;
  /** Number of U+FFFD, which another program wrote for unreadable characters. */
  readonly replaced: number;
  /** Position of the first invalid or replaced character; -1 if there is none. */
  readonly firstLost: number;
  readonly nuls: number;
  readonly firstNul: number;
}

/** Range of the second byte, which excludes overlong forms, surrogates and values above U+10FFFF. */
const secondMin = (lead: number) => (lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80);
const secondMax = (lead: number) => (lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf);

const lengthOf = (lead: number): number => {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  if (lead >= 0xf0 && lead <= 0xf4) return 4;
  return 0;
};

/** Number of valid bytes of the character at `at`; `length` if it is complete. */
const rightBytes = (bytes: Uint8Array, at: number, lead: number, length: number): number => {
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    const min = next === 1 ? secondMin(lead) : 0x80;
    const max = next === 1 ? secondMax(lead) : 0xbf;
    if (byte < min || byte > max) return next;
  }
  return length;
};

/** The same bytes as 32-bit words, from the first aligned position. */
const wordsOf = (bytes: Uint8Array) => {
  const skipped = -bytes.byteOffset & 3;
  const count = Math.max(0, bytes.length - skipped) >>> 2;
  const words =
    count === 0
      ? new Uint32Array(0)
      : new Uint32Array(bytes.buffer, bytes.byteOffset + skipped, count);
  return { skipped, words };
};

/** Validates UTF-8 and counts NULs; runs of ASCII are checked four bytes at a time. */
export const checkUtf8 = (bytes: Uint8Array, from: number): Utf8Check => {
  const end = bytes.length;
  const { skipped, words } = wordsOf(bytes);
  const wordCount = words.length;
  const check = { wide: 0, broken: 0, replaced: 0, firstLost: -1, nuls: 0, firstNul: -1 };
  const loseAt = (at: number) => {
    if (check.firstLost < 0) check.firstLost = at;
  };
  let at = from;
  while (at < end) {
    if (((at - skipped) & 3) === 0) {
      let word = (at - skipped) >>> 2;
      for (; word < wordCount; word += 1) {
        const four = words[word] ?? 0;
        // Subtracting 1 from each byte sets a NUL's highest bit, which is also set in all non-ASCII bytes.
        if (((four | (four - 0x01010101)) & 0x80808080) !== 0) break;
      }
      at = word * 4 + skipped;
      if (at >= end) break;
    }
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      if (lead === 0) {
        check.nuls += 1;
        if (check.firstNul < 0) check.firstNul = at;
      }
      at += 1;
      continue;
    }
    const length = lengthOf(lead);
    const right = length === 0 ? 1 : rightBytes(bytes, at, lead, length);
    if (right !== length) {
      check.broken += 1;
      loseAt(at);
    } else {
      check.wide += 1;
      if (lead === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) {
        check.replaced += 1;
        loseAt(at);
      }
    }
    at += right;
  }
  return check;
};
