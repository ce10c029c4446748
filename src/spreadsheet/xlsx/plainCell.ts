import { takeAttribute } from './cellTag';
import type { CellTag } from './cellTag';

/** A cell that was read at one go. Its value stands in the bytes as it is, free of entities. */
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

/** Whether `</v></c>` stands at `at`. */
const isClosing = (bytes: Uint8Array, at: number) =>
  bytes[at + 1] === SLASH &&
  bytes[at + 2] === LETTER_V &&
  bytes[at + 3] === GT &&
  bytes[at + 4] === LT &&
  bytes[at + 5] === SLASH &&
  bytes[at + 6] === LETTER_C &&
  bytes[at + 7] === GT;

/** Reads the attributes behind `<c`; gives the place behind them, -1 where they are written in an unusual way. */
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
 * Reads `<c r="A1" s="1" t="s"><v>12</v></c>` or `<c r="A1" s="1"/>` from `at`, which is how nearly all cells are
 * written; gives the place behind it. -1 where it is written in any other way or not all there (bytes from `length` on
 * mean nothing): the scanner reads it then, tag by tag.
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
    // An entity, a line end, blanks around a number: rare enough for the long way.
    if (byte <= SPACE || byte === AMPERSAND) return -1;
  }
  cell.valueEnd = end;
  return end + 8 <= length && isClosing(bytes, end) ? end + 8 : -1;
};
