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
