/** Cells and rectangles of them; row -1 is a column's header. */
import { maskOf } from './bits';
import type { Layout } from './layout';

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Two opposite corners. */
export interface Area {
  readonly anchor: Place;
  readonly focus: Place;
}

export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const headRow = -1;

export const edgesOf = ({ anchor, focus }: Area): Edges => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const isOneCell = ({ anchor, focus }: Area): boolean =>
  anchor.row === focus.row && anchor.column === focus.column;

/** A header stands for all rows of its column. */
const rowsIn = ({ rows }: Layout, { top, bottom }: Edges): readonly number[] =>
  top === headRow ? rows : rows.slice(top, bottom + 1);

/**
 * Products and zones of an area. A region's column stands for its zones if they are hidden or if nothing else is
 * selected: a selection across an open region must not include untouched zones.
 */
export const cellsIn = (
  layout: Layout,
  area: Area,
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

/** Limits a place to the grid. */
export const within = (
  { rows, columns }: Layout,
  { row, column }: Place,
  least: number,
): Place => ({
  row: Math.max(least, Math.min(row, rows.length - 1)),
  column: Math.max(0, Math.min(column, columns.length - 1)),
});
