import { createHistory } from '../../lib/grid/history';
import { createListeners } from '../../lib/util/listeners';
import type { MatrixData } from './loadMatrixData';
import {
  cellAt,
  confirm,
  countChanges,
  discard,
  fillMatrix,
  turn,
  type MatrixCellState,
  type CellChange,
  type MatrixModel,
  type MatrixStep,
} from './model';

/** Maximum number of cells that the history remembers: 8 MB. */
const maxCells = 2_000_000;

export const createMatrixStore = (matrixData: MatrixData, matrix: MatrixModel) => {
  const { columns, saved, planned } = matrix;
  const versions = new Uint32Array(matrixData.products.length);
  /** By the number of the cell. */
  const refused = new Map<number, string>();
  const { subscribe, tell: notify } = createListeners();
  const history = createHistory<MatrixStep>({ maxSize: maxCells, sizeOf: ({ length }) => length });
  let version = 0;
  let counted = { at: -1, counts: { adds: 0, removes: 0 } };

  const numbersOf = (cells: readonly MatrixCellState[]) =>
    cells.map((cell) => cellAt(matrix, cell));
  const onChange = (cells: Iterable<number>) => {
    version += 1;
    for (const cell of cells) {
      const row = Math.floor(cell / columns);
      versions[row] = (versions[row] ?? 0) + 1;
    }
    for (const cell of refused.keys()) if (saved[cell] === planned[cell]) refused.delete(cell);
    notify();
  };
  /** Returns the number of changed cells. */
  const remember = (step: MatrixStep | null): number => {
    if (!step) return 0;
    history.remember(step);
    onChange(step);
    return step.length;
  };

  const counts = () => {
    if (counted.at !== version) counted = { at: version, counts: countChanges(matrix) };
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
    hasChanges: (): boolean => counts().adds + counts().removes > 0,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** The platform's message, if it rejected the cell's pending change. */
    refusal: (cell: number): string | undefined => refused.get(cell),
    /** Number of rejected pending changes, by the platform's message. */
    refusals: (): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (const text of refused.values()) counts.set(text, (counts.get(text) ?? 0) + 1);
      return counts;
    },
    fill: (cells: Parameters<typeof fillMatrix>[1]): number => remember(fillMatrix(matrix, cells)),
    /** Returns false if there was nothing to undo or redo. */
    travel: (way: 'undo' | 'redo'): boolean => {
      const step = history[way]();
      if (!step) return false;
      turn(matrix, step);
      onChange(step);
      return true;
    },
    /** Discards pending changes: of these products, or all. */
    discard: (rows?: readonly number[]) => {
      remember(discard(matrix, rows));
    },
    confirm: (changes: readonly CellChange[]) => {
      for (const change of changes) confirm(matrix, change);
      const cells = numbersOf(changes);
      for (const cell of cells) refused.delete(cell);
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
