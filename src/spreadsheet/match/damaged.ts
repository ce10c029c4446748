/** Codes that a spreadsheet has turned into 1.23457E+13: their digits are lost, whatever is done with them. */
const digit = (byte: number | undefined): boolean =>
  byte !== undefined && byte > 0x2f && byte < 0x3a;

/**
 * Digits, a dot or comma, digits, E+ and two or three digits. A code such as 1E5 or 12E+3 that was typed so is not
 * meant: what spreadsheets write has a sign and two digits at least, and one digit before the dot.
 */
export const isDamagedCode = (bytes: Uint8Array, start: number, end: number): boolean => {
  let from = start;
  let to = end;
  while (from < to && (bytes[from] ?? 0) <= 0x20) from += 1;
  while (to > from && (bytes[to - 1] ?? 0) <= 0x20) to -= 1;
  // The shortest is 1E+11.
  if (to - from < 5 || !digit(bytes[to - 1]) || !digit(bytes[to - 2])) return false;
  let plus = to - 3;
  if (digit(bytes[plus])) plus -= 1;
  const isExponent = bytes[plus] === 0x2b && ((bytes[plus - 1] ?? 0) | 0x20) === 0x65;
  if (!isExponent || plus - 1 <= from) return false;
  if (bytes[from] === 0x2d) from += 1;
  if (!digit(bytes[from])) return false;
  const sign = bytes[from + 1];
  if (from + 1 === plus - 1) return true;
  if ((sign !== 0x2e && sign !== 0x2c) || from + 2 === plus - 1) return false;
  for (let at = from + 2; at < plus - 1; at += 1) if (!digit(bytes[at])) return false;
  return true;
};
