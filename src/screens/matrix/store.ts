import { createHistory } from '../../sheet/history';
import { createListeners } from '../../schema/listeners';
import {
  confirm,
  countChanges,
  discard,
  fill,
  hasBit,
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

export const createMatrixStore = (matrixData: MatrixData, matrix: Matrix) => {
  const columns = matrixData.zones.length;
  const versions = new Uint32Array(matrixData.products.length);
  const refused = new Map<number, string>();
  const { subscribe, tell: notify } = createListeners();
  const history = createHistory<Step>({ maxSize: maxSteps, sizeOf: () => 1 });
  let version = 0;
  let counted = { at: -1, counts: { adds: 0, removes: 0 } };

  const at = ({ row, column }: Cell): number => row * columns + column;
  const isPending = ({ row, column }: Cell): boolean =>
    hasBit(matrix.saved, row, column) !== hasBit(matrix.planned, row, column);

  const onChange = (rows: Iterable<number>) => {
    version += 1;
    for (const row of rows) versions[row] = (versions[row] ?? 0) + 1;
    for (const cell of refused.keys()) {
      if (!isPending({ row: Math.floor(cell / columns), column: cell % columns }))
        refused.delete(cell);
    }
    notify();
  };
  /** Returns the number of changed cells. */
  const remember = (step: Step | null): number => {
    if (!step) return 0;
    history.remember(step);
    onChange(step.rows);
    return stepSize(step);
  };
  const travel = (step: Step | null) => {
    if (!step) return;
    turn(matrix.planned, step);
    onChange(step.rows);
  };
  const onCells = (cells: readonly Cell[]) => {
    onChange(new Set(cells.map(({ row }) => row)));
  };

  return {
    matrixData,
    matrix,
    subscribe,
    /** Increases with each change of the row's cells, so that only changed rows re-render. */
    rowVersion: (row: number): number => versions[row] ?? 0,
    /** Increases with each change. */
    version: (): number => version,
    counts: () => {
      if (counted.at !== version) counted = { at: version, counts: countChanges(matrix) };
      return counted.counts;
    },
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    isPending,
    /** The platform's message, if it rejected the cell's pending change. */
    refusal: (cell: Cell): string | undefined => refused.get(at(cell)),
    /** Number of rejected pending changes, by the platform's message. */
    refusals: (): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const text of refused.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
      return counts;
    },
    fill: (cells: Parameters<typeof fill>[1]): number => remember(fill(matrix, cells)),
    undo: () => {
      travel(history.back());
    },
    redo: () => {
      travel(history.forth());
    },
    /** Discards pending changes: of these products, or all. */
    discard: (rows?: readonly number[]) => {
      remember(discard(matrix, rows));
    },
    confirm: (changes: readonly CellChange[]) => {
      for (const change of changes) {
        confirm(matrix, change);
        refused.delete(at(change));
      }
      onCells(changes);
    },
    refuse: (changes: readonly CellChange[], reason: string) => {
      for (const change of changes) refused.set(at(change), reason);
      onCells(changes);
    },
  };
};

/** The planned links, what was rejected, and listeners. */
export type MatrixStore = ReturnType<typeof createMatrixStore>;
