import { createHistory } from '../../sheet/history';
import { createListeners } from '../../schema/listeners';
import {
  confirm,
  countChanges,
  discard,
  fill,
  hasBit,
  learn,
  stepSize,
  turn,
  type CellChange,
  type Matrix,
  type Step,
} from './model';
import type { MatrixData } from './loadMatrixData';

/** Maximum number of steps. A step over 1,000 × 300 cells takes 44 KB. */
const maxSteps = 200;

type Cell = Pick<CellChange, 'row' | 'column'>;

type Mark = 'none' | 'add' | 'remove';

export const createBoard = (matrixData: MatrixData, matrix: Matrix) => {
  const columns = matrixData.zones.length;
  const versions = new Uint32Array(matrixData.products.length);
  const refused = new Map<number, string>();
  const listeners = createListeners();
  const history = createHistory<Step>({ maxSize: maxSteps, sizeOf: () => 1 });
  let version = 0;
  let counted = { at: -1, counts: { adds: 0, removes: 0 } };

  const at = ({ row, column }: Cell): number => row * columns + column;
  const isPending = ({ row, column }: Cell): boolean =>
    hasBit(matrix.truth, row, column) !== hasBit(matrix.wanted, row, column);

  const told = (rows: Iterable<number>) => {
    version += 1;
    for (const row of rows) versions[row] = (versions[row] ?? 0) + 1;
    for (const cell of refused.keys()) {
      if (!isPending({ row: Math.floor(cell / columns), column: cell % columns }))
        refused.delete(cell);
    }
    listeners.tell();
  };
  const stepped = (step: Step | null): number => {
    if (!step) return 0;
    history.remember(step);
    told(step.rows);
    return stepSize(step);
  };
  const travel = (step: Step | null) => {
    if (!step) return;
    turn(matrix.wanted, step);
    told(step.rows);
  };
  const rowsOf = (cells: readonly Cell[]) => new Set(cells.map(({ row }) => row));

  return {
    matrixData,
    matrix,
    subscribe: listeners.subscribe,
    /** Increases with each change of the row's cells, so that only changed rows re-render. */
    rowVersion: (row: number): number => versions[row] ?? 0,
    /** Increases with each change. */
    version: (): number => version,
    counts: (): { readonly adds: number; readonly removes: number } => {
      if (counted.at !== version) counted = { at: version, counts: countChanges(matrix) };
      return counted.counts;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    mark: (cell: Cell): Mark => {
      if (!isPending(cell)) return 'none';
      return hasBit(matrix.wanted, cell.row, cell.column) ? 'add' : 'remove';
    },
    /** The platform's message, if it rejected the cell's pending change. */
    refusal: (cell: Cell): string | undefined => refused.get(at(cell)),
    /** Number of rejected pending changes, by the platform's message. */
    refusals: (): ReadonlyMap<string, number> => {
      const words = new Map<string, number>();
      for (const text of refused.values()) words.set(text, (words.get(text) ?? 0) + 1);
      return words;
    },
    /** Returns the number of changed cells. */
    fill: (cells: Parameters<typeof fill>[1]): number => stepped(fill(matrix, cells)),
    undo: () => {
      travel(history.back());
    },
    redo: () => {
      travel(history.forth());
    },
    /** Discards pending changes: of these products, or all. */
    discard: (rows?: readonly number[]) => {
      stepped(discard(matrix, rows));
    },
    confirm: (changes: readonly CellChange[]) => {
      for (const change of changes) {
        confirm(matrix, change);
        refused.delete(at(change));
      }
      told(rowsOf(changes));
    },
    refuse: (changes: readonly CellChange[], words: string) => {
      for (const change of changes) refused.set(at(change), words);
      told(rowsOf(changes));
    },
    /** Sets the platform's state of other cells, or of cells whose call failed but may have been executed. */
    learn: (cells: readonly CellChange[]) => {
      for (const cell of cells) learn(matrix, cell);
      told(rowsOf(cells));
    },
  };
};

/** The grid's state: planned links, rejections, and listeners. */
export type Board = ReturnType<typeof createBoard>;
