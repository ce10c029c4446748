/** Where rows and columns stand, in px. */

export const rowHeight = 32;
export const headHeight = 36;
export const chooseWidth = 40;
export const leastWidth = 48;
export const mostWidth = 900;
/** Rows drawn above and below what is in sight. */
export const spare = 4;
/** Browsers end a little above this; a taller sheet is scrolled in proportion. */
export const mostHeight = 15_000_000;

export interface ColumnWidths {
  /** Of each column, in the model's order. */
  readonly widths: readonly number[];
  /** How many of them, from the first on, stay at the left. */
  readonly pinned: number;
  /** Of the boxes and the row numbers. */
  readonly lead: number;
}

export interface ColumnLayout extends ColumnWidths {
  /** Left edge of each column from the sheet's. */
  readonly lefts: readonly number[];
  /** All that stays at the left. */
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

/** Column under a point of the window on the sheet; the outermost one beyond the ends. */
export const columnAt = (layout: ColumnLayout, x: number, scrollLeft: number): number => {
  const inSheet = x < layout.pinnedWidth ? x : x + scrollLeft;
  if (inSheet < layout.lead) return -1;
  const after = layout.lefts.findIndex((left) => left > inSheet);
  return (after === -1 ? layout.lefts.length : after) - 1;
};

export interface RowScroll {
  readonly rows: number;
  /** Height of what is seen of the rows. */
  readonly viewport: number;
  readonly scrollTop: number;
}

export const sheetHeightOf = (rows: number): number => Math.min(rows * rowHeight, mostHeight);

/** How far down the rows are scrolled, were the sheet as tall as they are. */
export const rowsTopOf = ({ rows, viewport, scrollTop }: RowScroll): number => {
  const real = rows * rowHeight;
  if (real <= mostHeight) return scrollTop;
  return (scrollTop / (mostHeight - viewport)) * (real - viewport);
};

/** Scroll position at which the rows are this far down. */
export const scrollTopFor = (
  { rows, viewport }: Omit<RowScroll, 'scrollTop'>,
  rowsTop: number,
): number => {
  const real = rows * rowHeight;
  if (real <= mostHeight) return rowsTop;
  return (rowsTop / (real - viewport)) * (mostHeight - viewport);
};

/** Nearest way to scroll so that `from` to `to` is in sight of a window of `size` at `at`. */
export const nearest = (at: number, size: number, from: number, to: number): number => {
  if (from < at) return from;
  if (to > at + size) return Math.max(0, Math.min(from, to - size));
  return at;
};

/** `digits`: of the longest number. */
export const widthOfNumbers = (digits: number, showMarks: boolean): number =>
  20 + 8 * Math.max(2, digits) + (showMarks ? 20 : 0);
