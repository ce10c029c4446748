import type { RuleMessage } from '../../schema/rules/message';
import type { EntryBase } from './types';

/** Typed arrays that can grow; new elements are 0. */

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>;

export const ints = (length: number) => new Int32Array(length);
export const words = (length: number) => new Uint32Array(length);

/** Returns the array if it is long enough, else a copy with at least double its length. */
export const longer = <Array extends Numbers>(array: Array, length: number): Array => {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => Array;
  const grown = new Kind(Math.max(length, array.length * 2));
  grown.set(array);
  return grown;
};

interface Part {
  readonly first: number;
  readonly end: number;
  readonly base: EntryBase;
}

export const createTexts = (columnCount: number) => {
  const parts: Part[] = [];
  const typed = Array.from({ length: columnCount }, () => new Map<number, string>());
  const saved = Array.from({ length: columnCount }, () => new Map<number, string>());
  let written = new Uint8Array(0);
  let near = 0;

  /** Rows are mostly read in sequence, so the last part is tried first. */
  const partOf = (row: number): Part | undefined => {
    while (near > 0 && row < (parts[near]?.first ?? 0)) near -= 1;
    while (near < parts.length - 1 && row >= (parts[near]?.end ?? 0)) near += 1;
    const part = parts[near];
    return part && row >= part.first && row < part.end ? part : undefined;
  };
  const loaded = (row: number, column: number): string => {
    const part = partOf(row);
    return part ? part.base.textAt(row - part.first, column) : '';
  };
  const base = (row: number, column: number): string =>
    saved[column]?.get(row) ?? loaded(row, column);

  return {
    /** The loaded text; saving does not change it. */
    loaded,
    /** The loaded or last saved text. */
    base,
    now: (row: number, column: number): string => typed[column]?.get(row) ?? base(row, column),
    isChanged: (row: number, column: number): boolean => {
      const text = typed[column]?.get(row);
      return text !== undefined && text.trim() !== base(row, column).trim();
    },
    /** The error that the base found in an unedited cell; undefined if the column's rule decides. */
    loadedFault: (row: number, column: number): RuleMessage | null | undefined => {
      const part = partOf(row);
      if (!part?.base.faultAt) return undefined;
      const own = typed[column]?.get(row) ?? saved[column]?.get(row);
      const isLoaded = own === undefined || own.trim() === loaded(row, column).trim();
      return isLoaded ? part.base.faultAt(row - part.first, column) : undefined;
    },
    /** Whether the row may differ from its table. */
    isWritten: (row: number): boolean => written[row] === 1,
    /** Returns 1 if the cell becomes changed, -1 if it becomes unchanged, else 0. */
    put: (row: number, column: number, text: string): number => {
      const own = typed[column];
      const before = base(row, column);
      const plain = before.trim();
      const was = own?.get(row);
      if (text === before) own?.delete(row);
      else {
        own?.set(row, text);
        written[row] = 1;
      }
      const isChanged = text.trim() !== plain;
      const wasChanged = was !== undefined && was.trim() !== plain;
      return Number(isChanged) - Number(wasChanged);
    },
    /** Makes the typed texts of a row its saved texts. */
    settle: (row: number) => {
      typed.forEach((texts, column) => {
        const text = texts.get(row);
        if (text === undefined) return;
        saved[column]?.set(row, text);
        texts.delete(row);
      });
    },
    append: (added: EntryBase) => {
      const first = parts.at(-1)?.end ?? 0;
      const end = first + added.rowCount;
      parts.push({ first, end, base: added });
      written = longer(written, end);
    },
    /** All bases with the number of their first row, in row order. */
    parts: (): readonly Part[] => parts,
  };
};

/** The text of each cell: as loaded, as saved since, and as typed. */
export type Texts = ReturnType<typeof createTexts>;
