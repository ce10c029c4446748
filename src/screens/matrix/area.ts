import { maskOf } from './bits';
import type { Layout } from './layout';

/** Cells and rectangles of them; row -1 is a column's header. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Two opposite corners. */
export interface Area {
  readonly anchor: Place;
  readonly focus: Place;
}

interface Edges {
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

/** Computes the target of a key; null for keys that do not move. */
interface Pressed {
  readonly key: string;
  /** Ctrl or ⌘: to the end. */
  readonly isFar: boolean;
  /** Number of visible rows. */
  readonly page: number;
}

const ends = { far: 1e9 };

export const movedBy = (
  layout: Layout,
  { row, column }: Place,
  { key, isFar, page }: Pressed,
): Place | null => {
  const step = isFar ? ends.far : 1;
  const to = (place: Place) => within(layout, place, headRow);
  switch (key) {
    case 'ArrowUp':
      // Ctrl moves to the first product, and only from there to the header.
      return to({ row: isFar && row > 0 ? 0 : row - 1, column });
    case 'ArrowDown':
      return to({ row: row + step, column });
    case 'ArrowLeft':
      return to({ row, column: column - step });
    case 'ArrowRight':
      return to({ row, column: column + step });
    case 'Home':
      return to({ row: isFar ? 0 : row, column: 0 });
    case 'End':
      return to({ row: isFar ? ends.far : row, column: ends.far });
    case 'PageUp':
      return to({ row: row <= 0 ? row : Math.max(0, row - page), column });
    case 'PageDown':
      return to({ row: row + page, column });
    default:
      return null;
  }
};
