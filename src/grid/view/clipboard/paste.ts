import type { Touched } from '../../types';
import { edgesOf, type Edges } from '../area';
import type { GridBoard } from '../board';
import { write } from '../cells';

export interface Pasted {
  readonly touched: Touched;
  /** The block that was written. */
  readonly edges: Edges;
  /** Rows and columns of what was copied that had no place. */
  readonly cutRows: number;
  readonly cutColumns: number;
}

/** How far what is copied is repeated: over the whole selection where that holds it a whole number of times. */
const sizeOf = (selected: number, copied: number): number =>
  selected > copied && selected % copied === 0 ? selected : copied;

/** Writes what was copied at the selection's corner; null where nothing was copied. */
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
