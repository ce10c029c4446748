import type { Touched } from '../../types';
import { edgesOf, type Edges } from '../area';
import type { GridBoard } from '../board';
import { write } from '../cells';

export interface Pasted {
  readonly touched: Touched;
  /** The range that was written. */
  readonly edges: Edges;
  /** Copied rows and columns that did not fit. */
  readonly cutRows: number;
  readonly cutColumns: number;
}

/** The size to write: the whole selection if it is a multiple of the copied size, else the copied size. */
const sizeOf = (selected: number, copied: number): number =>
  selected > copied && selected % copied === 0 ? selected : copied;

/** Writes the copied texts at the top left of the selection. Returns null if the copy is empty. */
export const paste = (board: GridBoard, rows: readonly (readonly string[])[]): Pasted | null => {
  const across = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (across === 0) return null;
  const selected = edgesOf(board.area());
  const top = Math.max(0, selected.top);
  const left = Math.max(0, selected.left);
  const height = sizeOf(selected.bottom - top + 1, rows.length);
  const width = sizeOf(selected.right - left + 1, across);
  const { columns, rows: all } = board.extent();
  const canAdd = all > board.model.shown().length;
  const bottom = canAdd ? top + height - 1 : Math.min(top + height, all) - 1;
  const right = Math.min(left + width, columns) - 1;
  const edges = { top, left, bottom, right };
  return {
    edges,
    cutRows: top + height - 1 - bottom,
    cutColumns: left + width - 1 - right,
    touched: write(
      board,
      edges,
      (down, beside) => rows[down % rows.length]?.[beside % across] ?? '',
    ),
  };
};
