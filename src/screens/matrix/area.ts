/** Which products and zones an area of the grid holds, and where keys move. */
import {
  edgesOf,
  headRow,
  type Corners,
  type Edges,
  type Extent,
  type Place,
} from '../../sheet/board/area';
import { movedBy as movedInGrid } from '../../sheet/board/move';
import { maskOf } from './model';
import type { Layout } from './layout';

/** A header stands for all rows of its column. */
const rowsIn = ({ rows }: Layout, { top, bottom }: Edges): readonly number[] =>
  top === headRow ? rows : rows.slice(top, bottom + 1);

/**
 * Products and zones of an area. A region's column stands for its zones if they are hidden or if nothing else is
 * selected: a selection across an open region must not include untouched zones.
 */
export const cellsIn = (
  layout: Layout,
  area: Corners,
  zones: number,
): { readonly rows: readonly number[]; readonly mask: Uint32Array } => {
  const edges = edgesOf(area);
  const columns = layout.columns.slice(edges.left, edges.right + 1);
  const mask = maskOf(
    zones,
    columns.flatMap((column) => (column.kind === 'zone' ? [column.zone] : [])),
  );
  for (const column of columns) {
    if (column.kind === 'region' && (!column.isOpen || edges.left === edges.right)) {
      column.mask.forEach((word, at) => {
        mask[at] = (mask[at] ?? 0) | word;
      });
    }
  }
  return { rows: rowsIn(layout, edges), mask };
};

export const extentOf = ({ rows, columns }: Layout): Extent => ({
  rows: rows.length,
  columns: columns.length,
  canChoose: false,
});

interface Pressed {
  readonly key: string;
  /** Ctrl or ⌘: to the end. */
  readonly isFar: boolean;
  /** Number of visible rows. */
  readonly page: number;
}

/** The target of a key; null for keys that do not move. */
export const movedBy = (
  layout: Layout,
  from: Place,
  { isFar, ...pressed }: Pressed,
): Place | null => {
  // Ctrl moves to the first product, and only from there to the header.
  const isUpFromFirst = pressed.key === 'ArrowUp' && from.row === 0;
  return movedInGrid(extentOf(layout), from, { ...pressed, isFar: isFar && !isUpFromFirst });
};
