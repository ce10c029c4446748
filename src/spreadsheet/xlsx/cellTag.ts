import { decodeSpan } from '../table';
import { eachAttribute } from './attributes';
import { cellReference, sheetRows } from './cellReference';
import { Refusal } from './refusal';

/** Types of cell content (attribute t). */
export const cellTypes = {
  number: 0,
  shared: 1,
  text: 2,
  boolean: 3,
  error: 4,
  date: 5,
} as const;

export type CellType = (typeof cellTypes)[keyof typeof cellTypes];

/** The attributes of a <c>. One object is reused for every cell. */
export interface CellTag {
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
export const takeAttribute = (
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

/** Reads the attributes of a <c>. Nearly all are written ` r="A1" s="1" t="s"`, and there are millions. */
export const readCellTag = (tag: CellTag, bytes: Uint8Array, start: number, end: number) => {
  tag.reference = -1;
  tag.style = 0;
  tag.type = cellTypes.number;
  let at = start;
  while (at < end) {
    if (bytes[at] !== 0x20 || bytes[at + 2] !== 0x3d || bytes[at + 3] !== 0x22) {
      eachAttribute(bytes, at, end, (nameStart, nameEnd, from, to) => {
        const isOwn = nameEnd - nameStart === 1 && bytes[nameStart - 1] !== 0x3a;
        if (isOwn) takeAttribute(tag, bytes[nameStart] as number, bytes, from, to);
        return false;
      });
      return;
    }
    const from = at + 4;
    let to = from;
    while (to < end && bytes[to] !== 0x22) to += 1;
    if (to >= end) throw new Refusal('badXml');
    takeAttribute(tag, bytes[at + 1] as number, bytes, from, to);
    at = to + 1;
  }
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
