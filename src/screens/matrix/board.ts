import { createHistory } from '../../grid/history';
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
const mostSteps = 200;

/** The grid's state: planned links, rejections, and listeners. */
type Cell = Pick<CellChange, 'row' | 'column'>;

type Mark = 'none' | 'add' | 'remove';

export interface Board {
  readonly matrixData: MatrixData;
  readonly matrix: Matrix;
  readonly subscribe: (listener: () => void) => () => void;
  /** Increases with each change of the row's cells, so that only changed rows re-render. */
  readonly rowVersion: (row: number) => number;
  /** Increases with each change. */
  readonly version: () => number;
  readonly counts: () => { readonly adds: number; readonly removes: number };
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly mark: (cell: Cell) => Mark;
  /** The platform's message, if it rejected the cell's pending change. */
  readonly refusal: (cell: Cell) => string | undefined;
  /** Number of rejected pending changes, by the platform's message. */
  readonly refusals: () => ReadonlyMap<string, number>;
  /** Returns the number of changed cells. */
  readonly fill: (cells: {
    readonly rows: readonly number[];
    readonly mask: Uint32Array;
    readonly isOn: boolean;
  }) => number;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Discards pending changes: of these products, or all. */
  readonly discard: (rows?: readonly number[]) => void;
  readonly confirm: (changes: readonly CellChange[]) => void;
  readonly refuse: (changes: readonly CellChange[], words: string) => void;
  /** Sets the platform's state of other cells, or of cells whose call failed but may have been executed. */
  readonly learn: (cells: readonly CellChange[]) => void;
}

export const createBoard = (matrixData: MatrixData, matrix: Matrix): Board => {
  const columns = matrixData.zones.length;
  const versions = new Uint32Array(matrixData.products.length);
  const refused = new Map<number, string>();
  const listeners = createListeners();
  const history = createHistory<Step>({ most: mostSteps, sizeOf: () => 1 });
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
    rowVersion: (row) => versions[row] ?? 0,
    version: () => version,
    counts: () => {
      if (counted.at !== version) counted = { at: version, counts: countChanges(matrix) };
      return counted.counts;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    mark: (cell) => {
      if (!isPending(cell)) return 'none';
      return hasBit(matrix.wanted, cell.row, cell.column) ? 'add' : 'remove';
    },
    refusal: (cell) => refused.get(at(cell)),
    refusals: () => {
      const words = new Map<string, number>();
      for (const text of refused.values()) words.set(text, (words.get(text) ?? 0) + 1);
      return words;
    },
    fill: (cells) => stepped(fill(matrix, cells)),
    undo: () => {
      travel(history.back());
    },
    redo: () => {
      travel(history.forth());
    },
    discard: (rows) => {
      stepped(discard(matrix, rows));
    },
    confirm: (changes) => {
      for (const change of changes) {
        confirm(matrix, change);
        refused.delete(at(change));
      }
      told(rowsOf(changes));
    },
    refuse: (changes, words) => {
      for (const change of changes) refused.set(at(change), words);
      told(rowsOf(changes));
    },
    learn: (cells) => {
      for (const cell of cells) learn(matrix, cell);
      told(rowsOf(cells));
    },
  };
};
