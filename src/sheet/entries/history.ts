import { createHistory } from '../history';
import type { Alike } from './types';
import { rowsWhere, type Rows } from './rows';
import type { Texts } from './texts';

interface CellPatch {
  readonly type: 'cells';
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface RowPatch {
  readonly type: 'rows';
  readonly flag: 'gone' | 'left';
  readonly rows: readonly number[];
  /** The new value of the flag. */
  readonly isSet: boolean;
}

export type Patch = CellPatch | RowPatch;

export type Step = readonly Patch[];

/** Maximum number of remembered cells. Older steps are dropped beyond it, but never the latest. */
const mostCells = 2_000_000;

const cellsOf = (step: Step): number => step.reduce((sum, { rows }) => sum + rows.length, 0);

/** The history of a sheet. */
export const createCellHistory = () => createHistory({ most: mostCells, sizeOf: cellsOf });

/** Finds rows with the same error and text as a cell that was just fixed, so that all can be fixed at once. */
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

  /** Rows whose cell has an error and the same text. Only cells with an error are read. */
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
    /** Call after any other step. */
    forget: () => {
      last = null;
      found = null;
    },
    /** Call after a step that changed one cell with an error. */
    corrected: ({ rows: at, columns, before, after }: CellPatch) => {
      const [row = -1] = at;
      const [column = -1] = columns;
      // The same key in all rows would only make them duplicates.
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
