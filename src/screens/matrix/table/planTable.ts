/** What a table would change in the grid as it is now. */
import { amountAt, type CellAmount } from '../amounts';
import { cellAt, type MatrixCellState } from '../model';
import type { MatrixStore } from '../store';
import type { TableEntry } from './collectEntries';

export interface PlannedChange extends CellAmount {
  /** The planned amount so far. */
  readonly before: number;
}

export interface TablePlan {
  readonly added: readonly CellAmount[];
  readonly changed: readonly PlannedChange[];
  readonly removed: readonly MatrixCellState[];
  /** Archived products, which cannot be added. */
  readonly held: readonly TableEntry[];
  /** Number of entries that are so already. */
  readonly unchanged: number;
}

/** The amounts of the entries' zones must be known. */
export const planTable = (
  { matrix }: Pick<MatrixStore, 'matrix'>,
  entries: readonly TableEntry[],
): TablePlan => {
  const added: CellAmount[] = [];
  const changed: PlannedChange[] = [];
  const removed: MatrixCellState[] = [];
  const held: TableEntry[] = [];
  for (const entry of entries) {
    const { row, column, amount, isRemoval } = entry;
    const place = { row, column };
    const cell = cellAt(matrix, place);
    const isOn = matrix.planned[cell] === 1;
    if (isRemoval) {
      if (isOn) removed.push(place);
      continue;
    }
    const before = amountAt(matrix, place) ?? 0;
    if (isOn && amount !== null && amount !== before) changed.push({ ...place, amount, before });
    if (isOn) continue;
    if (matrix.held[row] === 1 && matrix.saved[cell] !== 1) held.push(entry);
    else added.push({ ...place, amount: amount ?? 0 });
  }
  const unchanged = entries.length - added.length - changed.length - removed.length - held.length;
  return { added, changed, removed, held, unchanged };
};
