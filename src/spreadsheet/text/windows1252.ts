/**
 * Windows-1252 from 0x80 to 0x9F; the rest equals Unicode. Included here, since some platforms' decoders treat it as
 * Latin-1 (Node).
 */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f' + '\u0090‘’“”•–—˜™š›œ\u009džŸ';

const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? special.charCodeAt(byte - 0x80) : byte,
);

/** Converts Windows-1252 to UTF-8 of the exact length, without a string in between. */
export const fromWindows1252 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const end = bytes.length;
  let length = end;
  for (let at = 0; at < end; at += 1) {
    const code = codes[bytes[at] ?? 0] ?? 0;
    if (code > 0x7f) length += code > 0x7ff ? 2 : 1;
  }
  const utf8 = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < end; at += 1) {
    const code = codes[bytes[at] ?? 0] ?? 0;
    if (code < 0x80) {
      utf8[to] = code;
      to += 1;
    } else if (code < 0x800) {
      utf8[to] = 0xc0 | (code >> 6);
      utf8[to + 1] = 0x80 | (code & 0x3f);
      to += 2;
    } else {
      utf8[to] = 0xe0 | (code >> 12);
      utf8[to + 1] = 0x80 | ((code >> 6) & 0x3f);
      utf8[to + 2] = 0x80 | (code & 0x3f);
      to += 3;
    }
  }
  return utf8;
};
