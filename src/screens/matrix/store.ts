import { createHistory } from '../../lib/grid/history';
import { createListeners } from '../../lib/util/listeners';
import type { MatrixData } from './loadMatrixData';
import {
  amountAt,
  countAmounts,
  discardAmounts,
  isAmountChanged,
  learnAmounts,
  noAmounts,
  planAmounts,
  swapAmounts,
  type CellAmount,
  type PlannedStep,
} from './amounts';
import {
  cellAt,
  confirm,
  countChanges,
  discard,
  fillMatrix,
  learn,
  turn,
  type MatrixCellState,
  type CellChange,
  type MatrixModel,
} from './model';

/** Maximum number of cells that the history remembers: 8 MB. */
const maxCells = 2_000_000;

/** Why a pending change was not saved. */
interface Refusal {
  readonly reason: string;
  /** Someone else has changed the amount since: which one is kept is asked. */
  readonly isAsked: boolean;
}

/** The result of a sent change. */
export interface SettledChange extends CellChange {
  /** The amount of the link that the platform holds, null without a link; undefined if that is unknown. */
  readonly held?: number | null;
  /** Why the change stays pending. Without a reason, the planned amount follows the one that is held. */
  readonly reason?: string;
  /** Asks whether the planned amount replaces the one that is held. */
  readonly isAsked?: true;
}

const cellsOf = ({ turned, amounts }: PlannedStep): ReadonlySet<number> =>
  new Set([...turned, ...amounts.cells]);

