import { takeAttribute } from './cellTag';
import type { CellTag } from './cellTag';

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

/** Reads the attributes after `<c` and returns their end; -1 if they are in an unusual notation. */
const readAttributes = (cell: PlainCell, bytes: Uint8Array, start: number, length: number) => {
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
