/** Positions of rows and columns, in px. */

/** Browsers limit an element's height to slightly more than this; a taller sheet scrolls in proportion. */
export const maxHeight = 15_000_000;

export interface ColumnWidths {
  /** Of each column, in the model's order. */
  readonly widths: readonly number[];
  readonly pinned: number;
  /** Width of what is before the columns: row headers and check boxes. */
  readonly rowHeader: number;
}

export interface ColumnLayout extends ColumnWidths {
  /** Left edge of each column, relative to the sheet. */
  readonly lefts: readonly number[];
  /** Total width of everything that stays on the left. */
  readonly pinnedWidth: number;
  readonly width: number;
}

export const columnLayoutOf = ({ widths, pinned, rowHeader }: ColumnWidths): ColumnLayout => {
  let width = rowHeader;
  const lefts = widths.map((column) => {
    const left = width;
    width += column;
    return left;
  });
  return { widths, pinned, rowHeader, lefts, pinnedWidth: lefts[pinned] ?? width, width };
};

/** Column at an x position of the sheet; the last one if it is beyond, -1 if it is before the first. */
export const columnIn = ({ lefts }: ColumnLayout, x: number): number => {
  const after = lefts.findIndex((left) => left > x);
  return (after === -1 ? lefts.length : after) - 1;
};

/** Column at a point of the viewport; the first or last one if the point is outside. */
export const columnAt = (layout: ColumnLayout, x: number, scrollLeft: number): number =>
  columnIn(layout, x < layout.pinnedWidth ? x : x + scrollLeft);

interface RowHeights {
  readonly all: number;
  /** Of the rows' viewport. */
  readonly viewport: number;
}

/** How far the rows are scrolled, in px of their unscaled height. */
export const rowsTopOf = ({ all, viewport }: RowHeights, scrollTop: number): number =>
  all <= maxHeight ? scrollTop : (scrollTop / (maxHeight - viewport)) * (all - viewport);

/** Scroll position that shows the rows at this offset. */
export const scrollTopFor = ({ all, viewport }: RowHeights, rowsTop: number): number =>
  all <= maxHeight ? rowsTop : (rowsTop / (all - viewport)) * (maxHeight - viewport);

/** The nearest scroll position at which `from` to `to` is visible, for a viewport of `size` at `at`. */
export const nearest = (at: number, size: number, from: number, to: number): number => {
  if (from < at) return from;
  if (to > at + size) return Math.max(0, Math.min(from, to - size));
  return at;
};

/** All numbers from one to the other, and one more that must be included. */
export const span = (first: number, last: number, further: number | null): readonly number[] => {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (further === null || (further >= first && further <= last)) return all;
  return further < first ? [further, ...all] : [...all, further];
};
