import { FileRefusal } from '../refusal';
import { eachAttribute } from './attributes';

/** Size of the largest sheet: its last cell is XFD1048576. */
export const sheetColumns = 16_384;
const sheetRows = 1_048_576;

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
  const row = countOf(bytes, at, end);
  const digits = end - at;
  if (letters < 1 || letters > 3 || digits < 1 || digits > 7) return -1;
  // A row of other characters is not a number, and so not within the sheet.
  if (column > sheetColumns || !(row >= 1 && row <= sheetRows)) return -1;
  return (row - 1) * sheetColumns + column - 1;
};

/** Types of cell content: the letter of attribute t, if it is a single one. */
export const cellTypes = {
  number: 0x6e,
  shared: 0x73,
  boolean: 0x62,
  error: 0x65,
  date: 0x64,
  text: 0,
} as const;

/** The attributes of a <c> or a <row>, as spans of its bytes. One object is reused for every cell. */
export const newTag = () => ({
  /** Attribute r; -1 if the cell follows the previous one. */
  nameStart: -1,
  nameEnd: -1,
  style: 0,
  type: cellTypes.number as number,
  /** Its value, if the fast path read it. */
  valueStart: 0,
  valueEnd: 0,
});

type CellTag = ReturnType<typeof newTag>;

/** Parses digits; NaN if there are other characters. */
export const countOf = (bytes: Uint8Array, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    count = digit < 0 || digit > 9 ? NaN : count * 10 + digit;
  }
  return count;
};

/** The row of a <row>'s tag in the sheet, from 1; -1 if it follows the previous one. */
export const rowNumberOf = ({ nameStart, nameEnd }: CellTag, bytes: Uint8Array): number => {
  if (nameStart < 0) return -1;
  const row = nameEnd - nameStart > 7 ? 0 : countOf(bytes, nameStart, nameEnd);
  if (row >= 1 && row <= sheetRows) return row;
  throw new FileRefusal('badReference');
};

/** Stores an attribute with a one-letter name. */
const takeAttribute = (
  tag: CellTag,
  letter: number,
  bytes: Uint8Array,
  from: number,
  to: number,
) => {
  if (letter === 0x72) {
    tag.nameStart = from;
    tag.nameEnd = to;
  } else if (letter === 0x73) tag.style = countOf(bytes, from, to);
  else if (letter === 0x74) tag.type = to - from === 1 ? (bytes[from] as number) : cellTypes.text;
};

const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const LETTER_C = 0x63;
const LETTER_V = 0x76;

/**
 * Reads the attributes after `<c` and returns their end; -1 if they are in an unusual notation. There are
 * millions, and nearly all are written `r="A1" s="1" t="s"`.
 */
const readAttributes = (tag: CellTag, bytes: Uint8Array, start: number, length: number) => {
  tag.nameStart = -1;
  tag.style = 0;
  tag.type = cellTypes.number;
  let at = start;
  while (bytes[at] === SPACE && bytes[at + 2] === EQUALS && bytes[at + 3] === QUOTE) {
    const from = at + 4;
    let to = from;
    while (to < length && bytes[to] !== QUOTE && bytes[to] !== LT) to += 1;
    if (to >= length || bytes[to] !== QUOTE) return -1;
    takeAttribute(tag, bytes[at + 1] as number, bytes, from, to);
    at = to + 1;
  }
  return at;
};

/** Reads the attributes of a <c> or a <row> in any notation. */
export const readTag = (tag: CellTag, bytes: Uint8Array, start: number, end: number) => {
  if (readAttributes(tag, bytes, start, end) === end) return;
  eachAttribute(bytes, start, end, (nameStart, nameEnd, from, to) => {
    const isOwn = nameEnd - nameStart === 1 && bytes[nameStart - 1] !== 0x3a;
    if (isOwn) takeAttribute(tag, bytes[nameStart] as number, bytes, from, to);
  });
};

/** Whether `</v></c>` is at `at`. */
const isClosing = (bytes: Uint8Array, at: number) =>
  bytes[at + 1] === SLASH &&
  bytes[at + 2] === LETTER_V &&
  bytes[at + 3] === GT &&
  bytes[at + 4] === LT &&
  bytes[at + 5] === SLASH &&
  bytes[at + 6] === LETTER_C &&
  bytes[at + 7] === GT;

/**
 * Fast path for `<c r="A1" s="1" t="s"><v>12</v></c>` and `<c r="A1" s="1"/>` at `at`, the notation of nearly all
 * cells. Returns the end; -1 for any other notation or an incomplete cell (bytes from `length` on are invalid), which
 * the scanner then reads tag by tag.
 */
export const readPlainCell = (
  tag: CellTag,
  bytes: Uint8Array,
  at: number,
  length: number,
): number => {
  if (bytes[at + 1] !== LETTER_C) return -1;
  const tagEnd = readAttributes(tag, bytes, at + 2, length);
  if (tagEnd < 0) return -1;
  if (bytes[tagEnd] === SLASH && bytes[tagEnd + 1] === GT) {
    tag.valueStart = 0;
    tag.valueEnd = 0;
    return tagEnd + 2 <= length ? tagEnd + 2 : -1;
  }
  if (bytes[tagEnd] !== GT || bytes[tagEnd + 1] !== LT) return -1;
  if (bytes[tagEnd + 2] !== LETTER_V || bytes[tagEnd + 3] !== GT) return -1;
  let end = tagEnd + 4;
  tag.valueStart = end;
  for (; end < length; end += 1) {
    const byte = bytes[end] as number;
    if (byte === LT) break;
    // Entities, line breaks and blanks around numbers are rare and left to the slow path.
    if (byte <= SPACE || byte === AMPERSAND) return -1;
  }
  tag.valueEnd = end;
  return end + 8 <= length && isClosing(bytes, end) ? end + 8 : -1;
};
