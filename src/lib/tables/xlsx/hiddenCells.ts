import { limits } from '../limits';
import { columnLetters } from '../table';
import type { HiddenCells } from '../types';
import { attributesOf } from './attributes';

const LETTER_H = 0x68;
const LETTER_I = 0x69;
const LETTER_D = 0x64;

/** Hidden rows that are named. */
const maxNamed = 5;

const isTrue = (value: string | undefined) => value !== undefined && /^(1|true|on)$/i.test(value);

/** Most tags have no such attribute, and no attributes are read then. */
const isHiddenTag = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    if (bytes[at] !== LETTER_H || bytes[at + 1] !== LETTER_I || bytes[at + 2] !== LETTER_D)
      continue;
    return isTrue(attributesOf(bytes, start, end).get('hidden'));
  }
  return false;
};

/** Knows which rows and columns of a sheet are hidden, names those with content, and can leave them out. */
export const hiddenCells = (isLeftOut: boolean) => {
  const columns = new Set<number>();
  const filled = new Set<number>();
  const lines: number[] = [];
  let rows = 0;
  let isRowHidden = false;
  let hasHidden = false;

  return {
    /** Of a <col>. */
    addColumns: (bytes: Uint8Array, start: number, end: number) => {
      if (!isHiddenTag(bytes, start, end)) return;
      const attributes = attributesOf(bytes, start, end);
      const [min, max] = [Number(attributes.get('min')), Number(attributes.get('max'))];
      for (let column = min; column <= Math.min(max, limits.columns); column += 1)
        columns.add(column - 1);
    },
    /** Of a <row>. */
    openRow: (bytes: Uint8Array, start: number, end: number) => {
      isRowHidden = isHiddenTag(bytes, start, end);
      hasHidden = false;
    },
    /** Whether a cell with a text is left out. */
    leavesOut: (column: number): boolean => {
      const isColumnHidden = columns.size > 0 && columns.has(column);
      if (!isRowHidden && !isColumnHidden) return false;
      hasHidden = true;
      if (isColumnHidden) filled.add(column);
      return isLeftOut;
    },
    /** Returns whether any of the row's texts are left out. */
    closeRow: (line: number): boolean => {
      if (hasHidden && isRowHidden) {
        rows += 1;
        if (rows <= maxNamed) lines.push(line);
      }
      return hasHidden && isLeftOut;
    },
    /** Undefined if nothing with content is hidden. */
    found: (): HiddenCells | undefined =>
      rows === 0 && filled.size === 0
        ? undefined
        : {
            rows,
            lines,
            columns: [...filled].sort((one, other) => one - other).map(columnLetters),
            isLeftOut,
          },
  };
};
