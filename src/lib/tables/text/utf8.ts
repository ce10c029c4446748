const newCheck = () => ({
  /** Number of valid multi-byte characters. */
  wide: 0,
  /** Number of invalid bytes or incomplete characters. */
  broken: 0,
  /** Number of U+FFFD, which another program wrote for unreadable characters. */
  replaced: 0,
  /** Position of the first invalid or replaced character; -1 if there is none. */
  firstLost: -1,
  nuls: 0,
  firstNul: -1,
  /** Whether certainly no character is invisible. */
  isVisible: true,
});

export type Utf8Check = Readonly<ReturnType<typeof newCheck>>;

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

/** Class of each byte: ordinary, ASCII control, or possible start of an invisible character. */
const leads = new Uint8Array(256);
for (let byte = 0; byte < 0x20; byte += 1) leads[byte] = 1;
for (const byte of [0x09, 0x0a, 0x0d]) leads[byte] = 0;
leads[0x7f] = 1;
for (const byte of [0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf3]) leads[byte] = 2;

/** Whether the character at `at` may be invisible. A few false positives are checked again as text. */
export const mayBeInvisible = (bytes: Uint8Array, at: number): boolean => {
  const lead = leads[bytes[at] as number];
  if (lead !== 2) return lead === 1;
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  switch (bytes[at]) {
    case 0xc2:
      return second < 0xa0 || second === 0xad;
    case 0xcd:
      return second === 0x8f;
    case 0xd8:
      return second === 0x9c;
    case 0xe1:
      return (
        (second === 0x85 && (third === 0x9f || third === 0xa0)) ||
        (second === 0x9e && (third === 0xb4 || third === 0xb5)) ||
        (second === 0xa0 && third === 0x8e)
      );
    case 0xe2:
      return (
        (second === 0x80 &&
          ((third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae))) ||
        (second === 0x81 && third >= 0xa0)
      );
    case 0xe3:
      return second === 0x85 && third === 0xa4;
    case 0xef:
      return (
        (second === 0xb8 && (third === 0x8e || third === 0x8f)) ||
        (second === 0xbb && third === 0xbf) ||
        (second === 0xbe && third === 0xa0) ||
        (second === 0xbf && third >= 0xb9 && third <= 0xbb)
      );
    default:
      return second === 0xa0 && (third === 0x80 || third === 0x81);
  }
};

/**
 * Validates UTF-8, counts NULs and looks for invisible characters. Runs of printable ASCII are checked four bytes at a
 * time.
 */
export const checkUtf8 = (bytes: Uint8Array, from: number): Utf8Check => {
  const end = bytes.length;
  const skipped = -bytes.byteOffset & 3;
  const count = Math.max(0, end - skipped) >>> 2;
  const words = new Int32Array(bytes.buffer, count === 0 ? 0 : bytes.byteOffset + skipped, count);
  const check = newCheck();
  const loseAt = (at: number) => {
    if (check.firstLost < 0) check.firstLost = at;
  };
  let at = from;
  while (at < end) {
    if (((at - skipped) & 3) === 0) {
      let word = (at - skipped) >> 2;
      for (; word < words.length; word += 1) {
        const four = words[word] as number;
        // Sets the highest bit of each byte that is below a blank, DEL or not ASCII.
        const odd = four | ((four - 0x20202020) & ~four) | (four + 0x01010101);
        if ((odd & 0x80808080) !== 0) break;
      }
      at = word * 4 + skipped;
      if (at >= end) break;
    }
    const lead = bytes[at] as number;
    if (mayBeInvisible(bytes, at)) check.isVisible = false;
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
