/** Faults that are the same in many rows, so that whoever mends one can mend all. */
import type { Alike } from '../entriesTypes';
import type { CellPatch } from './history';
import { rowsWhere, type Rows } from './rows';
import type { Texts } from './texts';

export const createAlike = ({
  rows,
  texts,
  columnCount,
  keyColumn,
}: {
  readonly rows: Rows;
  readonly texts: Texts;
  readonly columnCount: number;
  readonly keyColumn: number;
}) => {
  let last: { readonly column: number; readonly before: string; readonly text: string } | null =
    null;
  let found: Alike | null | undefined;

  /** Rows whose cell holds a fault and the same text; only cells with a fault are read. */
  const rowsLike = (column: number, text: string): Uint32Array => {
    const plain = text.trim();
    return rowsWhere(
      rows,
      (row) =>
        rows.gone[row] === 0 &&
        rows.faults[row * columnCount + column] === 1 &&
        texts.now(row, column).trim() === plain,
    );
  };
  const look = (): Alike | null => {
    if (!last) return null;
    const { column, before, text } = last;
    const same = rowsLike(column, before);
    const [row] = same;
    return row === undefined ? null : { hit: { row, column }, before, text, rows: same };
  };

  return {
    rowsLike,
    /** Another step was taken. */
    forget: () => {
      last = null;
      found = null;
    },
    /** A step changed one cell, which held a fault. */
    mended: ({ rows: at, columns, before, after }: CellPatch) => {
      const [row = -1] = at;
      const [column = -1] = columns;
      // A key for all of them would only make them the same.
      if (column === keyColumn || rows.faults[row * columnCount + column] === 1) return;
      last = { column, before: before[0] ?? '', text: after[0] ?? '' };
      found = undefined;
    },
    fix: (): Alike | null => {
      if (found === undefined) found = look();
      return found;
    },
  };
};
