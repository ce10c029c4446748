import { createHistory } from '../../lib/grid/history';
import { createListeners } from '../../lib/util/listeners';
import type { MatrixData } from './loadMatrixData';
import {
  amountAt,
  confirmAmount,
  countAmounts,
  discardAmounts,
  isAmountChanged,
  learnAmounts,
  planAmounts,
  swapAmounts,
  type AmountStep,
  type CellAmount,
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
  type MatrixStep,
} from './model';

/** Maximum number of cells that the history remembers: 8 MB. */
const maxCells = 2_000_000;

/** What one action changed. */
interface StoreStep {
  readonly turned: MatrixStep | null;
  readonly amounts: AmountStep | null;
}

/** The changes of a table; `removed` are cells that are on. */
interface TableChanges {
  readonly added: readonly CellAmount[];
  readonly changed: readonly CellAmount[];
  readonly removed: readonly MatrixCellState[];
}

const cellsOf = ({ turned, amounts }: StoreStep): ReadonlySet<number> =>
  new Set([...(turned ?? []), ...(amounts?.cells ?? [])]);

export const createMatrixStore = (matrixData: MatrixData, matrix: MatrixModel) => {
  const { columns, saved, planned } = matrix;
  const versions = new Uint32Array(matrixData.products.length);
  /** By the number of the cell. */
  const refused = new Map<number, string>();
  /** Numbers of cells whose amount someone else has changed since: which one is kept is asked. */
  const newer = new Set<number>();
  const { subscribe, tell: notify } = createListeners();
  const history = createHistory<StoreStep>({
    maxSize: maxCells,
    // An amount takes three times the room of a turned cell.
    sizeOf: ({ turned, amounts }) => (turned?.length ?? 0) + 3 * (amounts?.cells.length ?? 0),
  });
  let version = 0;
  let counted = { at: -1, counts: { adds: 0, removes: 0, amounts: 0 } };

  const numbersOf = (cells: readonly MatrixCellState[]) =>
    cells.map((cell) => cellAt(matrix, cell));
  const placeOf = (cell: number) => ({ row: Math.floor(cell / columns), column: cell % columns });
  const clear = (cells: Iterable<number>) => {
    for (const cell of cells) {
      refused.delete(cell);
      newer.delete(cell);
    }
  };
  const onChange = (cells: Iterable<number>) => {
    version += 1;
    for (const cell of cells) {
      const row = Math.floor(cell / columns);
      versions[row] = (versions[row] ?? 0) + 1;
    }
    for (const cell of refused.keys())
      if (saved[cell] === planned[cell] && !isAmountChanged(matrix, placeOf(cell))) clear([cell]);
    for (const cell of newer) if (!isAmountChanged(matrix, placeOf(cell))) clear([cell]);
    notify();
  };
  /** Returns the number of changed cells. */
  const remember = (step: StoreStep): number => {
    const cells = cellsOf(step);
    if (cells.size === 0) return 0;
    history.remember(step);
    onChange(cells);
    return cells.size;
  };

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
    counts,
    hasChanges: (): boolean => {
      const { adds, removes, amounts } = counts();
      return adds + removes + amounts > 0;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** The platform's message, if it rejected the cell's pending change. */
    refusal: (cell: number): string | undefined => refused.get(cell),
    /** Number of rejected pending changes, by the platform's message. */
    refusals: (): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const [cell, text] of refused)
        if (!newer.has(cell)) counts.set(text, (counts.get(text) ?? 0) + 1);
      return counts;
    },
    /** Number of cells of which is asked whose amount is kept. */
    asked: (): number => newer.size,
    isAsked: (cell: MatrixCellState): boolean => newer.has(cellAt(matrix, cell)),
    /** Sets what someone else has given a link since, and asks whether the planned amount replaces it. */
    ask: (cell: CellAmount, reason: string) => {
      confirm(matrix, { ...cell, isOn: true });
      confirmAmount(matrix, cell);
      const at = cellAt(matrix, cell);
      refused.set(at, reason);
      newer.add(at);
      onChange([at]);
    },
    /** Answers for all cells; the planned amounts stay pending if they are to replace the others. */
    answer: (side: 'theirs' | 'mine') => {
      const cells = Uint32Array.from(newer);
      clear(cells);
      if (side === 'mine') {
        onChange(cells);
        return;
      }
      const values = Float64Array.from(cells, (at) => amountAt(matrix, placeOf(at), 'saved') ?? 0);
      const amounts = { cells, values };
      swapAmounts(matrix, amounts);
      remember({ turned: null, amounts });
    },
    /** Someone else has removed the link of a cell; adding it stays pending. */
    lose: (cell: CellChange, reason: string) => {
      confirm(matrix, { ...cell, isOn: false });
      const at = cellAt(matrix, cell);
      refused.set(at, reason);
      onChange([at]);
    },
    fill: (cells: Parameters<typeof fillMatrix>[1]): number =>
      remember({ turned: fillMatrix(matrix, cells), amounts: null }),
    /** Plans amounts, which turns cells on. Returns the number of changed cells. */
    planAmounts: (entries: Iterable<CellAmount>): number =>
      remember(planAmounts(matrix, entries) ?? { turned: null, amounts: null }),
    /** Plans amounts and removals in one step. Returns the number of changed cells. */
    planTable: ({ added, changed, removed }: TableChanges): number => {
      const plan = planAmounts(matrix, [...added, ...changed]);
      const off = Uint32Array.from(removed, (cell) => cellAt(matrix, cell));
      turn(matrix, off);
      const turned = Uint32Array.from([...(plan?.turned ?? []), ...off]);
      return remember({ turned, amounts: plan?.amounts ?? null });
    },
    /** Returns false if there was nothing to undo or redo. */
    travel: (way: 'undo' | 'redo'): boolean => {
      const step = history[way]();
      if (!step) return false;
      if (step.turned) turn(matrix, step.turned);
      if (step.amounts) swapAmounts(matrix, step.amounts);
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
    /** Sets the platform's link of a cell and its amount; the planned one stays pending. */
    learnAmount: (cell: CellAmount) => {
      confirm(matrix, { ...cell, isOn: true });
      confirmAmount(matrix, cell);
      onChange([cellAt(matrix, cell)]);
    },
    /** Takes a link that someone else added, with its amount, in place of the planned one. */
    adopt: (cell: CellAmount) => {
      confirm(matrix, { ...cell, isOn: true });
      confirmAmount(matrix, cell);
      const own = matrix.amounts.get(cell.column);
      if (own) own.planned[cell.row] = cell.amount;
      const at = cellAt(matrix, cell);
      matrix.kept.delete(at);
      clear([at]);
      onChange([at]);
    },
    /** Keeps the amount of a link that is about to be removed, unless those of its zone are known. */
    keepAmount: (cell: CellAmount) => {
      if (!matrix.amounts.has(cell.column)) matrix.kept.set(cellAt(matrix, cell), cell.amount);
    },
    /** Whether the amounts of a zone are known. */
    hasAmounts: (column: number): boolean => matrix.amounts.has(column),
    confirm: (changes: readonly CellChange[]) => {
      for (const change of changes) {
        confirm(matrix, change);
        if (!change.isOn) continue;
        confirmAmount(matrix, { ...change, amount: change.amount ?? 0 });
        matrix.kept.delete(cellAt(matrix, change));
      }
      const cells = numbersOf(changes);
      clear(cells);
      onChange(cells);
    },
    refuse: (changes: readonly CellChange[], reason: string) => {
      const cells = numbersOf(changes);
      for (const cell of cells) refused.set(cell, reason);
      onChange(cells);
    },
  };
};

/** The planned links, what was rejected, and listeners. */
export type MatrixStore = ReturnType<typeof createMatrixStore>;
