/** Positions of rows and columns, in px. */

/** Of the sheet of texts. */
export const rowHeight = 32;
export const headHeight = 36;
export const chooseWidth = 40;
export const leastWidth = 48;
export const mostWidth = 900;
/** Extra rows drawn above and below the viewport. */
export const spare = 4;
/** Browsers limit an element's height to slightly more than this; a taller sheet scrolls in proportion. */
export const mostHeight = 15_000_000;

export interface ColumnWidths {
  /** Of each column, in the model's order. */
  readonly widths: readonly number[];
  /** Number of pinned columns, from the first. */
  readonly pinned: number;
  /** Width of the check boxes and row numbers. */
  readonly lead: number;
}

export interface ColumnLayout extends ColumnWidths {
  /** Left edge of each column, relative to the sheet. */
  readonly lefts: readonly number[];
  /** Total width of everything that stays on the left. */
  readonly lead: number;
  readonly pinnedWidth: number;
  readonly width: number;
}

export const columnLayoutOf = ({ widths, pinned, lead }: ColumnWidths): ColumnLayout => {
  const lefts: number[] = [];
  let x = lead;
  let pinnedWidth = lead;
  widths.forEach((width, column) => {
    lefts.push(x);
    x += width;
    if (column < pinned) pinnedWidth = x;
  });
  return { widths, pinned, lead, lefts, pinnedWidth, width: x };
};

/** Column at an x position of the sheet; the last one if it is beyond, -1 if it is before the first. */
export const columnIn = ({ lefts }: ColumnLayout, x: number): number => {
  const after = lefts.findIndex((left) => left > x);
  return (after === -1 ? lefts.length : after) - 1;
};

/** Column at a point of the viewport; the first or last one if the point is outside. */
export const columnAt = (layout: ColumnLayout, x: number, scrollLeft: number): number =>
  columnIn(layout, x < layout.pinnedWidth ? x : x + scrollLeft);

export interface RowScroll {
  readonly rows: number;
  /** Height of the rows' viewport. */
  readonly viewport: number;
  readonly scrollTop: number;
  /** Height of a row; the sheet's by default. */
  readonly height?: number;
}

/** How far the rows are scrolled, in px of their unscaled height. */
export const rowsTopOf = ({ rows, viewport, scrollTop, height = rowHeight }: RowScroll): number => {
  const real = rows * height;
  if (real <= mostHeight) return scrollTop;
  return (scrollTop / (mostHeight - viewport)) * (real - viewport);
};

/** Scroll position that shows the rows at this offset. */
export const scrollTopFor = (
  { rows, viewport, height = rowHeight }: Omit<RowScroll, 'scrollTop'>,
  rowsTop: number,
): number => {
  const real = rows * height;
  if (real <= mostHeight) return rowsTop;
  return (rowsTop / (real - viewport)) * (mostHeight - viewport);
};

/** The nearest scroll position at which `from` to `to` is visible, for a viewport of `size` at `at`. */
export const nearest = (at: number, size: number, from: number, to: number): number => {
  if (from < at) return from;
  if (to > at + size) return Math.max(0, Math.min(from, to - size));
  return at;
};

/** Width of the row numbers in px. `digits`: of the longest number. */
export const widthOfNumbers = (digits: number, showMarks: boolean): number =>
  20 + 8 * Math.max(2, digits) + (showMarks ? 20 : 0);

/** All numbers from one to the other, and one more that must be included. */
export const span = (first: number, last: number, further: number | null): readonly number[] => {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (further === null || (further >= first && further <= last)) return all;
  return further < first ? [further, ...all] : [...all, further];
};
