import type { RuleMessage } from '../../rules/message';
import type { Matcher } from './matcher';
import { longer } from './rows';
import type { CellTest, EntryBase } from './types';

interface Part {
  readonly first: number;
  readonly end: number;
  readonly base: EntryBase;
}

/** The text of each cell: as loaded, as saved since, and as typed. */
export const createTexts = (columnCount: number) => {
  const parts: Part[] = [];
  const typed = Array.from({ length: columnCount }, () => new Map<number, string>());
  const saved = Array.from({ length: columnCount }, () => new Map<number, string>());
  /** 1 if the row may differ from its base. */
  let written = new Uint8Array(0);
  /** Rows are mostly read in sequence, so the last part is tried first. */
  let near = 0;

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
  const now = (row: number, column: number): string => typed[column]?.get(row) ?? base(row, column);

  return {
    /** The loaded text; saving does not change it. */
    loaded,
    /** The loaded or last saved text. */
    base,
    now,
    isChanged: (row: number, column: number): boolean => {
      const text = typed[column]?.get(row);
      return text !== undefined && text.trim() !== base(row, column).trim();
    },
    /** Rows that may be changed in the column, in no order. */
    typedRows: (column: number): Iterable<number> => typed[column]?.keys() ?? [],
    /** The error that the base found in an unedited cell; undefined if the column's rule decides. */
    loadedFault: (row: number, column: number): RuleMessage | null | undefined => {
      const part = partOf(row);
      if (!part?.base.faultAt) return undefined;
      const text = typed[column]?.get(row) ?? saved[column]?.get(row);
      const isLoaded = text === undefined || text.trim() === loaded(row, column).trim();
      return isLoaded ? part.base.faultAt(row - part.first, column) : undefined;
    },
    /** Matches cells against their base until the user edits the row. */
    finder: (matcher: Matcher): CellTest => {
      const finders: CellTest[] = [];
      return (row, column) => {
        const part = written[row] === 1 ? undefined : partOf(row);
        if (!part) return matcher.test(now(row, column));
        const find = (finders[near] ??=
          part.base.finder?.(matcher) ??
          ((at, place) => matcher.test(part.base.textAt(at, place))));
        return find(row - part.first, column);
      };
    },
    /** Returns 1 if the cell becomes changed, -1 if it becomes unchanged, else 0. */
    write: (row: number, column: number, text: string): number => {
      const before = base(row, column);
      const previous = typed[column]?.get(row) ?? before;
      if (text === before) typed[column]?.delete(row);
      else {
        typed[column]?.set(row, text);
        written[row] = 1;
      }
      const plain = before.trim();
      return Number(text.trim() !== plain) - Number(previous.trim() !== plain);
    },
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
  };
};