export const createMatrixStore = (matrixData: MatrixData, matrix: MatrixModel) => {
  const { columns, saved, planned } = matrix;
  const versions = new Uint32Array(matrixData.products.length);
  /** Why pending changes were not saved, by the number of the cell. */
  const refused = new Map<number, Refusal>();
  const { subscribe, tell: notify } = createListeners();
  const history = createHistory<PlannedStep>({
    maxSize: maxCells,
    // An amount takes three times the room of a turned cell.
    sizeOf: ({ turned, amounts }) => turned.length + 3 * amounts.cells.length,
  });
  let version = 0;
  let steps = 0;
  let counted = { at: -1, counts: { adds: 0, removes: 0, amounts: 0 } };

  const placeOf = (cell: number) => ({ row: Math.floor(cell / columns), column: cell % columns });
  const onChange = (cells: Iterable<number>) => {
    version += 1;
    for (const cell of cells) {
      const row = Math.floor(cell / columns);
      versions[row] = (versions[row] ?? 0) + 1;
    }
    for (const [cell, { isAsked }] of refused) {
      const isTurned = saved[cell] !== planned[cell] && !isAsked;
      if (!isTurned && !isAmountChanged(matrix, placeOf(cell))) refused.delete(cell);
    }
    notify();
  };
  const remember = (step: PlannedStep): number => {
    const changed = cellsOf(step);
    if (changed.size === 0) return 0;
    history.remember(step);
    steps += 1;
    onChange(changed);
    return changed.size;
  };

  const askedCells = (): readonly number[] =>
    [...refused].flatMap(([cell, { isAsked }]) => (isAsked ? [cell] : []));
  const counts = () => {
    if (counted.at !== version)
      counted = { at: version, counts: { ...countChanges(matrix), amounts: countAmounts(matrix) } };
    return counted.counts;
  };

  return {
    matrixData,
    matrix,
    subscribe,
    /** Increases with each change of the row's cells, so that only changed rows re-render. */
    rowVersion: (row: number): number => versions[row] ?? 0,
    /** Increases with each change. */
    version: (): number => version,
    /** Increases with what the person plans, undoes and redoes, and not with what is read. */
    steps: (): number => steps,
    counts,
    hasChanges: (): boolean => {
      const { adds, removes, amounts } = counts();
      return adds + removes + amounts > 0;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** The platform's message, if it rejected the cell's pending change. */
    refusal: (cell: number): string | undefined => refused.get(cell)?.reason,
    /** Number of rejected pending changes, by the platform's message. */
    refusals: (): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const { reason, isAsked } of refused.values())
        if (!isAsked) counts.set(reason, (counts.get(reason) ?? 0) + 1);
      return counts;
    },
    /** Number of cells of which is asked whose amount is kept. */
    askedCount: (): number => askedCells().length,
    isAsked: (cell: MatrixCellState): boolean =>
      refused.get(cellAt(matrix, cell))?.isAsked === true,
    /** Answers for all cells; the planned amounts stay pending if they are to replace the others. */
    answer: (side: 'theirs' | 'mine') => {
      const cells = askedCells();
      for (const cell of cells) refused.delete(cell);
      if (side === 'mine') {
        onChange(cells);
        return;
      }
      const values = Float64Array.from(cells, (at) => amountAt(matrix, placeOf(at), 'saved') ?? 0);
      const amounts = { cells: Uint32Array.from(cells), values };
      swapAmounts(matrix, amounts);
      remember({ turned: new Uint32Array(), amounts });
    },
    fill: (cells: Parameters<typeof fillMatrix>[1]): number =>
      remember({ turned: fillMatrix(matrix, cells), amounts: noAmounts }),
    /** Plans amounts, which turns cells on, and removals. Returns the number of changed cells. */
    plan: (entries: Iterable<CellAmount>, removed: readonly MatrixCellState[] = []): number => {
      const { turned, amounts } = planAmounts(matrix, entries);
      const off = turn(
        matrix,
        Uint32Array.from(removed, (cell) => cellAt(matrix, cell)),
      );
      return remember({ turned: Uint32Array.from([...turned, ...off]), amounts });
    },
    /** Returns false if there was nothing to undo or redo. */
    travel: (way: 'undo' | 'redo'): boolean => {
      const step = history[way]();
      if (!step) return false;
      steps += 1;
      turn(matrix, step.turned);
      swapAmounts(matrix, step.amounts);
      onChange(cellsOf(step));
      return true;
    },
    /** Discards pending changes: of these products, or all. */
    discard: (rows?: readonly number[]) => {
      remember({ turned: discard(matrix, rows), amounts: discardAmounts(matrix, rows) });
    },
    /** Sets the platform's links of a zone, with their amounts by row. */
    learnColumn: (column: number, byRow: ReadonlyMap<number, number>) => {
      for (let row = 0; row < matrixData.products.length; row += 1)
        learn(matrix, { row, column, isOn: byRow.has(row) });
      learnAmounts(matrix, column, byRow);
      onChange(matrixData.products.map((_, row) => cellAt(matrix, { row, column })));
    },
    /** Keeps the amount of a link that is about to be removed, unless those of its zone are known. */
    keepAmount: (cell: CellAmount) => {
      if (!matrix.amounts.has(cell.column)) matrix.kept.set(cellAt(matrix, cell), cell.amount);
    },
    /** Whether the amounts of a zone are known. */
    hasAmounts: (column: number): boolean => matrix.amounts.has(column),
    /** Takes in what was saved or refused of sent changes. */
    settle: (changes: readonly SettledChange[]) => {
      const cells = changes.map((change) => {
        const { row, column, held, reason, isAsked = false, amount: sent = 0 } = change;
        const cell = cellAt(matrix, change);
        if (reason === undefined) refused.delete(cell);
        else refused.set(cell, { reason, isAsked });
        if (held !== undefined) confirm(matrix, { ...change, isOn: held !== null });
        if (held !== undefined && held !== null) {
          const amounts = matrix.amounts.get(column);
          if (amounts) amounts.saved[row] = held;
          if (reason === undefined) matrix.kept.delete(cell);
          if (reason === undefined && amounts?.planned[row] === sent) amounts.planned[row] = held;
        }
        return cell;
      });
      onChange(cells);
    },
  };
};

/** The planned links, what was rejected, and listeners. */
export type MatrixStore = ReturnType<typeof createMatrixStore>;
