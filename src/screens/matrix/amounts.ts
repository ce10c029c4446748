/**
 * The amounts of links (par) beside the matrix of links. They exist only for columns whose amounts were read, because a
 * number for each of millions of cells would not fit in memory.
 */
import { cellAt, type MatrixCellState, type MatrixModel, type MatrixStep } from './model';

/** Amounts of one column, by row. They mean nothing while a cell is off. */
export interface ColumnAmounts {
  /** The platform's. */
  readonly saved: Float64Array;
  readonly planned: Float64Array;
}

/** A planned amount of a cell, which turns it on. */
export interface CellAmount extends MatrixCellState {
  readonly amount: number;
}

/** The cells that one step changed, with their other amounts. Swapping again restores them. */
export interface AmountStep {
  readonly cells: Uint32Array;
  readonly values: Float64Array;
}

/** What one action changed. */
export interface PlannedStep {
  readonly turned: MatrixStep;
  readonly amounts: AmountStep;
}

export const noAmounts: AmountStep = { cells: new Uint32Array(), values: new Float64Array() };

/** Sets the platform's amounts of a column; planned ones follow if nothing was pending. */
export const learnAmounts = (
  { amounts, columns, held, kept }: MatrixModel,
  column: number,
  byRow: ReadonlyMap<number, number>,
): void => {
  const columnAmounts = amounts.get(column);
  const saved = new Float64Array(held.length);
  for (const [cell, amount] of kept)
    if (cell % columns === column) saved[Math.floor(cell / columns)] = amount;
  for (const [row, amount] of byRow) saved[row] = amount;
  const planned = saved.slice();
  columnAmounts?.planned.forEach((amount, row) => {
    if (amount !== columnAmounts.saved[row]) planned[row] = amount;
  });
  amounts.set(column, { saved, planned });
};

/** Undefined while the column's amounts are unknown. */
export const amountAt = (
  { amounts }: MatrixModel,
  { row, column }: MatrixCellState,
  which: keyof ColumnAmounts = 'planned',
): number | undefined => amounts.get(column)?.[which][row];

/** Whether a link stays and gets another amount. */
export const isAmountChanged = (matrix: MatrixModel, place: MatrixCellState): boolean => {
  const cell = cellAt(matrix, place);
  if (matrix.saved[cell] !== 1 || matrix.planned[cell] !== 1) return false;
  return amountAt(matrix, place) !== amountAt(matrix, place, 'saved');
};

/** Exchanges a step's amounts with the planned ones, for undo and redo. */
export const swapAmounts = (
  { amounts, columns }: MatrixModel,
  { cells, values }: AmountStep,
): void =>
  cells.forEach((cell, at) => {
    const planned = amounts.get(cell % columns)?.planned;
    const row = Math.floor(cell / columns);
    if (!planned) return;
    const before = planned[row] ?? 0;
    planned[row] = values[at] ?? 0;
    values[at] = before;
  });

/**
 * Plans amounts. Cells that are off are turned on, unless their row is held. Cells whose column is unknown are left out.
 */
export const planAmounts = (matrix: MatrixModel, entries: Iterable<CellAmount>): PlannedStep => {
  const { held, planned, saved } = matrix;
  const turned = new Set<number>();
  const changed = new Map<number, number>();
  for (const entry of entries) {
    const current = amountAt(matrix, entry);
    const cell = cellAt(matrix, entry);
    const isOff = planned[cell] !== 1;
    if (current === undefined || (isOff && held[entry.row] === 1 && saved[cell] !== 1)) continue;
    if (isOff) turned.add(cell);
    if (current === entry.amount) changed.delete(cell);
    else changed.set(cell, entry.amount);
  }
  const amounts = {
    cells: Uint32Array.from(changed.keys()),
    values: Float64Array.from(changed.values()),
  };
  for (const cell of turned) planned[cell] = 1;
  swapAmounts(matrix, amounts);
  return { turned: Uint32Array.from(turned), amounts };
};

/** Resets the planned amounts of these rows, or of all. The returned step restores them. */
export const discardAmounts = (matrix: MatrixModel, rows?: readonly number[]): AmountStep => {
  const cells: number[] = [];
  const values: number[] = [];
  for (const [column, { saved, planned }] of matrix.amounts) {
    for (const row of rows ?? saved.keys()) {
      const amount = saved[row] ?? 0;
      if (planned[row] === amount) continue;
      cells.push(cellAt(matrix, { row, column }));
      values.push(amount);
    }
  }
  const step = { cells: Uint32Array.from(cells), values: Float64Array.from(values) };
  swapAmounts(matrix, step);
  return step;
};

/** Number of links that stay and get another amount. */
export const countAmounts = ({ amounts, columns, saved, planned }: MatrixModel): number => {
  let count = 0;
  for (const [column, columnAmounts] of amounts) {
    for (let row = 0; row < columnAmounts.saved.length; row += 1) {
      if (columnAmounts.saved[row] === columnAmounts.planned[row]) continue;
      const cell = row * columns + column;
      if (saved[cell] === 1 && planned[cell] === 1) count += 1;
    }
  }
  return count;
};

/** Sum of the planned amounts of a row's links in these columns. */
export const sumRow = (
  { amounts, columns: width, planned }: MatrixModel,
  row: number,
  columns: readonly number[],
): number => {
  let sum = 0;
  for (const column of columns)
    if (planned[row * width + column] === 1) sum += amounts.get(column)?.planned[row] ?? 0;
  return sum;
};
