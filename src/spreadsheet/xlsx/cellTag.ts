import { decodeSpan } from '../table';
import { eachAttribute } from './attributes';
import { Refusal } from './refusal';

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

/** Types of cell content (attribute t). */
export const cellTypes = {
  number: 0,
  shared: 1,
  text: 2,
  boolean: 3,
  error: 4,
  date: 5,
} as const;

type CellType = (typeof cellTypes)[keyof typeof cellTypes];

/** The attributes of a <c>. One object is reused for every cell. */
interface CellTag {
  /** As in `cellReference`; -1 if the cell follows the previous one. */
  reference: number;
  style: number;
  type: CellType;
}

const typeOf = (bytes: Uint8Array, from: number, to: number): CellType => {
  if (to - from !== 1) return cellTypes.text;
  const letter = bytes[from];
  if (letter === 0x73) return cellTypes.shared;
  if (letter === 0x6e) return cellTypes.number;
  if (letter === 0x62) return cellTypes.boolean;
  if (letter === 0x65) return cellTypes.error;
  return letter === 0x64 ? cellTypes.date : cellTypes.text;
};

const referenceOf = (bytes: Uint8Array, from: number, to: number): number => {
  const reference = cellReference(bytes, from, to);
  if (reference >= 0) return reference;
  throw new Refusal('badReference', {
    reference: decodeSpan(bytes, from, Math.min(to, from + 40)),
  });
};

/** Parses digits; NaN if there are other characters. */
const countOf = (bytes: Uint8Array, from: number, to: number): number => {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] as number) - 0x30;
    count = digit < 0 || digit > 9 ? NaN : count * 10 + digit;
  }
  return count;
};

/** Stores an attribute with a one-letter name. */
const takeAttribute = (
  tag: CellTag,
  letter: number,
  bytes: Uint8Array,
  from: number,
  to: number,
) => {
  if (letter === 0x72) tag.reference = referenceOf(bytes, from, to);
  else if (letter === 0x73) tag.style = countOf(bytes, from, to);
  else if (letter === 0x74) tag.type = typeOf(bytes, from, to);
};

/** The sheet row of a <row>, from 1; -1 if it follows the previous one. */
export const readRowTag = (bytes: Uint8Array, start: number, end: number): number => {
  let line = -1;
  eachAttribute(bytes, start, end, (nameStart, nameEnd, from, to) => {
    const isNumber = nameEnd - nameStart === 1 && bytes[nameStart] === 0x72;
    if (!isNumber || bytes[nameStart - 1] === 0x3a) return false;
    line = to - from > 7 ? 0 : countOf(bytes, from, to);
    if (!(line >= 1 && line <= sheetRows)) {
      const reference = decodeSpan(bytes, from, Math.min(to, from + 40));
      throw new Refusal('badReference', { reference });
    }
    return true;
  });
  return line;
};

/** A cell that was read by the fast path. Its value needs no decoding. */
export interface PlainCell extends CellTag {
  valueStart: number;
  valueEnd: number;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const SLASH = 0x2f;
const LT = 0x3c;
const EQUALS = 0x3d;
const GT = 0x3e;
const LETTER_C = 0x63;
const LETTER_V = 0x76;

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
 * Reads the attributes after `<c` and returns their end; -1 if they are in an unusual notation. There are
 * millions, and nearly all are written `r="A1" s="1" t="s"`.
 */
const readAttributes = (cell: CellTag, bytes: Uint8Array, start: number, length: number) => {
  cell.reference = -1;
  cell.style = 0;
  cell.type = 0;
  let at = start;
  while (bytes[at] === SPACE && bytes[at + 2] === EQUALS && bytes[at + 3] === QUOTE) {
    const from = at + 4;
    let to = from;
    while (to < length && bytes[to] !== QUOTE && bytes[to] !== LT) to += 1;
    if (to >= length || bytes[to] !== QUOTE) return -1;
    takeAttribute(cell, bytes[at + 1] as number, bytes, from, to);
    at = to + 1;
  }
  return at;
};

/** Reads the attributes of a <c> in any notation. */
export const readCellTag = (tag: CellTag, bytes: Uint8Array, start: number, end: number) => {
  if (readAttributes(tag, bytes, start, end) === end) return;
  eachAttribute(bytes, start, end, (nameStart, nameEnd, from, to) => {
    const isOwn = nameEnd - nameStart === 1 && bytes[nameStart - 1] !== 0x3a;
    if (isOwn) takeAttribute(tag, bytes[nameStart] as number, bytes, from, to);
    return false;
  });
};

/**
 * Fast path for `<c r="A1" s="1" t="s"><v>12</v></c>` and `<c r="A1" s="1"/>` at `at`, the notation of nearly all
 * cells. Returns the end; -1 for any other notation or an incomplete cell (bytes from `length` on are invalid), which
 * the scanner then reads tag by tag.
 */
export const readPlainCell = (
  cell: PlainCell,
  bytes: Uint8Array,
  at: number,
  length: number,
): number => {
  if (bytes[at + 1] !== LETTER_C) return -1;
  const tagEnd = readAttributes(cell, bytes, at + 2, length);
  if (tagEnd < 0) return -1;
  if (bytes[tagEnd] === SLASH && bytes[tagEnd + 1] === GT) {
    cell.valueStart = 0;
    cell.valueEnd = 0;
    return tagEnd + 2 <= length ? tagEnd + 2 : -1;
  }
  if (bytes[tagEnd] !== GT || bytes[tagEnd + 1] !== LT) return -1;
  if (bytes[tagEnd + 2] !== LETTER_V || bytes[tagEnd + 3] !== GT) return -1;
  let end = tagEnd + 4;
  cell.valueStart = end;
  for (; end < length; end += 1) {
    const byte = bytes[end] as number;
    if (byte === LT) break;
    // Entities, line breaks and blanks around numbers are rare and left to the slow path.
    if (byte <= SPACE || byte === AMPERSAND) return -1;
  }
  cell.valueEnd = end;
  return end + 8 <= length && isClosing(bytes, end) ? end + 8 : -1;
};
