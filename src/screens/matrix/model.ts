import type { Counted } from '../../lib/grid/board/checkbox';
import type { ColumnAmounts } from './amounts';

/**
 * Current and planned links of products (rows) × zones (columns), independent of React and the platform. A cell is a
 * byte, numbered row by row: 300,000 cells take 600 KB. They are changed in place, because a copy per step would cost
 * more than the step.
 */
export interface MatrixModel {
  readonly columns: number;
  /** The platform's confirmed state of each cell: 1 if it is linked. */
  readonly saved: Uint8Array;
  /** The planned state; a difference from `saved` is a pending change. */
  readonly planned: Uint8Array;
  /** 1 for rows that cannot be linked: archived products. */
  readonly held: Uint8Array;
  /** By column; only of columns whose amounts were read. */
  readonly amounts: Map<number, ColumnAmounts>;
  /** Amounts of removed links of other columns, by the number of the cell: adding a link again restores its amount. */
  readonly kept: Map<number, number>;
}

export interface MatrixCellState {
  readonly row: number;
  readonly column: number;
}

export interface CellChange extends MatrixCellState {
  readonly isOn: boolean;
  /** The amount to send with the link, unless a new link gets the default. */
  readonly amount?: number;
  /** The amount that an existing link has. */
  readonly before?: number;
}

/** All cells of these rows and columns. */
export interface Block {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Cells that one step toggled. Toggling again restores them. */
export type MatrixStep = Uint32Array;

export const matrixOf = (rows: number, columns: number): MatrixModel => ({
  columns,
  saved: new Uint8Array(rows * columns),
  planned: new Uint8Array(rows * columns),
  held: new Uint8Array(rows),
  amounts: new Map(),
  kept: new Map(),
});

export const cellAt = (
  { columns }: Pick<MatrixModel, 'columns'>,
  { row, column }: MatrixCellState,
): number => row * columns + column;

/** Confirms a sent change; the planned state is not changed. */
export const confirm = (matrix: MatrixModel, change: CellChange) => {
  matrix.saved[cellAt(matrix, change)] = change.isOn ? 1 : 0;
};

/** Sets the platform's state of a cell; the planned state follows if nothing was pending. */
export const learn = (matrix: MatrixModel, change: CellChange) => {
  const { saved, planned } = matrix;
  const cell = cellAt(matrix, change);
  if (saved[cell] === planned[cell]) planned[cell] = change.isOn ? 1 : 0;
  confirm(matrix, change);
};

/** Toggles a step's cells, also for undo and redo. */
export const turn = ({ planned }: MatrixModel, step: MatrixStep): MatrixStep => {
  for (const cell of step) planned[cell] = planned[cell] === 1 ? 0 : 1;
  return step;
};

/**
 * Turns all cells of a block on or off. An archived row cannot be linked, but its links can be removed, and a pending
 * removal can be undone. Returns the cells that changed.
 */
export const fillMatrix = (
  matrix: MatrixModel,
  { rows, columns, isOn }: Block & { readonly isOn: boolean },
): MatrixStep => {
  const { columns: width, saved, planned, held } = matrix;
  const cells = new Uint32Array(rows.length * columns.length);
  let count = 0;
  for (const row of new Set(rows)) {
    for (const column of columns) {
      const cell = row * width + column;
      if ((planned[cell] === 1) === isOn) continue;
      if (isOn && held[row] === 1 && saved[cell] === 0) continue;
      cells[count] = cell;
      count += 1;
    }
  }
  return turn(matrix, cells.slice(0, count));
};

/** Every pending change of links and amounts of these rows, row by row; of all rows by default. */
export const changesOf = (
  matrix: MatrixModel,
  rows: Iterable<number> = matrix.held.keys(),
): readonly CellChange[] => {
  const { columns, saved, planned, amounts, kept } = matrix;
  const changes: CellChange[] = [];
  for (const row of rows) {
    for (let column = 0; column < columns; column += 1) {
      const cell = cellAt(matrix, { row, column });
      const isOn = planned[cell] === 1;
      const isTurned = planned[cell] !== saved[cell];
      const columnAmounts = isOn ? amounts.get(column) : undefined;
      const [amount = 0, before] = columnAmounts
        ? [columnAmounts.planned[row], columnAmounts.saved[row]]
        : [isOn ? kept.get(cell) : 0];
      if (isTurned) changes.push({ row, column, isOn, ...(amount === 0 ? {} : { amount }) });
      else if (before !== undefined && amount !== before)
        changes.push({ row, column, isOn, amount, before });
    }
  }
  return changes;
};

/** Resets the planned state of these rows, or of all. The returned step restores the changes. */
export const discard = (matrix: MatrixModel, rows?: readonly number[]): MatrixStep =>
  turn(
    matrix,
    Uint32Array.from(
      changesOf(matrix, rows).filter(({ before }) => before === undefined),
      (change) => cellAt(matrix, change),
    ),
  );

/** Loops, because callbacks for 300,000 cells would take milliseconds with each key. */
export const countChanges = ({ saved, planned }: MatrixModel) => {
  let [adds, removes] = [0, 0];
  for (let cell = 0; cell < planned.length; cell += 1) {
    if (planned[cell] === saved[cell]) continue;
    if (planned[cell] === 1) adds += 1;
    else removes += 1;
  }
  return { adds, removes };
};

/** Number of planned cells of a row in these columns. */
export const countRow = (
  { columns: width, planned }: MatrixModel,
  row: number,
  columns: readonly number[],
): number => {
  let on = 0;
  for (const column of columns) on += planned[row * width + column] ?? 0;
  return on;
};

/** Number of planned cells, out of those that can be linked: archived rows do not prevent 'all'. */
export const countRows = (matrix: MatrixModel, { rows, columns }: Block): Counted => {
  const open = rows.filter((row) => matrix.held[row] === 0);
  return {
    on: open.reduce((on, row) => on + countRow(matrix, row, columns), 0),
    of: open.length * columns.length,
  };
};

/** What a switch over these cells sets: off only if every cell that can be on is on. */
export const nextOf = (matrix: MatrixModel, block: Block): boolean => {
  const { on, of } = countRows(matrix, block);
  return of > 0 ? on < of : block.rows.every((row) => countRow(matrix, row, block.columns) === 0);
};
