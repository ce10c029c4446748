/** Size of the largest sheet: its last cell is XFD1048576. */
export const sheetColumns = 16_384;
export const sheetRows = 1_048_576;

/** 'AB12' as one number, `row * sheetColumns + column`, from 0; -1 if it is invalid or outside a sheet. */
export const cellReference = (bytes: Uint8Array, start: number, end: number): number => {
  let at = start;
  let column = 0;
  for (; at < end; at += 1) {
    const letter = (bytes[at] as number) & 0xdf;
    if (letter < 0x41 || letter > 0x5a) break;
    column = column * 26 + letter - 0x40;
  }
  const letters = at - start;
  let row = 0;
  for (; at < end; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    row = row * 10 + digit;
  }
  const digits = end - start - letters;
  if (letters < 1 || letters > 3 || digits < 1 || digits > 7) return -1;
  if (column > sheetColumns || row < 1 || row > sheetRows) return -1;
  return (row - 1) * sheetColumns + column - 1;
};
