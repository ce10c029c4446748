/**
 * Protects against formulas: a text that a spreadsheet would run as a formula gets an apostrophe in every file we
 * write, and loses it in every file we read. Numbers such as '-5' are not formulas.
 */

/** Also the full-width characters of East Asian input. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const number = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

export const guarded = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

const apostrophe = 0x27;
const signs = new Set([0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a]);
/** Last UTF-8 bytes of the four full-width characters. */
const wideSigns = new Set([0x9d, 0x8b, 0x8d, 0xa0]);

export const isGuarded = (bytes: Uint8Array, start: number, end: number): boolean => {
  let at = start;
  while (at < end && bytes[at] === apostrophe) at += 1;
  if (at >= end) return false;
  if (signs.has(bytes[at] ?? 0)) return true;
  return (
    end - at > 2 &&
    bytes[at] === 0xef &&
    bytes[at + 1] === 0xbc &&
    wideSigns.has(bytes[at + 2] ?? 0)
  );
};
